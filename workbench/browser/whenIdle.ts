import { type Disposable, toDisposable } from '../../core/common/lifecycle';

/** Does what can wait a moment once the browser has nothing else to do; where it cannot say so, shortly after. */
export function whenIdle(run: () => void, timeout = 400): Disposable {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return toDisposable(() => clearTimeout(timer));
  }
  const handle = requestIdleCallback(run, { timeout });
  return toDisposable(() => cancelIdleCallback(handle));
}

/**
 * Does what nobody waits for. The pauses of the first second are those in which the answers to what is shown first are on
 * their way: whatever is done in them has it come later.
 */
export function afterStart(run: () => void): Disposable {
  let waiting: Disposable | undefined;
  const timer = setTimeout(() => (waiting = whenIdle(run, 2000)), 1000);
  return toDisposable(() => {
    clearTimeout(timer);
    waiting?.dispose();
  });
}
