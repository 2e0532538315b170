import { inject, injectable, Tabs } from 'lathe';

@injectable()
export class ShowRunningExtensions {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(): Promise<void> {
    await this.tabs.open({ type: 'runningExtensions' });
  }
}
