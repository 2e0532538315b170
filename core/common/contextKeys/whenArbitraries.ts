import fc from 'fast-check';
import type { Context } from './context';
import type { WhenNode } from './expression';

/** For tests: clauses over few keys and values, so that they often speak of the same thing. */
const key = fc.constantFrom('a', 'b', 'view.id', 'vim<C-r>', 'list/x-y:z');
const value = fc.constantFrom('', '0', '1', '2', '10', '1.0', 'x', 'true', 'false', 'a b', '中', '-3');
const regex = fc.constantFrom(/x/, /^\d+$/i, /[/a]\//, /^$/, /true|1/s);

export const whenNodes: fc.Arbitrary<WhenNode> = fc.letrec<{ node: WhenNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record<WhenNode & { kind: 'has' }>({ kind: fc.constant('has'), key }),
    fc.record<WhenNode & { kind: 'constant' }>({ kind: fc.constant('constant'), value: fc.boolean() }),
    fc.record<WhenNode & { kind: 'equals' }>({ kind: fc.constant('equals'), key, value, negated: fc.boolean() }),
    fc.record<WhenNode & { kind: 'compare' }>({
      kind: fc.constant('compare'),
      key,
      operator: fc.constantFrom('<', '<=', '>', '>='),
      value,
    }),
    fc.record<WhenNode & { kind: 'matches' }>({ kind: fc.constant('matches'), key, regex }),
    fc.record<WhenNode & { kind: 'in' }>({ kind: fc.constant('in'), key, list: key, negated: fc.boolean() }),
    fc.record<WhenNode & { kind: 'not' }>({ kind: fc.constant('not'), operand: tie('node') }),
    fc.record<WhenNode & { kind: 'and' | 'or' }>({
      kind: fc.constantFrom('and', 'or'),
      operands: fc.array(tie('node'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).node;

export const contexts: fc.Arbitrary<Context> = fc
  .dictionary(
    key,
    fc.oneof(
      value,
      fc.constantFrom<unknown>(undefined, null, true, false, 0, 1, 2, 10, -3, NaN),
      fc.array(fc.oneof(value, fc.integer())),
      fc.dictionary(value, fc.boolean()),
    ),
  )
  .map((values) => ({ get: (name) => values[name] }));
