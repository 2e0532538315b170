import { inject, injectable } from 'inversify';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { Routes } from '../../../core/browser/routes/routes';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { WorkingCopies } from '../../../core/browser/workingCopies/workingCopies';
import { whenIdle } from './whenIdle';

/** Unsaved work whose tab did not come back, as when the layout was lost, is opened again by its route. */
@injectable()
export class LostWorkContribution extends DisposableOwner {
  constructor(
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Routes) private readonly routes: Routes,
  ) {
    super();
    whenIdle(() => void this.bringBack().catch(onUnexpectedError));
  }

  private async bringBack(): Promise<void> {
    const open = new Set(this.tabs.all.flatMap(({ key, route }) => [key, route]));
    for (const { tabKeys, route } of this.workingCopies.sleeping()) {
      if (route === undefined || open.has(route) || tabKeys.some((key) => open.has(key))) continue;
      await this.routes.open(route, { activate: false });
    }
  }
}
