import { inject, injectable } from 'inversify';
import { MetadataRecord } from 'lathe/common';
import { type Actor, Database, type Handlers, MetadataStore } from 'lathe/node';
import type { Design, designCalls } from '../../common/designCalls';
import { homeTabId } from '../../common/tabData';
import { AppAccess } from '../access/appAccess';
import { TabTargets } from '../tabs/tabTargets';
import { DesignWriting } from './designWriting';

const pageSize = 1000;

/** What the designer of an application loads and saves. */
@injectable()
export class DesignHandlers {
  constructor(
    @inject(AppAccess) private readonly access: AppAccess,
    @inject(Database) private readonly database: Database,
    @inject(DesignWriting) private readonly writing: DesignWriting,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(TabTargets) private readonly tabs: TabTargets,
  ) {}

  readonly all: Handlers<typeof designCalls> = {
    audience: async ({ actor, params: { appId } }) => {
      await this.store.get(actor, 'Application', appId);
      return this.access.audience(actor);
    },
    get: ({ actor, params: { appId } }) => this.read(actor, appId),
    save: async ({ actor, params: { appId }, body }) => {
      await this.store.get(actor, 'Application', appId);
      await this.database.transact(actor.tenant, (transaction) => this.writing.write(actor, appId, body, transaction));
      return this.read(actor, appId);
    },
  };

  private async read(actor: Actor, appId: string): Promise<Design> {
    const application = await this.store.get(actor, 'Application', appId);
    const [menus, ids] = await Promise.all([
      this.menus(actor, appId),
      this.tabs.idsIn(actor, application, [homeTabId]),
    ]);
    const tabs = await Promise.all(
      ids.map(async (id) => {
        const tab = await this.store.get(actor, 'Tab', id);
        return { ...tab, target: await this.tabs.of(actor, tab) };
      }),
    );
    return { application, menus, tabs, ...(await this.access.ownership(actor, application)) };
  }

  private async menus(actor: Actor, parent: string): Promise<MetadataRecord[]> {
    const all: MetadataRecord[] = [];
    for (;;) {
      const query = { limit: pageSize, offset: all.length, order: [{ field: 'data.seqNo', descending: false }] };
      const { rows } = await this.store.list(actor, 'Menu', { ...query, count: false }, { parent });
      all.push(...rows.map((row) => MetadataRecord.parse(row)));
      if (rows.length < pageSize) return all;
    }
  }
}
