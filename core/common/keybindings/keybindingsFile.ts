import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { MessageParameters } from '../codedMessage';
import { parseWhen, type WhenError } from '../contextKeys/parser';
import { type JsonError, jsonErrorsOf } from '../json/jsonErrors';
import { LineIndex } from '../textPosition';
import type { KeybindingInfo } from './keybindingInfo';
import { type KeyError, parseKeybinding } from './keybindingParser';

export interface ProblemDetail {
  /** The key of a text. */
  readonly text: string;
  readonly parameters: MessageParameters;
  /** In English. */
  readonly message: string;
}

/** Something in a keybindings.json that cannot be used. */
export interface KeybindingProblem {
  /** The key of a text. */
  readonly text: string;
  readonly parameters: MessageParameters;
  /** Further texts, which stand in it as {{message}}. */
  readonly details: readonly ProblemDetail[];
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface UserKeybinding extends KeybindingInfo {
  /** Its place in the list. */
  readonly index: number;
}

/** What a keybindings.json says. Entries that are wrong stand among the problems, the others count. */
export interface KeybindingsFile {
  readonly text: string;
  readonly entries: readonly UserKeybinding[];
  readonly problems: readonly KeybindingProblem[];
  /** It is not JSON, so that editing it might lose something. */
  readonly isBroken: boolean;
}

type Report = (
  offset: number,
  length: number,
  text: string,
  parameters?: MessageParameters,
  details?: readonly ProblemDetail[],
) => void;

export function parseKeybindingsFile(text: string, source: string): KeybindingsFile {
  const problems: KeybindingProblem[] = [];
  const lines = new LineIndex(text);
  const report: Report = (offset, length, key, parameters = {}, details = []) => {
    const [start, end] = [lines.positionAt(offset), lines.positionAt(offset + length)];
    problems.push({ text: key, parameters, details, ...start, endLine: end.line, endColumn: end.column });
  };
  const { root, errors } = readTree(text);
  const isEmpty = !root && errors.every((error) => error.code === 'valueExpected');
  if (isEmpty) return { text, entries: [], problems, isBroken: false };
  for (const { code, offset, length } of errors) report(offset, length, `settings.syntax.${code}`);
  if (root && root.type !== 'array') report(root.offset, root.length, 'keybindings.problem.list');
  const items = root?.type === 'array' ? (root.children ?? []) : [];
  const entries = items.flatMap((item, index) => readEntry(item, index, source, report) ?? []);
  return { text, entries, problems, isBroken: errors.length > 0 || root?.type !== 'array' };
}

function readTree(text: string): { readonly root: Node | undefined; readonly errors: readonly JsonError[] } {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { allowTrailingComma: true });
    return { root, errors: jsonErrorsOf(errors) };
  } catch {
    // Nesting without end exhausts the parser's stack.
    return { root: undefined, errors: [{ code: 'unknown', offset: 0, length: text.length }] };
  }
}

function readEntry(item: Node, index: number, source: string, report: Report): UserKeybinding | undefined {
  const command = memberOf(item, 'command');
  const key = memberOf(item, 'key');
  const when = memberOf(item, 'when');
  const args = memberOf(item, 'args');
  if (item.type !== 'object') return void report(item.offset, item.length, 'keybindings.problem.entry');
  if (command?.type !== 'string') return void reportAt(report, command ?? item, 'keybindings.problem.command');
  const isRemoval = command.value.startsWith('-');
  if (key ? !isRightKey(key, report) : !isRemoval) {
    if (!key) report(item.offset, item.length, 'keybindings.problem.noKey');
    return undefined;
  }
  if (when && !isRightWhen(when, report)) return undefined;
  return {
    command: command.value,
    ...(key ? { key: key.value } : {}),
    ...(when && when.value !== '' ? { when: when.value } : {}),
    ...(args ? { args: getNodeValue(args) } : {}),
    source,
    index,
  };
}

interface TextNode extends Node {
  readonly type: 'string';
  readonly value: string;
}

function isText(node: Node | undefined): node is TextNode {
  return node?.type === 'string' && typeof node.value === 'string';
}

function reportAt(report: Report, node: Node, text: string): void {
  report(node.offset, node.length, text);
}

function isRightKey(node: Node, report: Report): node is TextNode {
  if (!isText(node)) {
    reportAt(report, node, 'keybindings.problem.noKey');
    return false;
  }
  const result = parseKeybinding(node.value);
  if ('error' in result) reportInside(report, node, result.error, 'key');
  return 'chords' in result;
}

function isRightWhen(node: Node, report: Report): node is TextNode {
  if (!isText(node)) {
    reportAt(report, node, 'keybindings.problem.whenText');
    return false;
  }
  if (node.value === '') return true;
  const result = parseWhen(node.value);
  const [error] = 'errors' in result ? result.errors : [];
  if (error) reportInside(report, node, error, 'when');
  return !error;
}

/** Marks the part of a text that is wrong; escapes before it would shift the mark, so then the whole text is marked. */
function reportInside(report: Report, node: TextNode, error: KeyError | WhenError, area: 'key' | 'when'): void {
  const isPlain = node.length === node.value.length + 2;
  const [from, size] = isPlain ? [node.offset + 1 + error.offset, error.length] : [node.offset, node.length];
  const found = 'hint' in error && error.hint ? [error, error.hint] : [error];
  const details = found.map(({ code, parameters, message }) => ({
    text: `${area === 'key' ? 'keys' : 'when'}.${code}`,
    parameters,
    message,
  }));
  report(from, size, `keybindings.problem.${area}`, { value: node.value }, details);
}

function memberOf(item: Node, name: string): Node | undefined {
  const members = item.type === 'object' ? (item.children ?? []) : [];
  return members.findLast((member) => member.children?.[0]?.value === name)?.children?.[1];
}
