import type { UiTheme } from '../../common/themes/themeType';

/** A theme's file and the way to those that it names by `include` or `tokenColors`. */
export interface ThemeSource {
  /** Within the extension, such as "themes/dark.json"; messages name it. */
  readonly path: string;
  /** The text of a file of the same extension, by its path within it. */
  read(path: string): Promise<string>;
}

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

/** A colour that an extension adds to VS Code's; its defaults are "#rrggbb" or the id of another colour. */
export interface ColorInfo {
  readonly id: string;
  readonly description: string;
  readonly defaults: {
    readonly dark: string;
    readonly light: string;
    readonly highContrast?: string;
    readonly highContrastLight?: string;
  };
}
