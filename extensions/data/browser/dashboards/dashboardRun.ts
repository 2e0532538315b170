import { inject, injectable, LiveEvents } from 'lathe';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { dayOf } from '../views/calendar/calendarDays';
import type { DashboardData, Tile } from '../../common/dashboards/dashboardData';
import { rowTopic } from '../../common/rowEvent';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DataRows } from '../rows/dataRows';
import { type FilterValue, initialValue } from './filters';
import { loadTile, type TileServices } from './tiles/loadTile';
import { nothingYet, type TileResult } from './tiles/tileResult';

type Shown = Pick<DashboardData, 'tiles' | 'filters'>;

export interface RunServices extends TileServices {
  readonly events: Pick<LiveEvents, 'listen'>;
}

const quiet = 1000;

/** What the tiles of one open dashboard show: asked for anew when they, the filters or the rows change. */
export class DashboardRun {
  private readonly results = observable.map<string, TileResult>({}, { deep: false });
  private readonly values = observable.map<string, FilterValue>({}, { deep: false });
  private readonly asked = new Map<string, { readonly request: string; readonly controller: AbortController }>();
  private shown: Shown = { tiles: [], filters: [] };
  /** When everything was last asked for. */
  refreshedAt: number | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly services: RunServices,
    private readonly today: () => string = () => dayOf(new Date()),
  ) {
    makeAutoObservable<this, 'services' | 'today' | 'asked' | 'timer' | 'shown'>(this, {
      ...{ services: false, today: false, asked: false, timer: false, shown: false },
    });
  }

  get isLoading(): boolean {
    return [...this.results.values()].some(({ state }) => state === 'loading');
  }

  resultOf(tile: Tile): TileResult {
    return this.results.get(tile.id) ?? nothingYet;
  }

  valueOf(id: string): FilterValue {
    return this.values.get(id) ?? {};
  }

  setFilter(id: string, value: FilterValue): void {
    this.values.set(id, value);
    this.load(false);
  }

  /** From now on these tiles are shown; what is as it was isn't asked for again. */
  show(shown: Shown): void {
    this.shown = shown;
    for (const filter of shown.filters)
      if (!this.values.has(filter.id)) this.values.set(filter.id, initialValue(filter));
    const ids = new Set(shown.tiles.map(({ id }) => id));
    for (const id of [...this.results.keys()]) if (!ids.has(id)) this.forget(id);
    this.load(false);
  }

  refresh(): void {
    this.refreshedAt = Date.now();
    this.load(true);
  }

  /** Until the result is disposed of. With `live` changed rows are shown as they change. */
  follow({ live, refresh }: Pick<DashboardData, 'live' | 'refresh'>): { dispose(): void } {
    const hearing = live
      ? this.services.events.listen(rowTopic, {
          heard: ({ type }) => this.shows(String(type)) && this.later(String(type)),
          missed: () => this.refreshedAt !== undefined && this.later(),
        })
      : undefined;
    const every = refresh === undefined ? undefined : setInterval(() => this.refresh(), refresh * 1000);
    return {
      dispose: () => {
        hearing?.dispose();
        clearInterval(every);
      },
    };
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const { controller } of this.asked.values()) controller.abort();
    this.asked.clear();
  }

  private shows(object: string): boolean {
    return this.shown.tiles.some((tile) => tile.object === object);
  }

  private later(object?: string): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.load(true, object);
    }, quiet);
  }

  private load(anew: boolean, object?: string): void {
    for (const tile of this.shown.tiles)
      if (tile.kind !== 'text' && (object === undefined || tile.object === object)) this.ask(tile, anew);
  }

  private ask(tile: Tile, anew: boolean): void {
    const filters = this.shown.filters.map((filter) => ({ filter, value: this.valueOf(filter.id) }));
    const { x: _x, y: _y, w: _w, h: _h, title: _title, ...asked } = tile;
    const request = JSON.stringify([asked, filters]);
    const running = this.asked.get(tile.id);
    if (!anew && running?.request === request) return;
    running?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    this.asked.set(tile.id, { request, controller });
    const before = this.resultOf(tile);
    this.results.set(tile.id, { ...before, state: 'loading' });
    loadTile(this.services, tile, { filters, today: this.today(), signal }).then(
      (result) => !signal.aborted && this.take(tile.id, result),
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) this.take(tile.id, { ...nothingYet, state: 'failed', problem });
      },
    );
  }

  private take(id: string, result: TileResult): void {
    runInAction(() => {
      this.results.set(id, result);
      this.refreshedAt ??= Date.now();
    });
  }

  private forget(id: string): void {
    this.asked.get(id)?.controller.abort();
    this.asked.delete(id);
    this.results.delete(id);
  }
}

/** What every dashboard asks. */
@injectable()
export class DashboardServices {
  constructor(
    @inject(DataRows) readonly rows: DataRows,
    @inject(ObjectDescriptions) readonly descriptions: ObjectDescriptions,
    @inject(LiveEvents) readonly events: LiveEvents,
  ) {}
}
