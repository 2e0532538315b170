import { Api, Dialogs, inject, injectable, Notifications, Texts } from 'lathe';
import { messagingCalls } from '../../common/messagingCalls';

type Kind = 'email' | 'sms';

/** Sends a message at once with what is saved, to see whether it arrives. */
@injectable()
export class TestMessaging {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(kind: Kind, unsaved = false): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const { button, values } = await this.dialogs.message({
      message: t(`messaging.test.${kind}`),
      detail: t(unsaved ? 'messaging.testUnsaved' : 'messaging.testDetail'),
      inputs: [{ id: 'to', label: t(`messaging.to.${kind}`) }],
      buttons: [{ id: 'send', label: t('messaging.send') }],
    });
    const to = values['to']?.trim() ?? '';
    if (button === undefined || to === '') return;
    await this.api.of(messagingCalls).test({ body: { kind, to } });
    this.notifications.info(t('messaging.sent', { to }));
  }
}

@injectable()
export class TestMail {
  constructor(@inject(TestMessaging) private readonly test: TestMessaging) {}

  run(unsaved?: boolean): Promise<void> {
    return this.test.run('email', unsaved);
  }
}

@injectable()
export class TestSms {
  constructor(@inject(TestMessaging) private readonly test: TestMessaging) {}

  run(unsaved?: boolean): Promise<void> {
    return this.test.run('sms', unsaved);
  }
}
