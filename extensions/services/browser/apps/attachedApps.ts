import type { ListedRecord } from 'lathe/common';
import type { AppUse } from '../../../apps/common/problemCalls';
import { internalDependency } from '../../common/serviceData';
import type { ServiceDesigner } from '../editor/serviceDesigner';
import type { RelatedApp } from '../editor/serviceForm';
import type { ShownParts } from '../parts/shownParts';
import type { AppPick } from './appPick';

/** An application that uses the service. */
export interface AppRow {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  /** By the service itself, so that it can be taken away here. */
  readonly attached: boolean;
  readonly relation: number | undefined;
  /** By what of the application: types of records. */
  readonly uses: readonly string[];
  readonly missing: boolean;
}

type App = Pick<ListedRecord, 'id' | 'label' | 'name'>;

/** The applications that were attached to a service; a change is saved with its form. */
export class AttachedApps implements ShownParts {
  private selected: ReadonlySet<string> = new Set();

  constructor(
    private readonly designer: Pick<ServiceDesigner, 'form' | 'readOnly'>,
    private readonly pick: Pick<AppPick, 'several'>,
  ) {}

  select(ids: ReadonlySet<string>): void {
    this.selected = ids;
  }

  rows(uses: readonly AppUse[], apps: readonly App[]): readonly AppRow[] {
    const known = new Map(apps.map((app) => [app.id, app]));
    const byApp = Map.groupBy(uses, ({ id }) => id);
    const ids = new Set([...this.related.map(({ app }) => app), ...byApp.keys()]);
    return [...ids].map((id) => {
      const own = this.related.find(({ app }) => app === id);
      const users = byApp.get(id) ?? [];
      const { label = id, name = '' } = known.get(id) ?? users[0] ?? {};
      return {
        ...{ id, label: label || name, name, attached: own !== undefined, relation: own?.appServiceRelation },
        uses: [...new Set(users.map(({ byType }) => byType))],
        missing: !known.has(id) && users.length === 0,
      };
    });
  }

  /** Asks which, of those that are not attached. */
  async attach(): Promise<void> {
    if (this.designer.readOnly) return;
    const chosen = await this.pick.several(new Set(this.related.map(({ app }) => app)));
    if (chosen.length === 0) return;
    const added = chosen.map((app): RelatedApp => ({ app, appServiceRelation: internalDependency }));
    this.put([...this.related, ...added]);
  }

  async remove(): Promise<void> {
    this.detach([...this.selected]);
  }

  detach(ids: readonly string[]): void {
    if (!this.designer.readOnly) this.put(this.related.filter(({ app }) => !ids.includes(app)));
  }

  private get related(): readonly RelatedApp[] {
    return this.designer.form.values.relatedApps;
  }

  private put(related: readonly RelatedApp[]): void {
    this.designer.form.set('relatedApps', related);
  }
}
