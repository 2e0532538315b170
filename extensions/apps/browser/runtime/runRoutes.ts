import type { RunningApplication, RunTab } from '../../common/applicationCalls';
import { firstTab, opensOnPage } from '../../common/runTabs';

const home = '/projects/app-home';

/** The tab of an application that shows what a tab of it stands for; undefined where it opens in a window of its own. */
export function routeOf(tab: RunTab): string | undefined {
  if (!opensOnPage(tab)) return undefined;
  const target = encodeURIComponent(tab.target ?? '');
  const object = encodeURIComponent(tab.targetName ?? tab.target ?? '');
  switch (tab.kind) {
    case 'home':
      return home;
    case 'object':
      return `/projects/records/${object}`;
    case 'record':
      return `/projects/records/${object}/new${tab.layout ? `/${encodeURIComponent(tab.layout)}` : ''}`;
    case 'view':
      return `/projects/view-management/${target}`;
    case 'dashboard':
      return `/projects/kanban-management/${target}`;
    case 'link':
      return `/projects/app-link/${encodeURIComponent(tab.id)}`;
    case 'page':
      return undefined;
  }
}

/** The tab with which it opens: the one that was chosen, else the first of its menus. */
export function firstRoute(application: RunningApplication): string {
  const first = firstTab(application);
  return (first && routeOf(first)) ?? home;
}

/** Whether a place is what a menu's route leads to, or lies below it, as a record does below its list. */
export function isWithin(route: string, place: string): boolean {
  return place === route || place.startsWith(`${route}/`);
}

interface Named {
  readonly name: string;
  /** The name by which it was asked for, and what stands before its places because of it. */
  readonly asked: string;
  readonly base: string;
}

/** Where an application is that was asked for without the prefix of its name; none where nothing lacks. */
export function wholeAddress({ name, asked, base }: Named, address: string): string | undefined {
  if (name.toLowerCase() === asked.toLowerCase()) return undefined;
  return base.slice(0, base.lastIndexOf('/') + 1) + encodeURIComponent(name) + address.slice(base.length);
}
