import type { LoadedTheme } from './loadTheme';
import type { MonacoRule } from './monacoTheme';
import type { ThemeCustomizations } from './themeCustomizations';
import { parseThemeFile, type ThemeFile } from './themeFile';

/** The names under which the setting paints tokens, and those of Monaco's tokens that they mean. */
const groups: Readonly<Record<string, readonly string[]>> = {
  comments: ['comment'],
  strings: ['string', 'attribute.value'],
  keywords: ['keyword'],
  numbers: ['number', 'attribute.value.number'],
  types: ['type', 'class', 'interface', 'enum', 'struct', 'typeParameter'],
  functions: ['function', 'method', 'predefined'],
  variables: ['variable', 'identifier', 'parameter', 'property'],
};

/** The theme with the user's own colours and rules over its own. */
export function customize(theme: LoadedTheme, id: string, { colors, tokens }: ThemeCustomizations): LoadedTheme {
  const file = parseOwn({ colors: sectionFor(colors, id), tokenColors: listIn(sectionFor(tokens, id)) });
  const merged = new Map(theme.colors);
  for (const [name, color] of file.colors) {
    if (color === null) merged.delete(name);
    else merged.set(name, color);
  }
  return { ...theme, colors: merged, tokenRules: [...theme.tokenRules, ...file.tokenRules] };
}

/** Paints the groups of tokens (comments, strings, ...) as the user wants them. */
export function customizeRules(rules: readonly MonacoRule[], id: string, tokens: unknown): MonacoRule[] {
  const wanted = sectionFor(tokens, id);
  let painted = [...rules];
  for (const [group, roots] of Object.entries(groups)) {
    if (wanted[group] === undefined) continue;
    const { foreground, fontStyle } = styleOf(wanted[group]);
    const change = {
      ...(foreground !== undefined && { foreground: foreground.slice(1) }),
      ...(fontStyle !== undefined && { fontStyle }),
    };
    const isMeant = (token: string): boolean => roots.some((root) => token === root || token.startsWith(`${root}.`));
    const missing = roots.filter((root) => !painted.some(({ token }) => token === root));
    painted = painted.map((rule) => (isMeant(rule.token) ? { ...rule, ...change } : rule));
    painted.push(...missing.map((token) => ({ token, ...change })));
  }
  return painted;
}

type Section = Readonly<Record<string, unknown>>;

/** The entries for all themes, then those under "[Name]", "[One][Two]" or "[Name*]" that mean this one. */
function sectionFor(setting: unknown, id: string): Section {
  if (!isSection(setting)) return {};
  const entries = Object.entries(setting);
  const general = entries.filter(([key]) => !key.startsWith('['));
  const special = entries.flatMap(([key, value]) =>
    key.startsWith('[') && isSection(value) && names(key).some((name) => meansTheme(name, id))
      ? Object.entries(value)
      : [],
  );
  const lists = [...general, ...special].filter(([key]) => key === 'textMateRules').map(([, value]) => value);
  return Object.fromEntries([...general, ...special, ['textMateRules', lists.filter(Array.isArray).flat()]]);
}

function names(key: string): readonly string[] {
  return [...key.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1] ?? '');
}

function meansTheme(name: string, id: string): boolean {
  const [head = '', ...rest] = name.split('*');
  if (rest.length === 0) return name === id;
  let at = id.startsWith(head) ? head.length : -1;
  for (const [index, part] of rest.entries()) {
    if (at < 0) return false;
    const found = index === rest.length - 1 ? lastMatch(id, part, at) : id.indexOf(part, at);
    at = found < 0 ? -1 : found + part.length;
  }
  return at >= 0;
}

function lastMatch(id: string, part: string, from: number): number {
  const found = id.length - part.length;
  return found >= from && id.endsWith(part) ? found : -1;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listIn(section: Section): readonly unknown[] {
  return Array.isArray(section['textMateRules']) ? section['textMateRules'] : [];
}

/** "#rrggbb", or an object with foreground and fontStyle. */
function styleOf(value: unknown): { foreground?: string; fontStyle?: string } {
  const settings = typeof value === 'string' ? { foreground: value } : value;
  return parseOwn({ colors: {}, tokenColors: [{ scope: 'x', settings }] }).tokenRules[0] ?? {};
}

/** The user's values pass the same checks as a theme's file. */
function parseOwn(content: { colors: Section; tokenColors: readonly unknown[] }): ThemeFile {
  const colors = Object.fromEntries(Object.entries(content.colors).filter(([key]) => key !== 'textMateRules'));
  return parseThemeFile('settings.json', JSON.stringify({ ...content, colors }));
}
