import { type Disposable, inject, injectable, type Marker, Markers, toDisposable } from 'lathe';
import { compareStructural, reaction } from 'mobx';
import { AppsTexts } from '../appsTexts';
import type { MenuEntry, TabEntry } from '../designer/model/appValues';
import { checkMenu, checkProperties, checkTab } from '../designer/model/checkApp';
import { OpenDesigners } from '../designer/openDesigners';

const owner = 'apps.design';
/** What is typed fast is looked at once. */
const patience = 300;
const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

type Issues = Readonly<Record<string, string | undefined>>;
type Designer = OpenDesigners['all'][number];

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly type: 'Application' | 'Menu' | 'Tab';
}

const icons: Readonly<Record<Thing['type'], string>> = { Application: 'layers', Menu: 'list-tree', Tab: 'browser' };

/** What is wrong with applications that are being edited, their menus and tabs, in the problems panel before it is saved. */
@injectable()
export class DesignProblems {
  constructor(
    @inject(Markers) private readonly markers: Markers,
    @inject(OpenDesigners) private readonly open: OpenDesigners,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  follow(): Disposable {
    const stop = reaction(
      // What is saved is looked at by the server.
      () => new Map(this.open.all.filter(({ form }) => form.dirty).flatMap((designer) => this.found(designer))),
      (found) => this.markers.replace(owner, found),
      { delay: patience, equals: compareStructural },
    );
    return toDisposable(() => {
      stop();
      this.markers.clear(owner);
    });
  }

  private found({ appId, form: { values } }: Designer): readonly (readonly [resource: string, readonly Marker[]])[] {
    const { t } = this.texts;
    const { label, menus, tabs } = values;
    return [
      this.markersOf(
        { type: 'Application', id: appId, name: label.trim() || t('type.Application') },
        checkProperties(values, t),
      ),
      ...menus.map((menu) => this.markersOf(entry('Menu', menu), inData(checkMenu(menu, tabs, t)))),
      ...tabs.map((tab) => this.markersOf(entry('Tab', tab), inData(checkTab(tab, t)))),
    ].filter(([, found]) => found.length > 0);
  }

  /** The issues are told by their places in the record. */
  private markersOf({ id, name, type }: Thing, issues: Issues): readonly [resource: string, readonly Marker[]] {
    const { t } = this.texts;
    const thing = { name, description: t(`type.${type}`), icon: icons[type], command: 'apps.openProblem' };
    const found = Object.entries(issues).flatMap(([place, message]): readonly Marker[] => {
      if (message === undefined) return [];
      const args = [type, id, place];
      return [{ severity: 'error', message, source: t('problems.source'), thing: { ...thing, args }, ...spot }];
    });
    return [`application:/${id}`, found];
  }
}

function entry(type: Thing['type'], { id, label, name }: MenuEntry | TabEntry): Thing {
  return { id, type, name: label.trim() || name };
}

function inData(issues: Issues): Issues {
  return Object.fromEntries(Object.entries(issues).map(([field, message]) => [`data.${field}`, message]));
}
