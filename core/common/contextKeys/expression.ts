import type { Context } from './context';

export type Comparison = '<' | '<=' | '>' | '>=';

/** A when clause as data. */
export type WhenNode =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'has'; readonly key: string }
  | { readonly kind: 'not'; readonly operand: WhenNode }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly WhenNode[] }
  | { readonly kind: 'equals'; readonly key: string; readonly value: string; readonly negated: boolean }
  | { readonly kind: 'compare'; readonly key: string; readonly operator: Comparison; readonly value: string }
  | { readonly kind: 'matches'; readonly key: string; readonly regex: RegExp }
  | { readonly kind: 'in'; readonly key: string; readonly list: string; readonly negated: boolean };

/** A parsed when clause: it can be asked, listed and written down again. */
export class Expression {
  private keySet: ReadonlySet<string> | undefined;

  constructor(readonly node: WhenNode) {}

  evaluate(context: Context): boolean {
    return evaluate(this.node, context);
  }

  /** The context keys that its value depends on. */
  keys(): ReadonlySet<string> {
    return (this.keySet ??= new Set(keysOf(this.node)));
  }

  serialize(): string {
    return serialize(this.node);
  }
}

function evaluate(node: WhenNode, context: Context): boolean {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'has':
      return Boolean(context.get(node.key));
    case 'not':
      return !evaluate(node.operand, context);
    case 'and':
      return node.operands.every((operand) => evaluate(operand, context));
    case 'or':
      return node.operands.some((operand) => evaluate(operand, context));
    case 'equals':
      return isEqual(context.get(node.key), node.value) !== node.negated;
    case 'compare':
      return compares(toNumber(context.get(node.key)), node.operator, toNumber(node.value));
    case 'matches':
      return matchesRegex(context.get(node.key), node.regex);
    case 'in':
      return isIn(context.get(node.key), context.get(node.list)) !== node.negated;
  }
}

/** A number equals the text that says the same number; true and false are what the parser makes of bare words. */
export function isEqual(actual: unknown, expected: string): boolean {
  if (typeof actual === 'number') return actual === toNumber(expected);
  return actual === expected;
}

export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
}

/** A side that is missing or no number makes every comparison false, as NaN does. */
export function compares(left: number, operator: Comparison, right: number): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function matchesRegex(value: unknown, regex: RegExp): boolean {
  return (typeof value === 'string' || typeof value === 'number') && regex.test(String(value));
}

function isIn(item: unknown, list: unknown): boolean {
  if (Array.isArray(list)) return list.includes(item);
  if (list instanceof Set || list instanceof Map) return list.has(item);
  return typeof item === 'string' && typeof list === 'object' && list !== null && Object.hasOwn(list, item);
}

function keysOf(node: WhenNode): readonly string[] {
  switch (node.kind) {
    case 'constant':
      return [];
    case 'not':
      return keysOf(node.operand);
    case 'and':
    case 'or':
      return node.operands.flatMap(keysOf);
    case 'in':
      return [node.key, node.list];
    default:
      return [node.key];
  }
}

export function serialize(node: WhenNode): string {
  switch (node.kind) {
    case 'constant':
      return String(node.value);
    case 'has':
      return node.key;
    case 'not':
      return node.operand.kind === 'has' || node.operand.kind === 'constant'
        ? `!${serialize(node.operand)}`
        : `!(${serialize(node.operand)})`;
    case 'and':
      return node.operands.map((each) => (each.kind === 'or' ? `(${serialize(each)})` : serialize(each))).join(' && ');
    case 'or':
      return node.operands.map(serialize).join(' || ');
    case 'equals':
      return `${node.key} ${node.negated ? '!=' : '=='} '${node.value}'`;
    case 'compare':
      return `${node.key} ${node.operator} '${node.value}'`;
    case 'matches':
      return `${node.key} =~ /${node.regex.source}/${node.regex.flags}`;
    case 'in':
      return `${node.key} ${node.negated ? 'not in' : 'in'} ${node.list}`;
  }
}
