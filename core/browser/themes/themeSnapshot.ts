import type { UiTheme } from '../../common/themes/themeType';

/** What the page needs to come up in the right colours before any of our code has run; a script within it reads it. */
export interface ThemeSnapshot {
  readonly id: string;
  /** The class of the html element. */
  readonly type: UiTheme;
  readonly css: string;
}

const key = 'lathe.theme';

/**
 * Where the browser keeps nothing (a full or forbidden storage), the page comes up in the default theme. A page with a theme
 * of its own, such as "/app/shop", has a snapshot of its own.
 */
export function saveThemeSnapshot(snapshot: ThemeSnapshot, place = ''): void {
  try {
    localStorage.setItem(place ? `${key}:${place}` : key, JSON.stringify(snapshot));
  } catch {
    // Nothing is lost but the first moment's colours.
  }
}

export function forgetThemeSnapshot(place: string): void {
  try {
    localStorage.removeItem(`${key}:${place}`);
  } catch {
    // There is none then.
  }
}
