import { type Node, parseTree } from 'jsonc-parser';
import type { JsonValue } from './jsonValue';
import { commaAfter, indentAt, layoutOf, lineStart, skipLineEnd, skipRestOfLine, type TextLayout } from './textLayout';

/** Names of members and numbers of items, from the outside in. */
export type JsonPath = readonly (string | number)[];

/**
 * The text with one value set, or taken out when it is undefined. Comments and the layout of everything else stay. An item
 * beyond the end of a list is put at its end.
 * jsonc-parser's own `modify` moves comments to other values and leaves a comma behind, hence this.
 */
export function editJson(text: string, path: JsonPath, value: JsonValue | undefined): string {
  const empty = typeof path[0] === 'number' ? '[]\n' : '{}\n';
  const start = parseTree(text) ? text : text.trimEnd() + (text.trim() === '' ? '' : '\n') + empty;
  return value === undefined ? removeAt(start, path) : putAt(start, path, value);
}

function putAt(text: string, path: JsonPath, value: JsonValue): string {
  const [key, ...outer] = [...path].reverse();
  const container = containerAt(text, outer.reverse());
  if (key === undefined) return text;
  if (!container) return putAt(text, outer, typeof key === 'number' ? [value] : { [key]: value });
  const layout = layoutOf(text);
  const existing = valueOf(entryOf(container, key));
  if (!existing) return insert(text, container, key, value, layout);
  const written = write(value, indentAt(text, existing.offset), layout);
  return splice(text, existing.offset, existing.offset + existing.length, written);
}

function insert(text: string, container: Node, key: string | number, value: JsonValue, layout: TextLayout): string {
  const outer = indentAt(text, container.offset);
  const last = container.children?.at(-1);
  const close = container.offset + container.length - 1;
  const startsLine = last !== undefined && text.slice(lineStart(text, last.offset), last.offset).trim() === '';
  const indent = startsLine ? indentAt(text, last.offset) : outer + layout.indent;
  const name = typeof key === 'number' ? '' : `${JSON.stringify(key)}: `;
  const entry = `${layout.eol}${indent}${name}${write(value, indent, layout)}`;
  if (!last) {
    const inside = text.slice(container.offset + 1, close).trimEnd();
    return splice(text, container.offset + 1, close, `${inside}${entry}${layout.eol}${outer}`);
  }
  const end = endOf(last);
  const comma = commaAfter(text, end);
  const at = skipRestOfLine(text, comma === undefined ? end : comma + 1);
  const closing = at === close ? layout.eol + outer : '';
  const added = `${at === close ? entry.replace(/^[ \t]+/, '') : entry}${comma === undefined ? '' : ','}${closing}`;
  const withEntry = splice(text, at, at, added);
  return comma === undefined ? splice(withEntry, end, end, ',') : withEntry;
}

function removeAt(text: string, path: JsonPath): string {
  const [key, ...outer] = [...path].reverse();
  const container = containerAt(text, outer.reverse());
  const entry = key === undefined || !container ? undefined : entryOf(container, key);
  if (!container || !entry) return text;
  if (container.type === 'array') return cut(text, container, entry);
  const isOnly = container.children?.length === 1;
  const around = text.slice(container.offset, entry.offset) + text.slice(endOf(entry), endOf(container));
  if (isOnly && !/\/[/*]/.test(around) && outer.length > 0) return removeAt(text, outer);
  return removeAt(cut(text, container, entry), path);
}

/** Takes an entry out with its comma and, when it had its lines for itself, with these. */
function cut(text: string, container: Node, entry: Node): string {
  const comma = commaAfter(text, endOf(entry));
  const from = lineStart(text, entry.offset);
  const after = comma === undefined ? endOf(entry) : comma + 1;
  const restOfLine = skipRestOfLine(text, after);
  const next = skipLineEnd(text, restOfLine);
  const ownLines = text.slice(from, entry.offset).trim() === '' && next > restOfLine;
  const without = ownLines ? splice(text, from, next, '') : splice(text, entry.offset, after, '');
  const siblings = container.children ?? [];
  const before = siblings[siblings.indexOf(entry) - 1];
  const commaBefore = before && comma === undefined ? commaAfter(text, endOf(before)) : undefined;
  return commaBefore === undefined ? without : splice(without, commaBefore, commaBefore + 1, '');
}

function containerAt(text: string, path: JsonPath): Node | undefined {
  let node = parseTree(text, [], { allowTrailingComma: true });
  for (const key of path) node = node && valueOf(entryOf(node, key));
  return node?.type === 'object' || node?.type === 'array' ? node : undefined;
}

/** Of members with the same name the last is the one that counts. */
function entryOf(container: Node, key: string | number): Node | undefined {
  if (typeof key === 'number') return container.type === 'array' ? container.children?.[key] : undefined;
  return container.children?.findLast((member) => member.children?.[0]?.value === key);
}

function valueOf(entry: Node | undefined): Node | undefined {
  return entry?.type === 'property' ? entry.children?.[1] : entry;
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function write(value: JsonValue, indent: string, layout: TextLayout): string {
  return JSON.stringify(value, null, layout.indent).replaceAll('\n', layout.eol + indent);
}

function splice(text: string, from: number, to: number, replacement: string): string {
  return text.slice(0, from) + replacement + text.slice(to);
}
