import { makeObservable, observableRef, runInAction } from 'mobx';
import { isSeparator, type PickEntry, type PickItem } from './pickItem';

/** Which of the entries are shown for what is typed, and in what order. */
export class PickFilter<T extends PickItem> {
  rows: readonly T[] = [];
  /** By the index of the row that begins a section. */
  separators: ReadonlyMap<number, string> = new Map();

  constructor() {
    makeObservable(this, { rows: observableRef, separators: observableRef });
  }

  update(entries: readonly PickEntry<T>[], query: string): void {
    const wanted = query.trim().toLowerCase();
    const separators = new Map<number, string>();
    const rows: T[] = [];
    for (const entry of entries) {
      if (isSeparator(entry)) separators.set(rows.length, entry.separator);
      else if (entry.alwaysShow || entry.label.toLowerCase().includes(wanted)) rows.push(entry);
    }
    runInAction(() => {
      this.rows = rows;
      this.separators = wanted ? new Map() : separators;
    });
  }
}
