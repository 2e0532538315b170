import { injectable } from 'lathe';

/** Where the keyboard goes in the editor that is shown. */
@injectable()
export class ShortcutView {
  private search: HTMLElement | null = null;
  private list: HTMLElement | null = null;

  readonly searchRef = (element: HTMLElement | null): void => {
    this.search = element;
  };

  readonly listRef = (element: HTMLElement | null): void => {
    this.list = element;
  };

  focusSearch(): void {
    this.search?.focus();
  }

  focusList(): void {
    this.list?.focus();
  }
}
