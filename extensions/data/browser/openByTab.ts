import type { Tab } from 'lathe';

/** What is open in tabs, by their keys, for commands that act upon the active one. */
export class OpenByTab<T> {
  private readonly open = new Map<string, T>();

  /** Gives what takes it out again. */
  add(key: string, opened: T): () => void {
    this.open.set(key, opened);
    return () => {
      if (this.open.get(key) === opened) this.open.delete(key);
    };
  }

  of(tab: Pick<Tab, 'key'> | undefined): T | undefined {
    return tab && this.open.get(tab.key);
  }
}
