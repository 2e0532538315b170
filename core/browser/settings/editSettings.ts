import { type Node, parseTree } from 'jsonc-parser';
import type { JsonValue } from '../storage/storage';
import { commaAfter, indentAt, layoutOf, lineStart, skipLineEnd, skipRestOfLine, type TextLayout } from './textLayout';

/**
 * The text with one value set, or taken out when it is undefined. Comments and the layout of everything else stay.
 * jsonc-parser's own `modify` moves comments to other values and leaves a comma behind, hence this.
 */
export function editSettings(text: string, path: readonly string[], value: JsonValue | undefined): string {
  const start = text.trim() === '' ? '{}\n' : text;
  return value === undefined ? removeAt(start, path) : putAt(start, path, value);
}

function putAt(text: string, path: readonly string[], value: JsonValue): string {
  const [key, ...outer] = [...path].reverse();
  const object = objectAt(text, outer.reverse());
  if (key === undefined) return text;
  if (!object) return putAt(text, outer, { [key]: value });
  const layout = layoutOf(text);
  const existing = memberOf(object, key)?.children?.[1];
  if (!existing) return insert(text, object, key, value, layout);
  const written = write(value, indentAt(text, existing.offset), layout);
  return splice(text, existing.offset, existing.offset + existing.length, written);
}

function insert(text: string, object: Node, key: string, value: JsonValue, layout: TextLayout): string {
  const outer = indentAt(text, object.offset);
  const last = object.children?.at(-1);
  const close = object.offset + object.length - 1;
  const startsLine = last !== undefined && text.slice(lineStart(text, last.offset), last.offset).trim() === '';
  const indent = startsLine ? indentAt(text, last.offset) : outer + layout.indent;
  const member = `${layout.eol}${indent}${JSON.stringify(key)}: ${write(value, indent, layout)}`;
  if (!last) {
    const inside = text.slice(object.offset + 1, close).trimEnd();
    return splice(text, object.offset + 1, close, `${inside}${member}${layout.eol}${outer}`);
  }
  const end = endOf(last);
  const comma = commaAfter(text, end);
  const at = skipRestOfLine(text, comma === undefined ? end : comma + 1);
  const closing = at === close ? layout.eol + outer : '';
  const added = `${at === close ? member.replace(/^[ \t]+/, '') : member}${comma === undefined ? '' : ','}${closing}`;
  const withMember = splice(text, at, at, added);
  return comma === undefined ? splice(withMember, end, end, ',') : withMember;
}

function removeAt(text: string, path: readonly string[]): string {
  const [key, ...outer] = [...path].reverse();
  const object = objectAt(text, outer.reverse());
  const member = key === undefined || !object ? undefined : memberOf(object, key);
  if (!object || !member) return text;
  const isOnly = object.children?.length === 1;
  const hasComment = /\/[/*]/.test(text.slice(object.offset, member.offset) + text.slice(endOf(member), endOf(object)));
  if (isOnly && !hasComment && outer.length > 0) return removeAt(text, outer);
  return removeAt(cut(text, object, member), path);
}

/** Takes a member out with its comma and, when it had its lines for itself, with these. */
function cut(text: string, object: Node, member: Node): string {
  const comma = commaAfter(text, endOf(member));
  const from = lineStart(text, member.offset);
  const after = comma === undefined ? endOf(member) : comma + 1;
  const restOfLine = skipRestOfLine(text, after);
  const next = skipLineEnd(text, restOfLine);
  const ownLines = text.slice(from, member.offset).trim() === '' && next > restOfLine;
  const without = ownLines ? splice(text, from, next, '') : splice(text, member.offset, after, '');
  const siblings = object.children ?? [];
  const before = siblings[siblings.indexOf(member) - 1];
  const commaBefore = before && comma === undefined ? commaAfter(text, endOf(before)) : undefined;
  return commaBefore === undefined ? without : splice(without, commaBefore, commaBefore + 1, '');
}

function objectAt(text: string, path: readonly string[]): Node | undefined {
  let node = parseTree(text, [], { allowTrailingComma: true });
  for (const key of path) node = node && memberOf(node, key)?.children?.[1];
  return node?.type === 'object' ? node : undefined;
}

/** Of members with the same name the last is the one that counts. */
function memberOf(object: Node, key: string): Node | undefined {
  return object.children?.findLast((member) => member.children?.[0]?.value === key);
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
