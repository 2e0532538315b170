import { inject, injectable } from 'inversify';
import { action, makeObservable, observable } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Layout } from './layout';
import type { FocusTarget } from './parts';

const order: readonly FocusTarget[] = ['activitybar', 'sidebar', 'editors', 'panel', 'right', 'statusbar'];

/** Which part has the keyboard, and going from one to the next. Whoever draws a part says how it is focused. */
@injectable()
export class PartFocus {
  current: FocusTarget = 'editors';
  private readonly known = new Map<FocusTarget, () => boolean>();

  constructor(@inject(Layout) private readonly layout: Layout) {
    makeObservable(this, { current: observable, setCurrent: action });
    layout.onDidRequestFocus((target) => this.known.get(target)?.());
  }

  /** `focus` tells whether it could. */
  register(target: FocusTarget, focus: () => boolean): Disposable {
    this.known.set(target, focus);
    return toDisposable(() => {
      if (this.known.get(target) === focus) this.known.delete(target);
    });
  }

  setCurrent(target: FocusTarget): void {
    this.current = target;
  }

  /** Into the part that had the keyboard last, after what held it there has gone. */
  refocus(): void {
    this.known.get(this.current)?.();
  }

  /** To the next part that is shown and takes the focus. */
  cycle(step: 1 | -1): void {
    const at = order.indexOf(this.current);
    for (let i = 1; i <= order.length; i++) {
      const target = order[(at + step * i + order.length * 2) % order.length];
      if (target === undefined || (target !== 'editors' && !this.layout.isVisible(target))) continue;
      if (this.known.get(target)?.()) return this.setCurrent(target);
    }
  }
}
