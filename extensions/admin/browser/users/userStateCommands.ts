import { Api, inject, injectable, Notifications, Texts } from 'lathe';
import { usersCalls } from '../../common/usersCalls';
import { PasswordPrompt } from './passwordPrompt';
import { type ChosenUser, UserChoice } from './userChoice';

type Action = 'activate' | 'deactivate' | 'unlock';

/** Lets users in or out, after the acting user has given his password. */
@injectable()
export class UserStateChange {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(PasswordPrompt) private readonly prompt: PasswordPrompt,
    @inject(Texts) private readonly texts: Texts,
    @inject(UserChoice) private readonly choice: UserChoice,
  ) {}

  async run(action: Action, given: readonly ChosenUser[] | undefined): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const users = await this.choice.users(given);
    if (users.length === 0) return;
    const names = users.map(({ userName }) => userName).join(', ');
    const question = {
      message: t(`users.${action}.question`, { count: users.length, names }),
      detail: t(`users.${action}.detail`),
      primary: t(`users.${action}`),
      danger: action === 'deactivate',
    };
    const calls = this.api.of(usersCalls);
    const done = await this.prompt.confirm(question, async (password) => {
      for (const { id } of users) await calls[action]({ params: { id }, body: { password } });
    });
    if (done) this.notifications.info(t(`users.${action}.done`));
  }
}

@injectable()
export class ActivateUsers {
  constructor(@inject(UserStateChange) private readonly change: UserStateChange) {}

  run(users?: readonly ChosenUser[]): Promise<void> {
    return this.change.run('activate', users);
  }
}

@injectable()
export class DeactivateUsers {
  constructor(@inject(UserStateChange) private readonly change: UserStateChange) {}

  run(users?: readonly ChosenUser[]): Promise<void> {
    return this.change.run('deactivate', users);
  }
}

@injectable()
export class UnlockUsers {
  constructor(@inject(UserStateChange) private readonly change: UserStateChange) {}

  run(users?: readonly ChosenUser[]): Promise<void> {
    return this.change.run('unlock', users);
  }
}
