import type { UiTheme } from '../../common/themes/themeType';

/** What the page needs to come up in the right colours before any of our code has run; a script within it reads it. */
export interface ThemeSnapshot {
  readonly id: string;
  /** The class of the html element. */
  readonly type: UiTheme;
  readonly css: string;
}

const key = 'lathe.theme';

/** Where the browser keeps nothing (a full or forbidden storage), the page comes up in the default theme. */
export function saveThemeSnapshot(snapshot: ThemeSnapshot): void {
  try {
    localStorage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Nothing is lost but the first moment's colours.
  }
}
