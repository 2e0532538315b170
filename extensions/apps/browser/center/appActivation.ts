import { Dialogs, inject, injectable, Notifications } from 'lathe';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import type { KnownApp } from './pickApp';

/** Opens applications to their users and closes them; who is inside may be shown out. */
@injectable()
export class AppActivation {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async activate({ id, label }: KnownApp): Promise<void> {
    const { activation } = await this.client.calls;
    await activation.activate({ params: { instanceId: id }, query: {} });
    this.notifications.info(this.texts.t('activation.activated', { label }));
  }

  async deactivate({ id, label }: KnownApp): Promise<void> {
    const { t } = this.texts;
    const { activation } = await this.client.calls;
    const { sessions } = await activation.inside({ params: { appId: id } });
    const { button, checked } = await this.dialogs.message({
      message: t('activation.question', { label }),
      detail: t('activation.detail'),
      type: 'warning',
      buttons: [{ id: 'deactivate', label: t('activation.deactivate') }],
      // Where nobody is inside there is nothing to ask.
      ...(sessions > 0 ? { checkbox: { label: t('activation.kickout', { count: sessions }) } } : {}),
    });
    if (button === undefined) return;
    const query = checked ? { kickout: true } : {};
    const [done] = await activation.deactivate({ params: { instanceId: id }, query });
    const count = done?.kickedOut ?? 0;
    this.notifications.info(t(checked ? 'activation.kickedOut' : 'activation.deactivated', { label, count }));
  }
}
