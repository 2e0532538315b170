import { inject, injectable } from 'inversify';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { Routes } from '../../../core/browser/routes/routes';
import { Editors } from '../../../core/browser/tabs/editors';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { WorkingCopies } from '../../../core/browser/workingCopies/workingCopies';
import { whenIdle } from '../whenIdle';

/** Unsaved work whose tab did not come back, as when the layout was lost, is opened again by its route and name. */
@injectable()
export class LostWorkContribution extends DisposableOwner {
  constructor(
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Routes) private readonly routes: Routes,
    @inject(Editors) private readonly editors: Editors,
  ) {
    super();
    whenIdle(() => void this.bringBack().catch(onUnexpectedError));
  }

  private async bringBack(): Promise<void> {
    for (const { tabKeys, route, name } of this.workingCopies.sleeping()) {
      const open = this.tabs.all.filter((tab) => tabKeys.includes(tab.key) || tab.route === route);
      for (const tab of open) if (isNameless(tab, this.editors)) this.tabs.update(tab.key, { name });
      if (route === undefined || open.length > 0) continue;
      await this.tabs.open({ ...this.routes.requestFor(route), name }, { activate: false });
    }
  }
}

/** Called after its kind, as what was opened by its path is until it is shown. */
function isNameless(tab: Tab, editors: Editors): boolean {
  return tab.name === '' || tab.name === editors.get(tab.type)?.title;
}
