import type { Node } from 'jsonc-parser';
import { formatColor, parseColor } from './color';
import type { ThemeJson } from './themeJson';

/** How a token looks; what is undefined is as around it. An empty fontStyle takes bold, italic, ... back. */
export interface TokenStyle {
  readonly foreground?: string;
  readonly fontStyle?: string;
}

/** Such as "source.js string.quoted": the innermost scope last. */
export interface TokenRule extends TokenStyle {
  readonly selectors: readonly string[];
}

const maxRules = 20_000;
const maxSelectors = 200;
const fontStyles = new Set(['italic', 'bold', 'underline', 'strikethrough']);

export function readTokenRules(json: ThemeJson, node: Node | undefined): readonly TokenRule[] {
  if (!node) return [];
  if (node.type !== 'array') throw json.error(node, "'tokenColors' must be an array or the path of a file.");
  const rules: TokenRule[] = [];
  for (const item of node.children ?? []) {
    if (rules.length === maxRules) {
      json.report(item, `Only the first ${maxRules} rules are used.`);
      break;
    }
    const rule = readRule(json, item);
    if (rule) rules.push(rule);
  }
  return rules;
}

/** A rule without a scope would be the text's own colour, which `editor.foreground` says: it is left out, as VS Code does. */
function readRule(json: ThemeJson, node: Node): TokenRule | undefined {
  if (node.type !== 'object') {
    json.report(node, 'A rule for tokens must be an object.');
    return undefined;
  }
  const settings = json.property(node, 'settings');
  if (!settings || settings.type !== 'object') {
    json.report(node, "A rule for tokens must have 'settings'.");
    return undefined;
  }
  const selectors = readSelectors(json, json.property(node, 'scope'));
  const style = readTokenStyle(json, settings);
  return selectors.length > 0 && (style.foreground ?? style.fontStyle) !== undefined
    ? { selectors, ...style }
    : undefined;
}

export function readTokenStyle(json: ThemeJson, settings: Node): TokenStyle {
  const foreground = readForeground(json, json.property(settings, 'foreground'));
  const fontStyle = readFontStyle(json, json.property(settings, 'fontStyle'));
  return { ...(foreground !== undefined && { foreground }), ...(fontStyle !== undefined && { fontStyle }) };
}

export function readForeground(json: ThemeJson, node: Node | undefined): string | undefined {
  if (!node || node.type === 'null' || node.value === 'default' || node.value === '') return undefined;
  const color = parseColor(node.value);
  if (!color) json.report(node, 'The colour of a token must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA.');
  return color && formatColor(color);
}

function readFontStyle(json: ThemeJson, node: Node | undefined): string | undefined {
  if (!node || node.type === 'null') return undefined;
  if (typeof node.value === 'string') return normalizeFontStyle(node.value);
  json.report(node, "'fontStyle' must be a string.");
  return undefined;
}

/** Keeps the words that mean something; "none" and "normal" become the empty style. */
export function normalizeFontStyle(style: string): string {
  return [...new Set(style.toLowerCase().split(/\s+/))].filter((word) => fontStyles.has(word)).join(' ');
}

/** Scopes come as a string with commas, as an array, or as an array of strings with commas. */
function readSelectors(json: ThemeJson, node: Node | undefined): readonly string[] {
  if (!node) return [];
  const parts = node.type === 'array' ? (node.children ?? []) : [node];
  const selectors = parts.flatMap((part) => {
    if (typeof part.value === 'string') return splitSelectors(part.value);
    json.report(part, "A 'scope' must be a string or an array of strings.");
    return [];
  });
  return selectors.slice(0, maxSelectors);
}

export function splitSelectors(text: string): readonly string[] {
  return text
    .split(',')
    .map((selector) => selector.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}
