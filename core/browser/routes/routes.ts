import { inject, injectable } from 'inversify';
import { CurrentPage } from '../pages/currentPage';
import { type EditorMatch, Editors } from '../tabs/editors';
import type { OpenOptions, Tab, TabParams, TabRequest } from '../tabs/tab';
import { Tabs } from '../tabs/tabs';

/** Where the workbench is when no tab is open; "/" leads here. */
export const homePath = '/projects';
/** The type of the tab that an unknown path opens. */
export const notFoundType = 'workbench.notFound';

/** Paths and tabs: every tab has one, and opening a path opens its tab. */
@injectable()
export class Routes {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Editors) private readonly editors: Editors,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {}

  /** The path of the active tab, or of the home view. */
  get current(): string {
    return this.tabs.active?.route ?? homePath;
  }

  pathOf(tab: Tab): string {
    return tab.route;
  }

  /** Where the browser finds what a path opens here: for links, and to be copied. */
  addressOf(path: string): string {
    return this.page.addressOf(path);
  }

  /** What opens for a path; a path that nobody knows opens a tab that says so. */
  requestFor(path: string): TabRequest {
    const found = this.editors.match(path);
    if (!found) return { type: notFoundType, route: path, params: { path } };
    return { type: found.info.type, id: this.idIn(found), params: found.params };
  }

  async open(address: string, options?: OpenOptions): Promise<void> {
    const path = normalise(address);
    const isHome = path === homePath;
    if (isHome && this.page.isPage) return this.openHome(options);
    // With no tab open, the home view is there already.
    if (isHome && this.tabs.all.length === 0) return;
    const request = this.requestFor(path);
    const params = { ...queryOf(address), ...request.params };
    await this.tabs.open({ ...request, params }, { preview: this.editors.match(path) === undefined, ...options });
  }

  /** A page begins with a tab of its own. */
  private async openHome(options?: OpenOptions): Promise<void> {
    const { home } = this.page;
    if (home !== undefined && home !== homePath) await this.open(home, options);
  }

  private idIn({ info, params }: EditorMatch): string {
    const name = this.editors.idParameter(info.type);
    return (name === undefined ? undefined : params[name]) ?? '';
  }
}

/** What stands behind "?" is for the editor too, which may search for it, say. */
function queryOf(address: string): TabParams {
  return Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? ''));
}

/** The path alone, without origin, query and trailing slash; "/" leads home. */
function normalise(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const trimmed = rooted.replace(/\/+$/, '');
  return trimmed === '' ? homePath : trimmed;
}
