import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { TabContext } from '../../../core/browser/tabs/tabContext';
import type { Tab } from '../../../core/browser/tabs/tab';
import { homePath, Routes } from '../../../core/browser/routes/routes';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

/** How many are kept behind the one that is seen: who goes back finds what he left as it was. */
const kept = 2;

/** A page shows one tab: the others go, but for the last ones and those with unsaved work. */
@injectable()
export class PageTabsContribution extends DisposableOwner {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(TabContext) context: TabContext,
    @inject(Routes) routes: Routes,
  ) {
    super();
    this.own(context);
    // Of the last time only what is not saved comes back.
    tabs.closeNow(tabs.all.filter((tab) => !tab.dirty).map(({ key }) => key));
    this.own(
      toDisposable(
        reaction(
          () => this.superfluous.map(({ key }) => key),
          (keys) => tabs.closeNow(keys),
          { fireImmediately: true },
        ),
      ),
    );
    // Who has closed the last one, as by deleting what it showed, is not left with nothing.
    const begin = (count: number): void => void (count === 0 && routes.open(homePath).catch(onUnexpectedError));
    this.own(toDisposable(reaction(() => tabs.all.length, begin)));
  }

  private get superfluous(): readonly Tab[] {
    const clean = this.tabs.mru().filter((tab) => !tab.active && !tab.dirty);
    return clean.slice(kept);
  }
}
