import { type Disposable, setDisposableTracker } from './lifecycle';

/**
 * For tests: call it inside a `describe`, and each test fails that leaves a disposable behind, naming where it was made.
 * Returns a function that hands a disposable to the test's own clean-up.
 */
export function trackDisposables(): <T extends Disposable>(disposable: T) => T {
  const alive = new Map<Disposable, Error>();
  let cleanUp: Disposable[] = [];

  beforeEach(() => {
    alive.clear();
    cleanUp = [];
    setDisposableTracker({
      created: (disposable) => alive.set(disposable, new Error('made here')),
      disposed: (disposable) => alive.delete(disposable),
    });
  });

  afterEach(() => {
    for (const disposable of cleanUp.reverse()) disposable.dispose();
    setDisposableTracker(undefined);
    const first = [...alive.values()][0];
    if (first) throw new Error(`${alive.size} disposables were left behind; the first was ${first.stack ?? ''}`);
  });

  return (disposable) => {
    cleanUp.push(disposable);
    return disposable;
  };
}
