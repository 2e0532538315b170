import type { Disposable } from 'lathe';

/** The answer of a worker that may be stopped and replaced meanwhile: one that is stopped never answers, so the next is asked. */
export async function askAgain<T>(ask: () => Promise<T>, onStop: (listener: () => void) => Disposable): Promise<T> {
  for (;;) {
    const answer = await untilStop(ask, onStop);
    if (answer) return answer.value;
  }
}

async function untilStop<T>(
  ask: () => Promise<T>,
  onStop: (listener: () => void) => Disposable,
): Promise<{ readonly value: T } | undefined> {
  let listening: Disposable | undefined;
  const stopped = new Promise<undefined>((resolve) => (listening = onStop(() => resolve(undefined))));
  try {
    return await Promise.race([ask().then((value) => ({ value })), stopped]);
  } finally {
    listening?.dispose();
  }
}
