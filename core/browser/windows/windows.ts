import { injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';

/** What tells that the user is in a window. */
const signs = ['focus', 'focusin', 'pointerdown', 'keydown'] as const;

/** The windows of this workbench: the main one and those that tabs were moved to. What asks the user asks where the user is. */
@injectable()
export class Windows {
  /** Where the user did something last. */
  active: Window = window;
  private readonly attached = observable.array<Window>([], { deep: false });

  constructor() {
    makeObservable(this, { active: observableRef });
  }

  get page(): Document {
    return this.active.document;
  }

  /** The pages of all windows, the main one first. */
  get pages(): readonly Document[] {
    return [document, ...this.attached.filter((one) => one !== window).map((one) => one.document)];
  }

  /** What has the focus where the user is. */
  get focused(): Element | null {
    return this.page.activeElement;
  }

  has(page: Document): boolean {
    return this.pages.includes(page);
  }

  attach(one: Window): Disposable {
    const enter = (): void => runInAction(() => void (this.active = one));
    for (const sign of signs) one.addEventListener(sign, enter, { capture: true });
    runInAction(() => this.attached.push(one));
    return toDisposable(() => {
      for (const sign of signs) one.removeEventListener(sign, enter, { capture: true });
      runInAction(() => {
        this.attached.remove(one);
        if (this.active === one) this.active = window;
      });
    });
  }
}
