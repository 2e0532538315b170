import {
  Api,
  CurrentPage,
  DisposableOwner,
  FailedCall,
  homePath,
  inject,
  injectable,
  LiveEvents,
  Routes,
  Tabs,
  Texts,
  ThemeSettings,
} from 'lathe';
import { accessTopic } from 'lathe/common';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { RunningApplication, RunTab } from '../../common/applicationCalls';
import { runTopic } from '../../common/runTopic';
import { objectsTopic } from '../../../data/common/modelTypes';
import { tabsOf } from '../../common/runTabs';
import { firstRoute, isWithin, routeOf, wholeAddress } from './runRoutes';

/** How an application that cannot be opened is told of. */
export type RunProblem = 'unknown' | 'inactive' | 'closed' | 'failed';

const problems: Readonly<Record<string, RunProblem>> = {
  NOT_FOUND: 'unknown',
  APP_INACTIVE: 'inactive',
  APP_CLOSED: 'closed',
};
/** Changes often come together. */
const patience = 250;

/** The application that this page shows, as its user sees it. */
@injectable()
export class RunningApp extends DisposableOwner {
  app: RunningApplication | undefined = undefined;
  problem: RunProblem | undefined = undefined;
  /** What the server said of it. */
  message = '';
  /** What it is called, also where it cannot be opened; its name in the address until that is known. */
  label = '';
  private name = '';
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(CurrentPage) private readonly page: CurrentPage,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Routes) private readonly routes: Routes,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(ThemeSettings) private readonly themes: ThemeSettings,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    const state = { app: observableRef, problem: observable, message: observable, label: observable };
    makeObservable(this, { ...state, current: computed, offered: computed });
    this.own({ dispose: () => clearTimeout(this.waiting) });
  }

  /** The tab of the application that the user is in, or below. */
  get current(): RunTab | undefined {
    const place = this.tabs.active?.route;
    if (place === undefined) return undefined;
    const fitting = this.offered.filter((tab) => {
      const route = routeOf(tab);
      return route !== undefined && isWithin(route, place);
    });
    return fitting.reduce<RunTab | undefined>(
      (best, tab) => (best && lengthOf(best) >= lengthOf(tab) ? best : tab),
      undefined,
    );
  }

  /** Those that menus lead to, in their order. */
  get offered(): readonly RunTab[] {
    return [...new Set(tabsOf(this.app?.menus ?? []))].flatMap((id) => this.tab(id) ?? []);
  }

  tab(id: string | null): RunTab | undefined {
    return this.app?.tabs.find((tab) => tab.id === id);
  }

  /** Where a tab is found, for a link to it. */
  addressOf(tab: RunTab): string {
    const route = routeOf(tab);
    return route === undefined ? (tab.url ?? '') : this.routes.addressOf(route);
  }

  async open(tab: RunTab): Promise<void> {
    const route = routeOf(tab);
    if (route === undefined) window.open(tab.url ?? '', '_blank', 'noopener');
    else await this.routes.open(route);
  }

  /** Opens it by its name; where the address names no place, with its first tab. Again after a failure. */
  async start(name: string): Promise<void> {
    if (this.name === name && this.problem === undefined) return;
    if (this.name === '') this.follow();
    this.name = name;
    runInAction(() => (this.label = name));
    await this.load();
    if (this.app && this.page.begunAtHome) await this.routes.open(homePath);
  }

  /** Follows what its builders do, and what becomes of the user's permissions. */
  private follow(): void {
    const again = (): void => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => void this.load(), patience);
    };
    // When the stream opens for the first time, all is as fresh as it can be.
    let fresh = true;
    const missed = (): void => (fresh ? void (fresh = false) : again());
    for (const topic of [objectsTopic, accessTopic])
      this.own(this.events.listen(topic, { heard: again, missed: () => undefined }));
    this.own(this.events.listen(runTopic, { heard: again, missed }));
    // The server speaks the user's language, of which it is told first.
    this.own({ dispose: reaction(() => this.texts.locale, again) });
  }

  async load(): Promise<void> {
    try {
      // Who is in it and has no session any more is asked to log in, and only then sees whether he may go on.
      const { runApi } = await import(/* webpackChunkName: "extension-apps-page" */ './runApi');
      const isFirst = this.app === undefined;
      const query = isFirst ? {} : { again: true };
      const app = await runApi(this.api).open({ params: { name: this.name }, query, quiet: isFirst });
      const { pathname, search, hash } = window.location;
      const whole = wholeAddress({ name: app.name, asked: this.name, base: this.page.base }, pathname + search + hash);
      // What the browser keeps for an application is kept by its whole name.
      if (whole !== undefined) return window.location.replace(whole);
      runInAction(() => {
        this.app = app;
        this.problem = undefined;
        this.label = app.label;
        this.page.describe(app.label, firstRoute(app));
        this.themes.fix(app.theme || undefined, this.page.base);
      });
    } catch (error) {
      runInAction(() => this.fail(error));
    }
  }

  /** Who is in it keeps it while the server is away; who may not be in it any more does not. */
  private fail(error: unknown): void {
    const problem = (error instanceof FailedCall ? problems[error.code] : undefined) ?? 'failed';
    if (problem === 'failed' && this.app) return;
    this.app = undefined;
    this.problem = problem;
    this.message = error instanceof Error ? error.message : String(error);
    const label = error instanceof FailedCall ? error.envelope.details?.['label'] : undefined;
    if (typeof label !== 'string') return;
    this.label = label;
    this.page.describe(label, undefined);
  }
}

function lengthOf(tab: RunTab): number {
  return routeOf(tab)?.length ?? 0;
}
