import { when } from 'mobx';
import type { Layout } from '../../../core/browser/layout/layout';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import { combineDisposables, type Disposable, toDisposable } from '../../../core/common/lifecycle';
import type { Hosts } from './hosts';

interface Services {
  readonly hosts: Hosts;
  readonly layout: Layout;
  readonly tabs: Tabs;
}

/** At the start the keyboard goes into the tab that is shown, unless somebody begins elsewhere before it is there. */
export function enterAtStart({ hosts, layout, tabs }: Services): Disposable {
  const isDrawn = (): boolean => hosts.list.some(({ key }) => key === tabs.active?.key);
  const enter = (): void => {
    if (document.activeElement === document.body) layout.focus('editors');
  };
  const stop = when(isDrawn, enter);
  const begun = new AbortController();
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, stop, { capture: true, once: true, signal: begun.signal });
  return combineDisposables(
    toDisposable(stop),
    toDisposable(() => begun.abort()),
  );
}
