import { Api, inject, injectable, Notifications, Texts } from 'lathe';
import { secondFactorCalls } from 'lathe/common';
import { PasswordPrompt } from './passwordPrompt';
import { type ChosenUser, UserChoice } from './userChoice';

/** For a user who has lost his telephone and his recovery codes. */
@injectable()
export class SwitchOffTwoStep {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(PasswordPrompt) private readonly prompt: PasswordPrompt,
    @inject(Texts) private readonly texts: Texts,
    @inject(UserChoice) private readonly choice: UserChoice,
  ) {}

  async run(given?: readonly ChosenUser[]): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const [user] = await this.choice.users(given);
    if (!user) return;
    const { id, userName: name } = user;
    const calls = this.api.of(secondFactorCalls);
    if (!(await calls.state({ params: { id } })).enabled) {
      this.notifications.info(t('users.twoStep.switchOff.none', { name }));
      return;
    }
    const question = {
      message: t('users.twoStep.switchOff.question', { name }),
      detail: t('users.twoStep.switchOff.detail'),
      primary: t('users.twoStep.switchOff'),
      danger: true,
    };
    const done = await this.prompt.confirm(question, (password) =>
      calls.change({ params: { id }, body: { enabled: false, password } }),
    );
    if (done) this.notifications.info(t('users.twoStep.switchOff.done', { name }));
  }
}
