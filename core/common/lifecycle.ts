/** Something that holds a resource until it is told to let go. */
export interface Disposable {
  dispose(): void;
}

/** Sees every disposable come and go; the tests use it to find leaks. */
export interface DisposableTracker {
  created(disposable: Disposable): void;
  disposed(disposable: Disposable): void;
}

let tracker: DisposableTracker | undefined;

export function setDisposableTracker(next: DisposableTracker | undefined): void {
  tracker = next;
}

export function toDisposable(dispose: () => void): Disposable {
  let done = false;
  const self: Disposable = {
    dispose() {
      if (done) return;
      done = true;
      tracker?.disposed(self);
      dispose();
    },
  };
  tracker?.created(self);
  return self;
}

/** Disposes of all it is given, in reverse order, even when one of them throws. */
export function disposeAll(disposables: Iterable<Disposable>): void {
  const errors: unknown[] = [];
  for (const disposable of [...disposables].reverse()) {
    try {
      disposable.dispose();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Several disposables failed.');
}

export function combineDisposables(...disposables: Disposable[]): Disposable {
  return toDisposable(() => disposeAll(disposables));
}

/** Collects disposables and lets go of them together. */
export class DisposableStore implements Disposable {
  private readonly held = new Set<Disposable>();
  private closed = false;

  constructor() {
    tracker?.created(this);
  }

  get disposed(): boolean {
    return this.closed;
  }

  get size(): number {
    return this.held.size;
  }

  /** What is added after the store is disposed of is disposed of at once. */
  add<T extends Disposable>(disposable: T): T {
    if (this.closed) disposable.dispose();
    else this.held.add(disposable);
    return disposable;
  }

  delete(disposable: Disposable): void {
    if (this.held.delete(disposable)) disposable.dispose();
  }

  clear(): void {
    const held = [...this.held];
    this.held.clear();
    disposeAll(held);
  }

  dispose(): void {
    if (this.closed) return;
    this.closed = true;
    tracker?.disposed(this);
    this.clear();
  }
}

/** A class that owns disposables. */
export abstract class DisposableOwner implements Disposable {
  private readonly store = new DisposableStore();

  protected own<T extends Disposable>(disposable: T): T {
    return this.store.add(disposable);
  }

  dispose(): void {
    this.store.dispose();
  }
}

/** Holds one disposable at a time; setting another disposes of the one before. */
export class MutableDisposable<T extends Disposable> implements Disposable {
  private current: T | undefined;
  private closed = false;

  constructor() {
    tracker?.created(this);
  }

  get value(): T | undefined {
    return this.current;
  }

  set value(next: T | undefined) {
    if (next === this.current) return;
    this.current?.dispose();
    this.current = next;
    if (this.closed) this.clear();
  }

  clear(): void {
    this.value = undefined;
  }

  dispose(): void {
    if (this.closed) return;
    this.closed = true;
    tracker?.disposed(this);
    this.clear();
  }
}
