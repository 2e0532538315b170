import { type Disposable, toDisposable } from '../../common/lifecycle';

export interface Throttle extends Disposable {
  (): void;
}

/** Runs at once, then at most once in a span of time, however often it's called; the last call is never lost. */
export function throttle(span: number, run: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = (): void => {
    timer = undefined;
    if (!again) return;
    again = false;
    start();
  };
  const start = (): void => {
    timer = setTimeout(rest, span);
    run();
  };
  const call = (): void => {
    if (timer === undefined) start();
    else again = true;
  };
  return Object.assign(
    call,
    toDisposable(() => clearTimeout(timer)),
  );
}
