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
