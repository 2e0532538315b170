import type { Node } from 'jsonc-parser';
import { formatColor, parseColor } from './color';
import type { ThemeJson } from './themeJson';
import { readTokenStyle, type TokenStyle } from './tokenRule';

/** By the type of a token with its modifiers, such as "variable.readonly". */
export type SemanticRules = ReadonlyMap<string, TokenStyle>;

/** Selectors for every type ('*') or for one language (':ts') have no place in Monaco's themes and are passed over. */
const usable = /^[a-zA-Z][\w.-]{0,99}$/;
const emphases = ['italic', 'bold', 'underline', 'strikethrough'] as const;

export function readSemanticRules(json: ThemeJson, node: Node | undefined): SemanticRules {
  const rules = new Map<string, TokenStyle>();
  if (!node || node.type === 'null') return rules;
  if (node.type !== 'object') {
    json.report(node, "'semanticTokenColors' must be an object.");
    return rules;
  }
  for (const { name, value } of json.entries(node)) {
    const style = usable.test(name) ? readStyle(json, value) : undefined;
    if (style) rules.set(name, style);
  }
  return rules;
}

function readStyle(json: ThemeJson, node: Node): TokenStyle | undefined {
  if (node.type === 'object') {
    const style = readTokenStyle(json, node);
    return style.fontStyle === undefined ? withEmphases(json, node, style) : style;
  }
  const color = parseColor(node.value);
  if (!color) json.report(node, 'A semantic token takes a colour or an object.');
  return color && { foreground: formatColor(color) };
}

/** Semantic rules may also say `"italic": true` for each emphasis by itself. */
function withEmphases(json: ThemeJson, node: Node, style: TokenStyle): TokenStyle {
  const said = emphases.filter((emphasis) => typeof json.property(node, emphasis)?.value === 'boolean');
  if (said.length === 0) return style;
  return { ...style, fontStyle: said.filter((emphasis) => json.property(node, emphasis)?.value === true).join(' ') };
}
