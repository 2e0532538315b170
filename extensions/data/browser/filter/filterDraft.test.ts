import fc from 'fast-check';
import { operators } from '../../common/query/operators';
import type { Comparison, Condition } from '../../common/query/queryRequest';
import { ComparisonDraft, draftOf, GroupDraft } from './filterDraft';

const scalar = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());
const field = fc.constantFrom('name', 'customer.name');
const comparison: fc.Arbitrary<Comparison> = fc
  .constantFrom(...operators)
  .chain((operator): fc.Arbitrary<Comparison> => {
    if (operator === 'isnull' || operator === 'isnotnull') return field.map((name) => ({ field: name, operator }));
    const isList = ['in', 'nin', 'includes', 'excludes'].includes(operator);
    const [minLength, maxLength] = operator === 'between' ? [2, 2] : [1, 3];
    const list = fc.array(scalar, { minLength, maxLength });
    const value: fc.Arbitrary<Comparison['value']> = isList || operator === 'between' ? list : scalar;
    return fc.tuple(field, value).map(([name, given]) => ({ field: name, operator, value: given }));
  });
const { group } = fc.letrec<{ group: Condition; part: Condition | Comparison }>((tie) => ({
  group: fc.record({
    conjunction: fc.constantFrom('AND' as const, 'OR' as const),
    conditions: fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
  }),
  part: fc.oneof({ depthSize: 'small' }, comparison, tie('group')),
}));

describe('a filter that is being built', () => {
  it('is the condition it was made of', () => {
    fc.assert(fc.property(group, (condition) => expect(draftOf(condition).condition).toEqual(condition)));
  });

  it('leaves out what is not complete', () => {
    const root = new GroupDraft('OR', [new ComparisonDraft(), new GroupDraft()]);
    expect(root.condition).toBeUndefined();
    const range = new ComparisonDraft({ path: 'total', operator: 'between', arity: 'two', value: ['1', ''] });
    root.add(range);
    expect(root.condition).toBeUndefined();
    range.setValue(['1', '2']);
    expect(root.condition?.conditions).toEqual([{ field: 'total', operator: 'between', value: ['1', '2'] }]);
  });

  it('compares lookups by their ids, and keeps values where the operator allows it', () => {
    const draft = new ComparisonDraft({ path: 'customer', operator: 'eq', value: { id: 'c1', name: 'Ann' } });
    expect(draft.comparison?.value).toBe('c1');
    draft.chooseOperator('in', 'list');
    expect(draft.comparison).toEqual({ field: 'customer', operator: 'in', value: ['c1'] });
    draft.chooseOperator('ne', 'one');
    expect(draft.comparison?.value).toBe('c1');
    draft.chooseOperator('isnull', 'none');
    expect(draft.comparison).toEqual({ field: 'customer', operator: 'isnull' });
  });
});
