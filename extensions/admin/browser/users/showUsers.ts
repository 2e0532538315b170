import { inject, injectable, Tabs } from 'lathe';

@injectable()
export class ShowUsers {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(): Promise<void> {
    await this.tabs.open({ type: 'users' });
  }
}

@injectable()
export class NewUser {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(): Promise<void> {
    await this.tabs.open({ type: 'user', id: 'new' });
  }
}
