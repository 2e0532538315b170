import { inject, injectable } from 'inversify';
import { type MetadataRecord, Refusal } from 'lathe/common';
import { type Actor, type Handlers, Log, MetadataStore } from 'lathe/node';
import type { applicationCalls, ApplicationDetail } from '../../common/applicationCalls';
import { homeTabId } from '../../common/tabData';
import { ComponentTreeReader } from '../components/componentTreeReader';
import { TabTargets } from '../tabs/tabTargets';

/** Where applications and tabs answer in another way than other metadata. */
@injectable()
export class ApplicationHandlers {
  constructor(
    @inject(ComponentTreeReader) private readonly tree: ComponentTreeReader,
    @inject(Log) private readonly log: Log,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(TabTargets) private readonly tabs: TabTargets,
  ) {}

  readonly all: Handlers<typeof applicationCalls> = {
    get: async ({ actor, params: { appId }, query: { flag } }) => {
      const application = await this.store.get(actor, 'Application', appId);
      return this.detailed(actor, application, flag?.toUpperCase());
    },
    remove: async ({ actor, params: { appId }, query: { force, revision } }) => {
      try {
        await this.store.remove(actor, 'Application', appId, { force, revision });
        return 1;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        this.log.error(error, `The application ${appId} could not be deleted.`);
        return 0;
      }
    },
    tab: async ({ actor, params: { tabId }, query: { flag } }) => {
      const tab = await this.store.get(actor, 'Tab', tabId);
      return flag?.toUpperCase() === 'S' ? { ...tab, target: await this.tabs.of(actor, tab) } : tab;
    },
  };

  private async detailed(actor: Actor, application: MetadataRecord, flag = ''): Promise<ApplicationDetail> {
    const components = ['C', 'AA'].includes(flag) ? await this.tree.of(actor, application.id) : undefined;
    if (!['T', 'AA'].includes(flag)) return components ? { ...application, components } : application;
    const ids = await this.tabs.idsIn(actor, application);
    // The one that everybody has comes first.
    const order = [...ids.filter((id) => id === homeTabId), ...ids.filter((id) => id !== homeTabId)];
    const tabList = await Promise.all(order.map((id) => this.store.get(actor, 'Tab', id)));
    return { ...application, tabList, ...(components ? { components } : {}) };
  }
}
