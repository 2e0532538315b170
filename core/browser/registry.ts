import { createAtom } from 'mobx';
import { type Disposable, toDisposable } from '../common/lifecycle';

/**
 * Values by id, in the order of their arrival, which views can observe as a whole.
 * One atom for all entries: a thousand registrations cost a thousand map writes and no more.
 */
export class Registry<V> {
  private readonly entries = new Map<string, V>();
  private readonly atom;

  constructor(private readonly what: string) {
    this.atom = createAtom(what);
  }

  get size(): number {
    this.atom.reportObserved();
    return this.entries.size;
  }

  get(id: string): V | undefined {
    this.atom.reportObserved();
    return this.entries.get(id);
  }

  has(id: string): boolean {
    this.atom.reportObserved();
    return this.entries.has(id);
  }

  values(): readonly V[] {
    this.atom.reportObserved();
    return [...this.entries.values()];
  }

  add(id: string, value: V): Disposable {
    return this.addAll([[id, value]]);
  }

  /** All or none: an id that is taken is an error that names it. */
  addAll(added: readonly (readonly [string, V])[]): Disposable {
    for (const [id] of added) if (this.entries.has(id)) throw new Error(`The ${this.what} '${id}' exists already.`);
    for (const [id, value] of added) this.entries.set(id, value);
    this.atom.reportChanged();
    return toDisposable(() => {
      for (const [id, value] of added) if (this.entries.get(id) === value) this.entries.delete(id);
      this.atom.reportChanged();
    });
  }
}
