import { namePlace, renamedAt } from './renaming';

const places = (...texts: readonly string[]) => texts.flatMap((text) => namePlace(text) ?? []);

describe('a new name', () => {
  it('stands at each place where the old one stood, long or short', () => {
    const data = { formula: 'status & ns__status__CST & "status"', other: ['a', { field: 'x.NS__Status__CST' }] };
    const found = places('data.formula.0', 'data.formula.9', 'data.other.1.field.2');
    expect(renamedAt(data, found, 'ns__status__CST', 'ns__longer_state__CST')).toEqual({
      formula: 'longer_state & ns__longer_state__CST & "status"',
      other: ['a', { field: 'x.ns__longer_state__CST' }],
    });
  });

  it('stands in the key of a value', () => {
    const data = { values: { ns__status__CST: 1, other: 'status' } };
    expect(renamedAt(data, places('data.values.#ns__status__CST.0'), 'ns__status__CST', 'ns__state__CST')).toEqual({
      values: { ns__state__CST: 1, other: 'status' },
    });
  });

  it('leaves what is something else', () => {
    const data = { formula: 'total', list: [1, null] };
    expect(renamedAt(data, places('data.formula.0', 'data.list.0.0', 'data.gone.1'), 'a', 'b')).toEqual(data);
    expect([namePlace('data.object'), namePlace('name.3')]).toEqual([undefined, undefined]);
  });
});
