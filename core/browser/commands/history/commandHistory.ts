import { inject, injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type JsonValue, Storage } from '../../storage/storage';

const storageKey = 'commands.history';
/** What is kept at most, whatever the setting says. */
const most = 500;

const isHistory = (value: JsonValue): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The commands that the user chose from the palette, the most recent first. */
@injectable()
export class CommandHistory {
  private ids: readonly string[];
  /** How many are remembered; 0 remembers none. */
  private limit = 50;

  constructor(@inject(Storage) private readonly storage: Storage) {
    this.ids = storage.get(storageKey, isHistory) ?? [];
    makeObservable<this, 'ids' | 'limit'>(this, { ids: observableRef, limit: observable });
  }

  get recent(): readonly string[] {
    return this.ids.slice(0, this.limit);
  }

  setLimit(limit: number): void {
    runInAction(() => (this.limit = Math.max(0, Math.min(most, Math.floor(limit) || 0))));
  }

  add(id: string): void {
    if (this.limit > 0) this.keep([id, ...this.ids.filter((other) => other !== id)].slice(0, this.limit));
  }

  remove(id: string): void {
    this.keep(this.ids.filter((other) => other !== id));
  }

  clear(): void {
    this.keep([]);
  }

  private keep(ids: readonly string[]): void {
    runInAction(() => (this.ids = ids));
    this.storage.set(storageKey, ids);
  }
}
