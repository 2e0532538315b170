import { inject, injectable } from 'inversify';
import { makeObservable, observable, reaction, runInAction } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { CurrentPage } from '../../../core/browser/pages/currentPage';
import { homePath, Routes } from '../../../core/browser/routes/routes';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { WorkbenchBrand } from '../brand/workbenchBrand';

// Writing to the browser's history takes milliseconds, which who leafs through tabs shall not feel.
const delay = 60;

/** The address bar follows the active tab, and the browser's back and forward lead through tabs. */
@injectable()
export class AddressBarContribution extends DisposableOwner {
  /** Where in the browser's history of this page we are, and how far it goes on. */
  private position = positionOf(window.history.state);
  private last = this.position;
  private shown: string | undefined;
  private travelling = false;

  constructor(
    @inject(Routes) private readonly routes: Routes,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(CurrentPage) private readonly page: CurrentPage,
    @inject(WorkbenchBrand) private readonly brand: WorkbenchBrand,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Commands) commands: Commands,
  ) {
    super();
    makeObservable<this, 'position' | 'last'>(this, { position: observable, last: observable });
    this.own(commands.register('workbench.action.navigateBack', () => window.history.back()));
    this.own(commands.register('workbench.action.navigateForward', () => window.history.forward()));
    const travel = (event: PopStateEvent): void => void this.travel(event).catch(onUnexpectedError);
    window.addEventListener('popstate', travel);
    this.own(toDisposable(() => window.removeEventListener('popstate', travel)));
    void this.begin().catch(onUnexpectedError);
  }

  /** A link that names a place opens it; the plain address brings back what was there. */
  private async begin(): Promise<void> {
    const { pathname, search } = window.location;
    const route = this.page.routeAt(pathname);
    if (route !== '/' && route !== homePath) await this.routes.open(route + search);
    this.shown = this.tabs.active?.key;
    window.history.replaceState({ position: this.position }, '', this.address);
    this.own(
      toDisposable(
        reaction(
          () => ({
            path: this.address,
            key: this.tabs.active?.key,
            name: this.tabs.active?.name,
            product: this.product,
          }),
          (now) => this.follow(now.path, now.key, now.name),
          {
            fireImmediately: true,
            delay,
            equals: (a, b) => a.path === b.path && a.key === b.key && a.name === b.name && a.product === b.product,
          },
        ),
      ),
    );
  }

  private get address(): string {
    return this.page.addressOf(this.routes.current);
  }

  private get product(): string {
    return this.page.title ?? this.brand.name;
  }

  private follow(path: string, key: string | undefined, name: string | undefined): void {
    const { product } = this;
    document.title = name ? `${name} - ${product}` : product;
    const before = this.shown;
    this.shown = key;
    if (path !== window.location.pathname && !this.travelling) {
      // What is gone, or only changed its address, is no place to come back to.
      const isGone = before === undefined ? this.page.isPage : this.tabs.get(before) === undefined && !this.page.isPage;
      if (before === key || isGone) window.history.replaceState({ position: this.position }, '', path);
      else this.push(path);
    }
    this.tell();
  }

  private push(path: string): void {
    runInAction(() => {
      this.position++;
      this.last = this.position;
    });
    window.history.pushState({ position: this.position }, '', path);
  }

  private async travel(event: PopStateEvent): Promise<void> {
    runInAction(() => (this.position = positionOf(event.state)));
    this.travelling = true;
    try {
      await this.routes.open(this.page.routeAt(window.location.pathname));
    } finally {
      this.travelling = false;
    }
    this.shown = this.tabs.active?.key;
    this.tell();
  }

  private tell(): void {
    this.contextKeys.update({ canNavigateBack: this.position > 0, canNavigateForward: this.position < this.last });
  }
}

function positionOf(state: unknown): number {
  const position = typeof state === 'object' && state !== null && 'position' in state ? state.position : 0;
  return typeof position === 'number' ? position : 0;
}
