import { inject, injectable } from 'inversify';
import { Editors } from '../tabs/editors';
import type { OpenOptions, Tab } from '../tabs/tab';
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
  ) {}

  /** The path of the active tab, or of the home view. */
  get current(): string {
    return this.tabs.active?.route ?? homePath;
  }

  pathOf(tab: Tab): string {
    return tab.route;
  }

  async open(path: string, options?: OpenOptions): Promise<void> {
    const found = this.editors.match(path);
    await this.tabs.open(
      found
        ? {
            type: found.info.type,
            name: found.info.title,
            id: found.params[this.editors.idParameter(found.info.type) ?? ''] ?? '',
            params: found.params,
          }
        : { type: notFoundType, name: path, route: path, params: { path } },
      options,
    );
  }
}
