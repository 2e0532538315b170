import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { PagePlace } from '../../common/pages/pagePlace';

/** What stands before the routes of most tabs; on a page the page's own address takes its place. */
const commonRoot = '/projects';

/** The page that this window shows in place of the workbench, if it does, and how its addresses are made. */
@injectable()
export class CurrentPage {
  /** Such as "/app/shop"; empty in the workbench. */
  base = '';
  /** What the window is called after. */
  title: string | undefined = undefined;
  /** The route of the tab with which it begins. */
  home: string | undefined = undefined;

  /** What its address says, such as the name of an application. */
  params: PagePlace['params'] = {};
  /** The address with which it was loaded named the page alone. */
  begunAtHome = false;

  constructor() {
    makeAutoObservable(this);
  }

  get isPage(): boolean {
    return this.base !== '';
  }

  begin({ base, params, place }: PagePlace): void {
    this.base = base;
    this.params = params;
    this.begunAtHome = place === '';
  }

  describe(title: string, home: string | undefined): void {
    this.title = title;
    this.home = home;
  }

  /** Where the browser finds a tab of this route. */
  addressOf(route: string): string {
    if (!this.isPage) return route;
    return this.base + (isBelow(route, commonRoot) ? route.slice(commonRoot.length) : `/-${route}`);
  }

  /** The route of the tab at an address of this page. */
  routeAt(address: string): string {
    if (!this.isPage || !isBelow(address, this.base)) return address;
    const place = address.slice(this.base.length);
    return isBelow(place, '/-') ? place.slice(2) : commonRoot + place;
  }
}

function isBelow(path: string, root: string): boolean {
  return path.startsWith(root) && /^([/?#]|$)/.test(path.slice(root.length));
}
