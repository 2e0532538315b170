import { injectable } from 'inversify';
import { Emitter } from '../../common/event';

/** Holds the calls that came too late for their session until the user has logged in again. */
@injectable()
export class SessionExpiry {
  private readonly expired = new Emitter<void>();
  private pending: Promise<boolean> | undefined;
  private answer: ((renewed: boolean) => void) | undefined;

  /** Fires once, however many calls fail, until the user has answered. */
  readonly onDidExpire = this.expired.event;

  get waiting(): boolean {
    return this.pending !== undefined;
  }

  /** True once the user has logged in again, false when he won't or nobody is there to ask him. */
  renewal(): Promise<boolean> {
    if (this.pending) return this.pending;
    if (!this.expired.hasListeners) return Promise.resolve(false);
    const pending = new Promise<boolean>((resolve) => (this.answer = resolve));
    this.pending = pending;
    this.expired.fire();
    return pending;
  }

  renewed(): void {
    this.settle(true);
  }

  abandoned(): void {
    this.settle(false);
  }

  private settle(renewed: boolean): void {
    this.answer?.(renewed);
    this.pending = undefined;
    this.answer = undefined;
  }
}
