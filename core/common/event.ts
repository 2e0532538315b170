import { type Disposable, toDisposable } from './lifecycle';

/** Call it with a listener to hear of each occurrence, until the result is disposed of. */
export type Event<T> = (listener: (value: T) => void) => Disposable;

/** Reports errors that nobody is there to catch; the workbench shows them, tests fail on them. */
let reportError = (error: unknown): void => {
  // eslint-disable-next-line no-console -- the last resort, before the workbench is there to show it
  console.error(error);
};

export function setUnexpectedErrorHandler(handler: (error: unknown) => void): void {
  reportError = handler;
}

export function onUnexpectedError(error: unknown): void {
  reportError(error);
}

/** The sending side of an event. A listener that throws does not keep the others from hearing. */
export class Emitter<T> implements Disposable {
  private listeners: readonly ((value: T) => void)[] = [];
  private closed = false;

  readonly event: Event<T> = (listener) => {
    if (this.closed) return toDisposable(() => undefined);
    const own = (value: T): void => listener(value);
    this.listeners = [...this.listeners, own];
    return toDisposable(() => {
      this.listeners = this.listeners.filter((other) => other !== own);
    });
  };

  get hasListeners(): boolean {
    return this.listeners.length > 0;
  }

  fire(value: T): void {
    for (const listener of this.listeners) {
      try {
        listener(value);
      } catch (error) {
        onUnexpectedError(error);
      }
    }
  }

  dispose(): void {
    this.closed = true;
    this.listeners = [];
  }
}
