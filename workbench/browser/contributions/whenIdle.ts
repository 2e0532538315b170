const longest = 400;

/** When the browser has nothing better to do, or after a while. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: longest });
  else setTimeout(run, longest / 2);
}
