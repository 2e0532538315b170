import { Api, ActiveEditor, inject, injectable, QuickInput, Tabs, Texts } from 'lathe';
import { usersCalls } from '../../common/usersCalls';

/** As much of a user as a command needs. */
export interface ChosenUser {
  readonly id: string;
  readonly userName: string;
}

/** Whom a command is about: those it is given, the one whose tab is open, or one who is picked. */
@injectable()
export class UserChoice {
  constructor(
    @inject(ActiveEditor) private readonly activeEditor: ActiveEditor,
    @inject(Api) private readonly api: Api,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async users(given: readonly ChosenUser[] | undefined): Promise<readonly ChosenUser[]> {
    if (given && given.length > 0) return given;
    const tab = this.tabs.get(this.activeEditor.tabKey ?? '');
    if (tab?.type === 'user' && tab.id !== 'new') return [{ id: tab.id, userName: tab.name }];
    const picked = await this.quickInput.pick(this.items(), {
      placeholder: this.texts.of('lathe.admin')('users.pick'),
    });
    return picked ? [picked.user] : [];
  }

  private async items() {
    const { rows } = await this.api.of(usersCalls).list({ query: { brief: '1', pageSize: 300 } });
    return rows.map((user) => ({ label: user.userName, description: user.fullName, icon: 'person', user }));
  }
}
