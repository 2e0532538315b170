import type { Node } from 'jsonc-parser';
import { formatColor, parseColor } from './color';
import type { ThemeJson } from './themeJson';

/** What TextMate's themes say of the editor as a whole, and VS Code's names for it. */
const names: Readonly<Record<string, string>> = {
  background: 'editor.background',
  foreground: 'editor.foreground',
  caret: 'editorCursor.foreground',
  selection: 'editor.selectionBackground',
  inactiveSelection: 'editor.inactiveSelectionBackground',
  lineHighlight: 'editor.lineHighlightBackground',
  invisibles: 'editorWhitespace.foreground',
  findHighlight: 'editor.findMatchBackground',
  activeGuide: 'editorIndentGuide.activeBackground1',
  guide: 'editorIndentGuide.background1',
};

/** From the entries of TextMate's `settings` that have no scope. */
export function readTextMateColors(json: ThemeJson, settings: Node | undefined): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  for (const entry of settings?.children ?? []) {
    if (entry.type !== 'object' || json.property(entry, 'scope')) continue;
    const given = json.property(entry, 'settings');
    for (const { name, value } of given ? json.entries(given) : []) {
      const id = Object.hasOwn(names, name) ? names[name] : undefined;
      const color = parseColor(value.value);
      if (id && color) colors.set(id, formatColor(color));
    }
  }
  return colors;
}
