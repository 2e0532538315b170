import type { UiTheme } from './themeType';

export interface MonacoRule {
  token: string;
  /** Six or eight hexadecimal digits without '#'. */
  foreground?: string;
  fontStyle?: string;
}

/** What `monaco.editor.defineTheme` takes, said without importing Monaco. */
export interface MonacoTheme {
  base: UiTheme;
  inherit: boolean;
  rules: MonacoRule[];
  colors: Record<string, string>;
}
