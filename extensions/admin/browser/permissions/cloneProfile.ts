import { inject, injectable, Tabs } from 'lathe';
import { ObjectChoice } from '../objectChoice';
import { profileChoice } from './permissionRemovals';

/** Opens the form of a new profile that begins as a copy of another. */
@injectable()
export class CloneProfile {
  constructor(
    @inject(ObjectChoice) private readonly choice: ObjectChoice,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {}

  async run(given?: readonly { readonly id: string; readonly name: string }[]): Promise<void> {
    const [base] = await this.choice.choose(given, profileChoice);
    if (base) await this.tabs.open({ type: 'newProfile', params: { base: base.id } });
  }
}
