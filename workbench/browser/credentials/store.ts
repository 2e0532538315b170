import { useSyncExternalStore } from 'react';

/** A state that components follow; all that this small page needs of a store. */
export abstract class Store<S> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: S) {}

  get state(): S {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected update(change: Partial<S>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

export function useStore<S>(store: Store<S>): S {
  return useSyncExternalStore(store.subscribe, () => store.state);
}
