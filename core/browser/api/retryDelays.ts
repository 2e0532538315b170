import { throwIfCancelled } from '../../common/cancellation';

/** For a server that restarts: soon at first, for about half a minute in all. */
export function retryDelays(): IterableIterator<number> {
  return [200, 400, 800, 1600, 3000, 5000, 5000, 5000, 5000].values();
}

export function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    throwIfCancelled(signal);
    const done = (): void => {
      signal?.removeEventListener('abort', cancelled);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const cancelled = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The work was cancelled.', 'AbortError'));
    };
    signal?.addEventListener('abort', cancelled, { once: true });
  });
}
