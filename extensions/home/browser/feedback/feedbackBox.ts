import { DisposableOwner, inject, injectable, Notifications, Session, Texts } from 'lathe';
import { consoleConfigCalls, Support } from '../../common/consoleConfig';
import { readConfig } from '../study/readConfig';

/** The client by which users of the cloud marketplace come. */
export const marketplaceClient = 'marketplace';

/** Asks users of the cloud marketplace, and nobody else, what they think. */
@injectable()
export class FeedbackBox extends DisposableOwner {
  constructor(
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Session) private readonly session: Session,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
  }

  async show(): Promise<void> {
    const user = await this.session.currentUser();
    if (user?.ctx.clientName !== marketplaceClient) return;
    document.cookie = `user_from=${marketplaceClient}; path=/; samesite=lax`;
    const handle = this.notifications.info(this.t('feedback.ask'), {
      sticky: true,
      actions: [{ label: this.t('feedback.give'), run: () => this.give() }],
    });
    this.own({ dispose: () => handle.close() });
  }

  /** Where whoever runs the platform listens. */
  private async give(): Promise<void> {
    const { url, email } = Support.parse(await readConfig(consoleConfigCalls.support.path));
    const address = url || (email && `mailto:${email}`);
    if (address) window.open(address, '_blank', 'noreferrer');
    else this.notifications.info(this.t('feedback.nowhere'));
  }

  private t(key: string): string {
    return this.texts.translate('lathe.home', key);
  }
}
