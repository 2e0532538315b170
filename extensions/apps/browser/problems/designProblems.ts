import { type Disposable, inject, injectable, type Marker, Markers, toDisposable } from 'lathe';
import { compareStructural, reaction } from 'mobx';
import { AppsTexts } from '../appsTexts';
import type { AppValues } from '../designer/model/appValues';
import { checkMenu, checkTab } from '../designer/model/checkApp';
import { OpenDesigners } from '../designer/openDesigners';

const owner = 'apps.design';
/** What is typed fast is looked at once. */
const patience = 300;
const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

/** What is wrong with the menus and tabs that are being edited, in the problems panel before it is saved. */
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
      () => new Map(this.open.forms.filter(({ dirty }) => dirty).flatMap(({ values }) => this.found(values))),
      (found) => this.markers.replace(owner, found),
      { delay: patience, equals: compareStructural },
    );
    return toDisposable(() => {
      stop();
      this.markers.clear(owner);
    });
  }

  private found({ menus, tabs }: AppValues): readonly (readonly [resource: string, markers: readonly Marker[]])[] {
    const { t } = this.texts;
    return [
      ...menus.map((menu) => this.markersOf('Menu', menu, checkMenu(menu, tabs, t))),
      ...tabs.map((tab) => this.markersOf('Tab', tab, checkTab(tab, t))),
    ].filter(([, found]) => found.length > 0);
  }

  private markersOf(
    type: 'Menu' | 'Tab',
    { id, label, name }: { readonly id: string; readonly label: string; readonly name: string },
    issues: Readonly<Record<string, string | undefined>>,
  ): readonly [resource: string, markers: readonly Marker[]] {
    const { t } = this.texts;
    const thing = {
      ...{
        name: label.trim() || name,
        description: t(`type.${type}`),
        icon: type === 'Menu' ? 'list-tree' : 'browser',
      },
      command: 'apps.openProblem',
    };
    const found = Object.entries(issues).flatMap(([field, message]): readonly Marker[] => {
      if (message === undefined) return [];
      const args = [type, id, `data.${field}`];
      return [{ severity: 'error', message, source: t('problems.source'), thing: { ...thing, args }, ...spot }];
    });
    return [`application:/${id}`, found];
  }
}
