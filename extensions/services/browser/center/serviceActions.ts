import {
  Api,
  Dialogs,
  inject,
  injectable,
  MetadataClient,
  Notifications,
  Tabs,
  Texts,
  type Translate,
  typeTitles,
} from 'lathe';
import { makeObservable, observable, runInAction } from 'mobx';
import { problemCalls } from '../../../apps/common/problemCalls';
import { ServicesClient } from '../servicesClient';

export interface NamedService {
  readonly id: string;
  readonly label: string;
}

/** Of what uses a service so much is named when it is to be deleted. */
const mostNamed = 10;

/** What is done with whole services. */
@injectable()
export class ServiceActions {
  /** Grows with each change of what the user has marked. */
  marks = 0;
  private readonly t: Translate;

  constructor(
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(ServicesClient) private readonly client: ServicesClient,
    @inject(Api) private readonly api: Api,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
    makeObservable(this, { marks: observable });
  }

  async remove(services: readonly NamedService[]): Promise<void> {
    const [service] = services;
    if (!service) return;
    const { id, label } = service;
    const outside = await this.usesOf(id);
    const agreed = await this.dialogs.confirm({
      message: this.t('delete.question', { label }),
      detail: [this.t('delete.detail'), ...(outside.length > 0 ? [this.t('delete.used'), ...outside] : [])].join('\n'),
      ...{ primary: this.t('delete.primary'), type: 'warning', danger: true },
    });
    if (!agreed) return;
    await this.metadata.remove('Service', id, { force: outside.length > 0 });
    this.tabs.closeNow(this.tabs.all.filter((tab) => tab.id === id && !tab.dirty).map(({ key }) => key));
    this.notifications.info(this.t('delete.done'), {
      actions: [{ label: this.t('delete.restore'), run: () => this.restore(id) }],
    });
  }

  async favorite(services: readonly NamedService[], favorite: boolean): Promise<void> {
    const { assets } = await this.client.calls;
    for (const { id } of services) await assets.favorite({ params: { serviceId: id }, body: { favorite } });
    runInAction(() => this.marks++);
  }

  /** What uses it, in words; of many the first. */
  private async usesOf(id: string): Promise<readonly string[]> {
    const { any } = await this.metadata.calls;
    const { rows, total } = await any.uses({ params: { id }, query: { limit: mostNamed } });
    if (rows.length === 0) return [];
    const holders = this.api.of(problemCalls).uses({ params: { recordId: id } });
    const [titleOf, apps] = await Promise.all([typeTitles(any), holders]);
    // A component is called as the service is: what tells is whose it is.
    const ownerOf = (use: string): string =>
      apps.filter(({ by }) => by === use).map(({ label }) => `${label}: `)[0] ?? '';
    const more = total > rows.length ? [this.t('delete.more', { count: total - rows.length })] : [];
    const named = rows.map((use) => `${ownerOf(use.id)}${use.label || use.name} (${titleOf(use.type)})`);
    return [...named, ...more];
  }

  private async restore(id: string): Promise<void> {
    await (await this.metadata.calls).bin.restore({ params: { id } });
  }
}
