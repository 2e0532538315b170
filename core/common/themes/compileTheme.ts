import type { ColorDefaults } from './colorDefault';
import type { LoadedTheme } from './loadTheme';
import type { MonacoTheme } from './monacoTheme';
import { resolveColors } from './resolveColors';
import { themeCss } from './themeCss';
import { toMonacoTheme } from './toMonacoTheme';
import type { ThemeType } from './themeType';

/** All that is needed to show a theme. */
export interface CompiledTheme {
  readonly type: ThemeType;
  /** By id; colours that are nothing in this theme are absent. */
  readonly colors: ReadonlyMap<string, string>;
  readonly css: string;
  readonly monaco: MonacoTheme;
}

export function compileTheme(theme: LoadedTheme, type: ThemeType, contributed: ColorDefaults = {}): CompiledTheme {
  const colors = resolveColors(theme.colors, type, contributed);
  return { type, colors, css: themeCss(colors, type, contributed), monaco: toMonacoTheme(theme, type, colors) };
}
