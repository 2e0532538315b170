import type { Node } from 'jsonc-parser';
import { formatColor, parseColor } from './color';
import { ThemeJson } from './themeJson';
import type { ThemePosition, ThemeProblem } from './themeError';
import { readSemanticRules, type SemanticRules } from './semanticRules';
import { readTextMateColors } from './textMateColors';
import { readTokenRules, type TokenRule } from './tokenRule';

/** Another file that one names, and where it does so. */
export interface FileReference {
  readonly path: string;
  readonly position: ThemePosition;
}

/** One theme file by itself: what it sets, and the files it refers to. */
export interface ThemeFile {
  readonly path: string;
  readonly include?: FileReference;
  /** The file with the rules for tokens, where they are not in this one. */
  readonly tokenFile?: FileReference;
  /** Null stands for "default": what an included file sets is taken back. */
  readonly colors: ReadonlyMap<string, string | null>;
  readonly tokenRules: readonly TokenRule[];
  readonly semanticRules: SemanticRules;
  readonly problems: readonly ThemeProblem[];
}

/** Reads VS Code's format: JSON, with comments and trailing commas allowed. Throws a ThemeError where it is none. */
export function parseThemeFile(path: string, text: string): ThemeFile {
  const json = new ThemeJson(path, text);
  const root = json.root;
  if (root.type === 'array') return fileOf(json, { tokenRules: readTokenRules(json, root) });
  if (root.type !== 'object') throw json.error(root, 'A theme must be an object.');
  const tokens = json.property(root, 'tokenColors');
  // The name under which files that were converted from TextMate's format keep the same list.
  const settings = tokens ? undefined : json.property(root, 'settings');
  return fileOf(json, {
    include: readReference(json, json.property(root, 'include')),
    tokenFile: tokens?.type === 'string' ? readReference(json, tokens) : undefined,
    colors: new Map([...readTextMateColors(json, settings), ...readColors(json, json.property(root, 'colors'))]),
    tokenRules: tokens?.type === 'string' ? [] : readTokenRules(json, tokens ?? settings),
    semanticRules: readSemanticRules(json, json.property(root, 'semanticTokenColors')),
  });
}

function fileOf(json: ThemeJson, given: Partial<ThemeFile>): ThemeFile {
  return {
    path: json.path,
    colors: new Map(),
    tokenRules: [],
    semanticRules: new Map(),
    ...given,
    problems: json.problems,
  };
}

function readReference(json: ThemeJson, node: Node | undefined): FileReference | undefined {
  if (!node) return undefined;
  if (typeof node.value !== 'string') throw json.error(node, "'include' must be the path of a file.");
  return { path: node.value, position: json.positionOf(node) };
}

function readColors(json: ThemeJson, node: Node | undefined): ReadonlyMap<string, string | null> {
  const colors = new Map<string, string | null>();
  if (!node) return colors;
  if (node.type !== 'object') throw json.error(node, "'colors' must be an object.");
  for (const { name, value } of json.entries(node)) {
    if (!/^[\w.-]{1,200}$/.test(name)) {
      json.report(value, `'${name.slice(0, 80)}' is no name of a colour.`);
    } else if (value.type === 'null' || value.value === 'default') {
      colors.set(name, null);
    } else {
      const color = parseColor(value.value);
      if (color) colors.set(name, formatColor(color));
      else json.report(value, `The colour of '${name}' must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA.`);
    }
  }
  return colors;
}
