import { injectable } from 'inversify';
import { type Disposable, toDisposable } from '../../common/lifecycle';

/** What wakes an extension up: the kind of a contribution and its id. */
export type ActivationEvent =
  | `onCommand:${string}`
  | `onView:${string}`
  | `onEditor:${string}`
  | `onPage:${string}`
  | `onQuickAccess:${string}`
  | `onWalkthrough:${string}`
  | `onFileSystem:${string}`
  | `onComponent:${string}`
  | 'onStartupFinished';

/** Lets a service wait for the code behind a contribution without knowing who brings it. */
@injectable()
export class Activation {
  private readonly listeners = new Set<(event: ActivationEvent) => Promise<void>>();

  on(listener: (event: ActivationEvent) => Promise<void>): Disposable {
    this.listeners.add(listener);
    return toDisposable(() => this.listeners.delete(listener));
  }

  async fire(event: ActivationEvent): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener(event)));
  }
}
