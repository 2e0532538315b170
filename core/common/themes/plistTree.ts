import type { Node } from 'jsonc-parser';

export interface PlistError {
  readonly offset: number;
  readonly reason: string;
}

const token = /<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([a-z]+)(?:\s[^>]*?)?(\/?)>|<[^>]*>/gi;
const leaves = new Set(['string', 'integer', 'real', 'date', 'data', 'key']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const maxDepth = 100;

/**
 * Reads a property list (TextMate's .tmTheme) into the same tree that JSON gives, so that all that follows need not know.
 */
export function parsePlistTree(text: string): Node | PlistError {
  const root: Node = { type: 'array', offset: 0, length: text.length, children: [] };
  const open: Node[] = [root];
  let leaf: { name: string; offset: number; start: number } | undefined;
  for (const match of text.matchAll(token)) {
    const [whole, closing, rawName, selfClosing] = match;
    const offset = match.index;
    if (rawName === undefined) {
      if (/^<[?!]/.test(whole)) continue;
      return { offset, reason: 'This tag does not belong into a property list.' };
    }
    const name = rawName.toLowerCase();
    const parent = open.at(-1) ?? root;
    if (leaf) {
      if (!closing || name !== leaf.name) return { offset, reason: `'</${leaf.name}>' is expected here.` };
      attach(parent, leafNode(leaf.name, decode(text.slice(leaf.start, offset)), leaf.offset));
      leaf = undefined;
    } else if (name === 'plist') {
      continue;
    } else if (closing) {
      if (open.length === 1) return { offset, reason: `'<${name}>' was not opened.` };
      open.pop();
    } else if (name === 'true' || name === 'false') {
      attach(parent, { type: 'boolean', value: name === 'true', offset, length: whole.length });
    } else if (leaves.has(name)) {
      if (selfClosing) attach(parent, leafNode(name, '', offset));
      else leaf = { name, offset, start: offset + whole.length };
    } else if (name === 'dict' || name === 'array') {
      const node: Node = { type: name === 'dict' ? 'object' : 'array', offset, length: whole.length, children: [] };
      attach(parent, node);
      if (!selfClosing) open.push(node);
      if (open.length > maxDepth) return { offset, reason: 'The file is nested too deeply.' };
    } else {
      return { offset, reason: `'<${name}>' does not belong into a property list.` };
    }
  }
  if (leaf ?? open.length > 1) return { offset: text.length, reason: 'A tag is not closed.' };
  return root.children?.[0] ?? { offset: 0, reason: 'This is no property list.' };
}

/** In a dict, keys and values alternate: a key opens a property that the next value completes. */
function attach(parent: Node, node: Node): void {
  if (parent.type !== 'object') {
    parent.children?.push(node);
    return;
  }
  const pending = parent.children?.at(-1);
  if (pending?.children?.length === 1) pending.children.push(node);
  else parent.children?.push({ type: 'property', offset: node.offset, length: node.length, children: [node] });
}

function leafNode(name: string, content: string, offset: number): Node {
  const value = name === 'integer' || name === 'real' ? Number(content) : content;
  return { type: typeof value === 'number' ? 'number' : 'string', value, offset, length: content.length };
}

function decode(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (whole: string, numeric: string | undefined, name: string) => {
    if (!numeric) return entities[name] ?? whole;
    const code = Number.parseInt(name, numeric === '#x' ? 16 : 10);
    return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
