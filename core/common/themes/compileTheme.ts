import { customize, customizeRules } from './customizations';
import type { ColorDefaults } from './colorDefault';
import { colorIds } from './colorRegistry';
import type { LoadedTheme } from './loadTheme';
import type { MonacoTheme } from './monacoTheme';
import { resolveColors } from './resolveColors';
import type { ThemeProblem } from './themeError';
import { noCustomizations, type ThemeCustomizations } from './themeCustomizations';
import { themeCss } from './themeCss';
import { toMonacoTheme } from './toMonacoTheme';
import type { ThemeType } from './themeType';

/** All that is needed to show a theme. */
export interface CompiledTheme {
  readonly type: ThemeType;
  /** Every colour that a theme or a person can set. */
  readonly colorIds: readonly string[];
  /** By id; colours that are nothing in this theme are absent. */
  readonly colors: ReadonlyMap<string, string>;
  readonly css: string;
  readonly monaco: MonacoTheme;
  /** What was left out of its files. */
  readonly problems: readonly ThemeProblem[];
}

export interface CompileOptions {
  /** Colours beyond VS Code's, with their defaults. */
  readonly contributed?: ColorDefaults;
  readonly customizations?: ThemeCustomizations;
}

export function compileTheme(
  theme: LoadedTheme,
  { id, type }: { readonly id: string; readonly type: ThemeType },
  { contributed = {}, customizations = noCustomizations }: CompileOptions = {},
): CompiledTheme {
  const customized = customize(theme, id, customizations);
  const colors = resolveColors(customized.colors, type, contributed);
  const monaco = toMonacoTheme(customized, type, colors);
  return {
    type,
    colorIds: colorIds(contributed),
    colors,
    problems: theme.problems,
    css: themeCss(colors, type, contributed),
    monaco: { ...monaco, rules: customizeRules(monaco.rules, id, customizations.tokens) },
  };
}
