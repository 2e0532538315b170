import { inject, injectable, Views } from 'lathe';
import { componentsView, CurrentApp } from '../current/currentApp';
import { ComponentTree } from '../tree/componentTree';
import { sectionOfProblem } from './sectionOfProblem';

/** Leads to where a problem is: its component in the tree, or its section of the application's editor. */
@injectable()
export class OpenProblem {
  constructor(
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(Views) private readonly views: Views,
  ) {}

  async run(type: unknown, record: unknown, place: unknown): Promise<void> {
    const { appId } = this.current;
    if (appId === undefined) return;
    if (type === 'ApplicationComponent') {
      await this.views.openView(componentsView);
      await this.tree.reveal(String(record));
      return;
    }
    await this.current.open(appId, { section: sectionOfProblem(String(type), String(place)) });
  }
}
