import { Api, Clipboard, Dialogs, inject, injectable, Notifications, Texts } from 'lathe';
import { usersCalls } from '../../common/usersCalls';
import { PasswordPrompt } from './passwordPrompt';
import { type ChosenUser, UserChoice } from './userChoice';

/** Gives a user a password that the server makes up; it is shown once. */
@injectable()
export class ResetUserPassword {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(PasswordPrompt) private readonly prompt: PasswordPrompt,
    @inject(Texts) private readonly texts: Texts,
    @inject(UserChoice) private readonly choice: UserChoice,
  ) {}

  async run(given?: readonly ChosenUser[]): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const [user] = await this.choice.users(given);
    if (!user) return;
    const name = user.userName;
    const question = {
      message: t('users.reset.question', { name }),
      detail: t('users.reset.detail'),
      primary: t('users.reset'),
      danger: true,
    };
    const done = await this.prompt.confirm(question, (password) =>
      this.api.of(usersCalls).resetPassword({ params: { userId: user.id }, body: { password } }),
    );
    if (done?.result.newPassword !== undefined) await this.tell(name, done.result.newPassword);
  }

  private async tell(name: string, password: string): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const answer = await this.dialogs.ask({
      message: t('users.reset.done', { name, password }),
      detail: t('users.reset.once'),
      type: 'info',
      buttons: [{ id: 'copy', label: t('users.reset.copy') }],
      cancel: t('users.close'),
    });
    if (answer !== 'copy') return;
    await this.clipboard.writeText(password);
    this.notifications.info(t('users.reset.copied'));
  }
}
