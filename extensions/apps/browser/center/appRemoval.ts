import { Dialogs, FailedCall, inject, injectable, MetadataClient, Notifications, Tabs, typeTitles } from 'lathe';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';
import type { KnownApp } from './pickApp';

const mostNamed = 10;

/** Deletes applications, once the user knows what goes with them, and takes them back when he wants to. */
@injectable()
export class AppRemoval {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async remove(app: KnownApp): Promise<void> {
    const { t } = this.texts;
    const { applications } = await this.client.calls;
    const { components = [] } = await applications.get({ params: { appId: app.id }, query: { flag: 'C' } });
    const agreed = await this.dialogs.confirm({
      message: t('delete.question', { label: app.label }),
      detail: t('delete.detail', { count: components.filter(({ type }) => type !== 'Folder').length }),
      ...{ primary: t('delete.primary'), type: 'warning', danger: true },
    });
    if (!agreed || !(await this.removeAnyway(app))) return;
    const shown = this.tabs.all.filter((tab) => tab.id === app.id && !tab.dirty);
    this.tabs.closeNow(shown.map(({ key }) => key));
    if (this.current.appId === app.id) this.current.choose(undefined);
    this.notifications.info(t('delete.done', { label: app.label }), {
      actions: [{ label: t('delete.restore'), run: () => this.restore(app) }],
    });
  }

  private async restore({ id, label }: KnownApp): Promise<void> {
    await (await this.metadata.calls).bin.restore({ params: { id } });
    this.notifications.info(this.texts.t('delete.restored', { label }));
  }

  /** What something else uses is deleted only by who has seen by what. */
  private async removeAnyway({ id }: KnownApp): Promise<boolean> {
    const { applications } = await this.client.calls;
    const params = { appId: id };
    try {
      return await this.succeeded(applications.remove({ params, query: {} }));
    } catch (error) {
      if (!(error instanceof FailedCall) || error.code !== 'IN_USE') throw error;
      if (!(await this.mayForce(id, error.message))) return false;
      return this.succeeded(applications.remove({ params, query: { force: true } }));
    }
  }

  private async succeeded(removed: Promise<1 | 0>): Promise<boolean> {
    if ((await removed) === 1) return true;
    this.notifications.error(this.texts.t('msg.systemInternalError'));
    return false;
  }

  private async mayForce(id: string, message: string): Promise<boolean> {
    const { t } = this.texts;
    const { any } = await this.metadata.calls;
    const asked = any.uses({ params: { id }, query: { limit: mostNamed } });
    const [{ rows, total }, titleOf] = await Promise.all([asked, typeTitles(any)]);
    const more = total > rows.length ? [t('delete.more', { count: total - rows.length })] : [];
    const detail = [...rows.map(({ label, name, type }) => `${label || name} (${titleOf(type)})`), ...more].join('\n');
    return this.dialogs.confirm({ message, detail, primary: t('delete.anyway'), type: 'warning', danger: true });
  }
}
