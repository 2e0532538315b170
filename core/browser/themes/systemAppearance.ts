import { injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import { DisposableOwner, toDisposable } from '../../common/lifecycle';

/** What the operating system wants to see: dark or light, with more contrast or not. */
@injectable()
export class SystemAppearance extends DisposableOwner {
  dark = false;
  highContrast = false;

  constructor() {
    super();
    makeObservable(this, { dark: observable, highContrast: observable });
    this.follow('(prefers-color-scheme: dark)', (matches) => (this.dark = matches));
    this.follow('(forced-colors: active), (prefers-contrast: more)', (matches) => (this.highContrast = matches));
  }

  private follow(query: string, set: (matches: boolean) => void): void {
    if (typeof window === 'undefined' || !('matchMedia' in window)) return;
    const media = window.matchMedia(query);
    const update = (): void => runInAction(() => set(media.matches));
    update();
    media.addEventListener('change', update);
    this.own(toDisposable(() => media.removeEventListener('change', update)));
  }
}
