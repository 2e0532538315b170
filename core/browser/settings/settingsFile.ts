import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type JsonError, jsonErrorsOf } from '../../common/json/jsonErrors';
import type { JsonValue } from '../storage/storage';

/** A value with the place where it stands. */
export interface PlacedValue {
  readonly value: JsonValue;
  readonly offset: number;
  readonly length: number;
}

export type SettingValues = ReadonlyMap<string, PlacedValue>;

/** What a settings.json says. */
export interface SettingsFile {
  readonly text: string;
  readonly values: SettingValues;
  /** Of "[json]": { ... }, by language. */
  readonly overrides: ReadonlyMap<string, SettingValues>;
  readonly errors: readonly JsonError[];
}

export const emptySettingsFile: SettingsFile = { text: '', values: new Map(), overrides: new Map(), errors: [] };

/** Reads JSON with comments and trailing commas. An empty text is an empty file. */
export function parseSettingsFile(text: string): SettingsFile {
  if (text.trim() === '') return { ...emptySettingsFile, text };
  const found: ParseError[] = [];
  const root = parseTree(text, found, { allowTrailingComma: true });
  const errors = [...firstAtEachPlace(jsonErrorsOf(found))];
  if (root && root.type !== 'object') errors.push({ code: 'objectExpected', offset: root.offset, length: root.length });
  const values = new Map<string, PlacedValue>();
  const overrides = new Map<string, Map<string, PlacedValue>>();
  for (const { key, node } of membersOf(root)) {
    const languages = languagesOf(key);
    if (languages.length === 0 || node.type !== 'object') {
      values.set(key, place(node));
      continue;
    }
    for (const language of languages) {
      const own = overrides.get(language) ?? new Map<string, PlacedValue>();
      for (const member of membersOf(node)) own.set(member.key, place(member.node));
      overrides.set(language, own);
    }
  }
  return { text, values, overrides, errors };
}

/** One slip often makes the parser complain twice of the same place; the first says what it is. */
function firstAtEachPlace(errors: readonly JsonError[]): readonly JsonError[] {
  return errors.filter(({ offset }, index) => errors.findIndex((other) => other.offset === offset) === index);
}

/** The languages of a key such as "[json][jsonc]". */
export function languagesOf(key: string): readonly string[] {
  return /^(\[[^[\]]+\])+$/.test(key) ? [...key.matchAll(/\[([^[\]]+)\]/g)].map((match) => match[1] ?? '') : [];
}

function* membersOf(node: Node | undefined): Generator<{ key: string; node: Node }> {
  if (node?.type !== 'object') return;
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (typeof key?.value === 'string' && value) yield { key: key.value, node: value };
  }
}

function place(node: Node): PlacedValue {
  const value: JsonValue = getNodeValue(node);
  return { value, offset: node.offset, length: node.length };
}
