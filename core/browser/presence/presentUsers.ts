import { inject, injectable } from 'inversify';
import { computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { isId } from '../../common/ids/id';
import { type Disposable, DisposableOwner, toDisposable } from '../../common/lifecycle';
import { type Presence, presenceTopic, repeatSeconds } from '../../common/presence/presence';
import { Api } from '../api/api';
import { LiveEvents } from '../events/liveEvents';
import { throttle } from '../metadata/throttle';
import { Session } from '../session/session';
import { OpenPages } from '../storage/openPages';
import { Tabs } from '../tabs/tabs';
import type { presenceApi } from './presenceApi';

/** Tabs are walked through faster than others need to know. */
const patience = 400;
const refreshSpan = 2000;

/** Who else is here now and what he has open, and what this page tells others. Works from when it is first asked for. */
@injectable()
export class PresentUsers extends DisposableOwner {
  private all: readonly Presence[] = [];
  /** Open without being a tab, such as the application that one works on. */
  private readonly declared = observable.map<string, number>();
  private loading: Promise<ReturnType<typeof presenceApi>> | undefined;
  private readonly refresh = this.own(throttle(refreshSpan, () => void this.load()));

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Session) private readonly session: Session,
    @inject(OpenPages) private readonly page: OpenPages,
    @inject(LiveEvents) events: LiveEvents,
  ) {
    super();
    makeObservable<this, 'all'>(this, { all: observableRef, others: computed, opened: computed });
    this.own(events.listen(presenceTopic, { heard: () => this.refresh(), missed: () => this.refresh() }));
    const follow = { fireImmediately: true, delay: patience, equals: isSame };
    this.own(
      toDisposable(
        reaction(
          () => this.opened,
          (records) => void this.say(records),
          follow,
        ),
      ),
    );
    const again = setInterval(() => void this.say(this.opened), repeatSeconds * 1000);
    this.own(toDisposable(() => clearInterval(again)));
    this.followPage();
  }

  /** Without the user himself. */
  get others(): readonly Presence[] {
    const own = this.session.user?.id;
    return this.all.filter(({ userId }) => userId !== own);
  }

  /** The others who have a record open. */
  at(record: string): readonly Presence[] {
    return this.others.filter(({ records }) => records.includes(record));
  }

  /** What others hear that this page has open; the active one first. */
  get opened(): readonly string[] {
    const { active, all } = this.tabs;
    const tabs = active ? [active, ...all] : all;
    const ids = tabs.flatMap(({ id, params }) => [id, ...Object.values(params)]);
    return [...new Set([...this.declared.keys(), ...ids])].filter(isId).slice(0, 100);
  }

  /** This page has something open that is no tab. */
  declare(record: string): Disposable {
    const count = (by: number): void =>
      runInAction(() => {
        const times = (this.declared.get(record) ?? 0) + by;
        if (times > 0) this.declared.set(record, times);
        else this.declared.delete(record);
      });
    count(1);
    return toDisposable(() => count(-1));
  }

  /** A page that goes says so; one that comes back from the browser's memory says what it has. */
  private followPage(): void {
    const leave = (): void => void this.say([], true);
    const back = ({ persisted }: PageTransitionEvent): void => void (persisted && this.say(this.opened));
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    this.own(
      toDisposable(() => {
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', back);
      }),
    );
  }

  private async say(records: readonly string[], keepalive = false): Promise<void> {
    const params = { client: this.page.id };
    await this.quietly(async (calls) => calls.say({ params, body: { records: [...records] }, quiet: true, keepalive }));
  }

  private async load(): Promise<void> {
    await this.quietly(async (calls) => {
      const all = await calls.list({ quiet: true });
      runInAction(() => (this.all = all));
    });
  }

  /** Nobody misses who is here when the server can't tell; the next event asks again. */
  private async quietly(work: (calls: ReturnType<typeof presenceApi>) => Promise<unknown>): Promise<void> {
    this.loading ??= import('./presenceApi').then(({ presenceApi }) => presenceApi(this.api));
    try {
      await work(await this.loading);
    } catch {
      this.loading = undefined;
    }
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
