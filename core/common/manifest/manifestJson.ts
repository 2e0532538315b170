import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { nameInWords } from '../nameInWords';
import { LineIndex } from '../textPosition';
import type { ManifestProblem } from './problems';

export const largestManifest = 2_000_000;
const deepest = 64;
const [backslash, quote] = [0x5c, 0x22];
const [opening, closing] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];
/** Names by which an object's own machinery is reached. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

/** A manifest's text taken apart, with the places of its values. */
export interface ManifestJson {
  readonly value: unknown;
  readonly problems: readonly ManifestProblem[];
  /** A problem with the value at a path, or with the nearest one around it that is there. */
  problem(path: readonly PropertyKey[], message: string, severity?: ManifestProblem['severity']): ManifestProblem;
  valueAt(path: readonly PropertyKey[]): unknown;
}

/** Reads JSON that a stranger wrote: broken, huge, bottomless or malicious, it ends in messages and nothing else. */
export function readManifestJson(source: string, file: string): ManifestJson {
  const text = source.replace(/^\uFEFF/, '');
  const unreadable = (message: string, offset?: number): ManifestJson => {
    const place = offset === undefined ? {} : new LineIndex(text).positionAt(offset);
    const problem: ManifestProblem = { severity: 'error', message, file, ...place };
    return { value: undefined, problems: [problem], problem: () => problem, valueAt: () => undefined };
  };
  if (text.length > largestManifest)
    return unreadable(`is larger than ${largestManifest / 1_000_000} MB; a manifest has no need of that.`);
  const abyss = tooDeepAt(text);
  if (abyss !== undefined) return unreadable(`is nested more than ${deepest} levels deep.`, abyss);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) return unreadable(`is not valid JSON: ${inWords(printParseErrorCode(error.error))}.`, error.offset);
  if (root?.type !== 'object') return unreadable('must hold an object.');
  return new ParsedManifest(text, file, root);
}

class ParsedManifest implements ManifestJson {
  readonly value: unknown;
  readonly problems: readonly ManifestProblem[];
  private readonly lines: LineIndex;

  constructor(
    text: string,
    private readonly file: string,
    private readonly root: Node,
  ) {
    this.lines = new LineIndex(text);
    this.problems = dangerousKeys(root).map((path) =>
      this.problem(path, 'is a name that JavaScript uses itself; choose another.'),
    );
    this.value = this.problems.length > 0 ? undefined : getNodeValue(root);
  }

  problem(
    path: readonly PropertyKey[],
    message: string,
    severity: ManifestProblem['severity'] = 'error',
  ): ManifestProblem {
    const { line, column } = this.lines.positionAt(this.offsetOf(path));
    return { severity, message, file: this.file, path: formatPath(path), line, column };
  }

  valueAt(path: readonly PropertyKey[]): unknown {
    const node = this.nodeAt(path);
    return node && getNodeValue(node);
  }

  private offsetOf(path: readonly PropertyKey[]): number {
    const node = this.nodeAt(path);
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
    return path.length > 0 ? this.offsetOf(path.slice(0, -1)) : 0;
  }

  private nodeAt(path: readonly PropertyKey[]): Node | undefined {
    return findNodeAtLocation(
      this.root,
      path.map((step) => (typeof step === 'number' ? step : String(step))),
    );
  }
}

/** `contributes.commands[2].title`, `contributes.menus["view/title"]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    const name = String(step);
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text ? `${text}.${name}` : name;
  }, '');
}

/** Where the brackets outside strings stand deeper than the parser can be trusted with. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === backslash && inString) at++;
    else if (letter === quote) inString = !inString;
    else if (!inString && opening.has(letter)) depth++;
    else if (!inString && closing.has(letter)) depth--;
    if (depth > deepest) return at;
  }
  return undefined;
}

function dangerousKeys(node: Node, path: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => dangerousKeys(child, [...path, index]));
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    const here = [...path, String(key?.value)];
    const own = dangerous.has(String(key?.value)) ? [here] : [];
    return value ? [...own, ...dangerousKeys(value, here)] : own;
  });
}

/** "PropertyNameExpected" reads "property name expected". */
function inWords(code: string): string {
  return nameInWords(code).toLowerCase();
}
