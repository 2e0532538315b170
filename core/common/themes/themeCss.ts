import { colorIds } from './colorRegistry';
import type { ColorDefaults } from './colorDefault';
import { colorSchemeOf, type ThemeType } from './themeType';

/** "editor.background" becomes "--vscode-editor-background", as in VS Code. */
export function cssVariableOf(id: string): string {
  return `--vscode-${id.replaceAll('.', '-')}`;
}

/**
 * The style sheet of a theme: one rule with a variable for every registered colour. A colour that is nothing in this theme
 * is transparent, or as the text around it where it is a text's, so that no use of a variable needs a fallback.
 */
export function themeCss(
  colors: ReadonlyMap<string, string>,
  type: ThemeType,
  contributed: ColorDefaults = {},
): string {
  const declarations = [`color-scheme:${colorSchemeOf(type)}`];
  for (const id of colorIds(contributed)) {
    declarations.push(`${cssVariableOf(id)}:${shorten(colors.get(id)) ?? nothing(id)}`);
  }
  // Before the workbench's own style sheet is there, the page has its colours already.
  declarations.push('background:var(--vscode-editor-background)', 'color:var(--vscode-foreground)');
  return `:root{${declarations.join(';')}}`;
}

function nothing(id: string): string {
  return /foreground$/i.test(id) ? 'currentcolor' : 'transparent';
}

/** #aabbcc is #abc. */
function shorten(color: string | undefined): string | undefined {
  return color?.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');
}
