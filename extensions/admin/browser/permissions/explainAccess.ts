import { inject, injectable, Tabs } from 'lathe';
import type { ChosenUser } from '../users/userChoice';

/** Opens the page that says why; about a user when one is given, else about what was asked last. */
@injectable()
export class ExplainAccess {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(given: readonly ChosenUser[] = []): Promise<void> {
    const [user] = given;
    const asked: Readonly<Record<string, string>> = user ? { user: user.id, userName: user.userName } : {};
    const before = this.tabs.all.find(({ type }) => type === 'explainAccess')?.params;
    await this.tabs.open({ type: 'explainAccess', params: { ...before, ...asked } });
  }
}
