import fc from 'fast-check';
import { mergeFields } from './mergeFields';

const base = { label: 'a', text: 'b', list: [1] };

describe('what two people made of the same', () => {
  it('is put together where they changed different fields', () => {
    const { values, conflicts } = mergeFields(base, { ...base, label: 'mine' }, { ...base, list: [1, 2] }, 'theirs');
    expect([values, conflicts]).toEqual([{ label: 'mine', text: 'b', list: [1, 2] }, []]);
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('is that of who is preferred where both changed a field: %s', (preferred, label) => {
    const merged = mergeFields(base, { ...base, label: 'mine' }, { ...base, label: 'theirs' }, preferred);
    expect(merged).toEqual({ values: { ...base, label }, conflicts: [{ field: 'label' }] });
  });

  it('is nothing to ask about where both did the same, or where a field is left out', () => {
    const same = { ...base, list: [3] };
    expect(mergeFields(base, same, { ...same }, 'mine')).toEqual({ values: same, conflicts: [] });
    expect(mergeFields(base, { ...base, label: 'x' }, { ...base, label: 'y' }, 'mine', ['label'])).toEqual({
      values: { ...base, label: 'y' },
      conflicts: [],
    });
  });

  it('is what one made when the other made nothing', () => {
    const value = fc.record({ label: fc.string(), text: fc.string(), list: fc.array(fc.integer()) });
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(mergeFields(before, after, before, 'theirs')).toEqual({ values: after, conflicts: [] });
        expect(mergeFields(before, before, after, 'mine')).toEqual({ values: after, conflicts: [] });
      }),
    );
  });
});
