import { inject, injectable, Views } from 'lathe';

@injectable()
export class ShowExtensions {
  constructor(@inject(Views) private readonly views: Views) {}

  async run(): Promise<void> {
    await this.views.openView('workbench.views.extensions.installed');
  }
}
