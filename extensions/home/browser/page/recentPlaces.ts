import { DisposableOwner, inject, injectable, type JsonValue, Storage, type Tab, Tabs } from 'lathe';
import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { z } from 'zod';

const Place = z.object({ route: z.string(), name: z.string(), icon: z.string().optional() });
/** Where the user was. */
export type Place = z.output<typeof Place>;

const key = 'home.recent';
const kept = 20;
/** What is to be made there has no place yet, and the home page is where one already is. */
const passing = /^\/projects$|^\/projects\/walkthrough|^\/not-found\/|^\/view\/|\/new$/;
const isPlaces = (value: JsonValue): value is z.input<typeof Place>[] => z.array(Place).safeParse(value).success;

/** The pages at which the user has looked, the last first. */
@injectable()
export class RecentPlaces extends DisposableOwner {
  all: readonly Place[];

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {
    super();
    this.all = storage.get(key, isPlaces) ?? [];
    makeObservable(this, { all: observableRef });
  }

  follow(): void {
    const active = () => placeOf(this.tabs.active);
    this.own({
      dispose: reaction(active, (place) => place && this.add(place), {
        fireImmediately: true,
        equals: (a, b) => a?.route === b?.route && a?.name === b?.name,
      }),
    });
  }

  clear(): void {
    this.set([]);
  }

  private add(place: Place): void {
    this.set([place, ...this.all.filter(({ route }) => route !== place.route)].slice(0, kept));
  }

  private set(places: readonly Place[]): void {
    runInAction(() => (this.all = places));
    this.storage.set(key, [...places]);
  }
}

function placeOf(tab: Tab | undefined): Place | undefined {
  if (!tab || passing.test(tab.route)) return undefined;
  const { route, name, icon } = tab;
  return icon === undefined ? { route, name } : { route, name, icon };
}
