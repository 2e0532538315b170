import { closedCondition, isParameter } from './openCondition';

describe('a condition of which some values are given later', () => {
  it('is a usual one without them', () => {
    const given = { field: 'total', operator: 'ge' as const, value: { parameter: 'min' } };
    const fixed = { field: 'state', operator: 'in' as const, value: ['new'] };
    const empty = { field: 'paid', operator: 'isnull' as const };
    const inner = { conjunction: 'OR' as const, conditions: [given] };
    expect(closedCondition({ conjunction: 'AND', conditions: [given, fixed, inner, empty] })).toEqual({
      ...{ conjunction: 'AND', conditions: [fixed, empty] },
    });
    expect(closedCondition(inner)).toBeUndefined();
  });

  it.each([
    [{ parameter: 'min' }, true],
    [{ parameter: 3 }, false],
    [['parameter'], false],
    ['parameter', false],
    [null, false],
  ])('%j is a parameter: %s', (value, is) => expect(isParameter(value)).toBe(is));
});
