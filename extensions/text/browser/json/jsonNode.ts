import type { JsonValue } from 'lathe';

/** A value inside a JSON document, with the way that leads to it. */
export interface JsonNode {
  /** The way as text, which names the node: `$.a["b c"][0]`. */
  readonly path: string;
  /** The name in the object or the place in the list. */
  readonly name: string;
  readonly value: JsonValue;
}

export function rootNode(value: JsonValue): JsonNode {
  return { path: '$', name: '$', value };
}

export function childrenOf({ path, value }: JsonNode): readonly JsonNode[] {
  if (Array.isArray(value)) {
    return value.map((item: JsonValue, index) => ({ path: `${path}[${index}]`, name: String(index), value: item }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, item]) => ({
    path: path + step(name),
    name,
    value: (item ?? null) as JsonValue,
  }));
}

export function hasChildren({ value }: JsonNode): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The value on one line: a scalar whole, anything else by its size. */
export function describe({ value }: JsonNode): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.keys(value).length}}`;
  const text = JSON.stringify(value);
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}

function step(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
