import type { ThemeSource } from '../../common/themes/loadTheme';
import type { UiTheme } from '../../common/themes/themeType';

/** What is known of a theme before its file is loaded. */
export interface ThemeInfo {
  /** What the setting `workbench.colorTheme` holds. */
  readonly id: string;
  readonly label: string;
  readonly uiTheme: UiTheme;
  /** The extension that contributes it. */
  readonly source: string;
  load(): Promise<ThemeSource>;
}
