import { inject, injectable, Tabs, Views } from 'lathe';

@injectable()
export class ShowAdministration {
  constructor(@inject(Views) private readonly views: Views) {}

  async run(): Promise<void> {
    await this.views.openView('admin.pages');
  }
}

@injectable()
export class ShowJobs {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(): Promise<void> {
    await this.tabs.open({ type: 'jobs' });
  }
}

@injectable()
export class ShowOutbox {
  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  async run(): Promise<void> {
    await this.tabs.open({ type: 'outbox' });
  }
}
