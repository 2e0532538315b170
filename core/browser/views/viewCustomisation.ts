import { inject, injectable } from 'inversify';
import { observable, runInAction, type ObservableMap } from 'mobx';
import { type JsonValue, Storage } from '../storage/storage';
import { type ViewLocation, viewLocations } from './viewInfo';

const storageKey = 'views';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isLocation = (value: unknown): value is ViewLocation => viewLocations.some((location) => location === value);

function read<V>(stored: unknown, isValid: (value: unknown) => value is V): ObservableMap<string, V> {
  const entries = stored && typeof stored === 'object' ? Object.entries(stored) : [];
  const valid = entries.flatMap(([id, value]): [string, V][] => (isValid(value) ? [[id, value]] : []));
  return observable.map(valid, { deep: false });
}

function readStored(storage: Storage) {
  const raw = storage.getRaw(storageKey);
  const stored: Readonly<Record<string, unknown>> =
    raw && typeof raw === 'object' && !Array.isArray(raw) ? { ...raw } : {};
  return {
    /** The container into which a view was moved. */
    containerOfView: read(stored.containerOfView, isText),
    /** Where a view stood before it went to the editor area. */
    originOfView: read(stored.originOfView, isText),
    /** Where a container was moved, and where a generated one stands. */
    locationOfContainer: read(stored.locationOfContainer, isLocation),
    viewOrder: read(stored.viewOrder, isIds),
    containerOrder: read(stored.containerOrder, isIds),
    hiddenViews: read(stored.hiddenViews, isFlag),
    hiddenContainers: read(stored.hiddenContainers, isFlag),
    collapsedViews: read(stored.collapsedViews, isFlag),
    viewSizes: read(stored.viewSizes, isSize),
    activeContainer: read(stored.activeContainer, isText),
  };
}

type Choices = ReturnType<typeof readStored>;

/** What the user made of the views: places, order, sizes, what is folded or hidden. Broken entries count as absent. */
@injectable()
export class ViewCustomisation {
  readonly choices: Choices;

  constructor(@inject(Storage) private readonly storage: Storage) {
    this.choices = readStored(storage);
  }

  /** Changes and remembers. */
  change(edit: (choices: Choices) => void): void {
    runInAction(() => edit(this.choices));
    this.storage.set(storageKey, this.toJson());
  }

  /** Everything back to where the extensions put it. */
  reset(): void {
    this.change((choices) => Object.values(choices).forEach((map) => map.clear()));
  }

  private toJson(): JsonValue {
    const maps: readonly (readonly [string, ReadonlyMap<string, JsonValue>])[] = Object.entries(this.choices);
    return Object.fromEntries(
      maps.filter(([, map]) => map.size > 0).map(([name, map]) => [name, Object.fromEntries(map)]),
    );
  }
}
