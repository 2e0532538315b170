import { inject, injectable, Tabs } from 'lathe';
import type { ChosenUser } from '../users/userChoice';

/** Opens the form by which a permission is granted for a time, to a user when one is given. */
@injectable()
export class GrantForATime {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(given: readonly ChosenUser[] = []): Promise<void> {
    const [user] = given;
    const params: Readonly<Record<string, string>> = user ? { user: user.id, userName: user.userName } : {};
    await this.tabs.open({ type: 'newTemporaryGrant', params });
  }
}
