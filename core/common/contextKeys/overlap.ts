import { compares, type Expression, isEqual, serialize, toNumber, type WhenNode } from './expression';

type Atom = Exclude<WhenNode, { kind: 'not' | 'and' | 'or' | 'constant' }>;
interface Literal {
  readonly atom: Atom;
  readonly holds: boolean;
}
type Conjunction = readonly Literal[];

/** Beyond this many alternatives a clause is taken to be possible without looking closer. */
const mostAlternatives = 256;
const mostPairs = 4096;

/** Whether some state of the workbench makes both clauses true. In doubt it says so. */
export function canBothHold(a: Expression | undefined, b: Expression | undefined): boolean {
  return haveCommonState(waysOf(a, true), waysOf(b, true));
}

/** Whether `b` is true wherever `a` is. In doubt it says no. */
export function implies(a: Expression | undefined, b: Expression | undefined): boolean {
  return !b || !haveCommonState(waysOf(a, true), waysOf(b, false));
}

export function isEquivalent(a: Expression | undefined, b: Expression | undefined): boolean {
  return a?.serialize() === b?.serialize() || (implies(a, b) && implies(b, a));
}

const known = { true: new WeakMap<WhenNode, Ways>(), false: new WeakMap<WhenNode, Ways>() };
interface Ways {
  readonly alternatives: Alternatives;
}

/** The ways in which a clause can be true, or false; remembered, as one clause is compared with many. */
function waysOf(expression: Expression | undefined, holds: boolean): Alternatives {
  if (!expression) return [[]];
  const memory = known[`${holds}`];
  const remembered = memory.get(expression.node);
  if (remembered) return remembered.alternatives;
  const alternatives = alternativesOf(expression.node, holds)?.filter(isConsistent);
  memory.set(expression.node, { alternatives });
  return alternatives;
}

function haveCommonState(a: Alternatives, b: Alternatives): boolean {
  if (a?.length === 0 || b?.length === 0) return false;
  if (!a || !b || a.length * b.length > mostPairs) return true;
  return a.some((left) => b.some((right) => left.every((one) => right.every((other) => areCompatible(one, other)))));
}

/** The clause as a list of alternatives, each a list of what must hold together; undefined when they are too many. */
function alternativesOf(node: WhenNode, holds: boolean): readonly Conjunction[] | undefined {
  switch (node.kind) {
    case 'constant':
      return node.value === holds ? [[]] : [];
    case 'not':
      return alternativesOf(node.operand, !holds);
    case 'and':
    case 'or': {
      const combine = (node.kind === 'and') === holds ? both : either;
      const start: readonly Conjunction[] = combine === both ? [[]] : [];
      return node.operands.reduce<readonly Conjunction[] | undefined>(
        (sum, operand) => combine(sum, alternativesOf(operand, holds)),
        start,
      );
    }
    case 'equals':
    case 'in':
      return [[{ atom: { ...node, negated: false }, holds: node.negated !== holds }]];
    default:
      return [[{ atom: node, holds }]];
  }
}

type Alternatives = readonly Conjunction[] | undefined;

function both(a: Alternatives, b: Alternatives): Alternatives {
  if (a?.length === 0 || b?.length === 0) return [];
  if (!a || !b || a.length * b.length > mostAlternatives) return undefined;
  return a.flatMap((left) => b.map((right) => [...left, ...right]));
}

function either(a: Alternatives, b: Alternatives): Alternatives {
  return a && b && a.length + b.length <= mostAlternatives ? [...a, ...b] : undefined;
}

function isConsistent(literals: Conjunction): boolean {
  return literals.every((a, index) => literals.slice(index + 1).every((b) => areCompatible(a, b)));
}

function areCompatible(a: Literal, b: Literal): boolean {
  return a.atom.key !== b.atom.key || agree(a, b);
}

/** Whether two statements about one key can be true together. */
function agree(a: Literal, b: Literal): boolean {
  if (isSameAtom(a.atom, b.atom)) return a.holds === b.holds;
  if (a.holds && a.atom.kind === 'equals') return agreesWithValue(a.atom.value, b);
  if (b.holds && b.atom.kind === 'equals') return agreesWithValue(b.atom.value, a);
  if (a.atom.kind === 'compare' && b.atom.kind === 'compare') return !a.holds || !b.holds || rangesMeet(a.atom, b.atom);
  return true;
}

function isSameAtom(a: Atom, b: Atom): boolean {
  return a.kind === b.kind && serialize(a) === serialize(b);
}

/** The key equals the text, or, where the text is a number, that number. */
function agreesWithValue(value: string, { atom, holds }: Literal): boolean {
  const number = toNumber(value);
  const candidates: readonly (string | number)[] = Number.isNaN(number) ? [value] : [value, number];
  return candidates.some((candidate) => holdsFor(candidate, atom) === holds || atom.kind === 'in');
}

function holdsFor(value: string | number, atom: Atom): boolean {
  switch (atom.kind) {
    case 'has':
      return Boolean(value);
    case 'equals':
      return isEqual(value, atom.value);
    case 'compare':
      return compares(toNumber(value), atom.operator, toNumber(atom.value));
    case 'matches':
      return atom.regex.test(String(value));
    case 'in':
      return true;
  }
}

type Range = Extract<Atom, { kind: 'compare' }>;

function rangesMeet(a: Range, b: Range): boolean {
  const [low, high] = a.operator.startsWith('<') ? [b, a] : [a, b];
  const [from, to] = [toNumber(low.value), toNumber(high.value)];
  if (Number.isNaN(from) || Number.isNaN(to)) return false;
  if (low.operator[0] === high.operator[0]) return true;
  return low.operator === '>=' && high.operator === '<=' ? from <= to : from < to;
}
