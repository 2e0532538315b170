import { Api, inject, injectable, QuickInput, Tabs, Texts } from 'lathe';
import { newId } from 'lathe/ui';
import { pickUser } from '../members/pickUser';

/** As much of a user as a command needs. */
export interface ChosenUser {
  readonly id: string;
  readonly userName: string;
}

/** Whom a command is about: those it is given, the one whose tab is open, or one who is picked. */
@injectable()
export class UserChoice {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async users(given: readonly ChosenUser[] | undefined): Promise<readonly ChosenUser[]> {
    if (given && given.length > 0) return given;
    const tab = this.tabs.active;
    if (tab?.type === 'user' && tab.id !== newId) return [{ id: tab.id, userName: tab.name }];
    const picked = await pickUser(this.api, this.quickInput, this.texts.of('lathe.admin')('users.pick'));
    return picked ? [picked] : [];
  }
}
