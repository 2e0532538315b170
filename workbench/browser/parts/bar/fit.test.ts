import fc from 'fast-check';
import { fit } from './fit';

const ids = ['a', 'b', 'c', 'd'];
const size = () => 48;

describe('fit', () => {
  it('shows all while there is room', () => {
    expect(fit(ids, size, 192, 48, 'a')).toEqual({ shown: ids, hidden: [] });
  });

  it('keeps room for the button behind which the rest stands', () => {
    expect(fit(ids, size, 191, 48, 'a')).toEqual({ shown: ['a', 'b'], hidden: ['c', 'd'] });
  });

  it('always shows the active one', () => {
    expect(fit(ids, size, 150, 48, 'd')).toEqual({ shown: ['a', 'd'], hidden: ['b', 'c'] });
    expect(fit(ids, size, 10, 48, 'c')).toEqual({ shown: ['c'], hidden: ['a', 'b', 'd'] });
  });

  it('loses none and stays within the room', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), fc.nat(400), (widths, room) => {
        const names = widths.map(String);
        const { shown, hidden } = fit(names, Number, room, 24, undefined);
        expect([...shown, ...hidden].sort()).toEqual([...names].sort());
        const width = shown.reduce((sum, id) => sum + Number(id), 0) + (hidden.length > 0 ? 24 : 0);
        expect(shown.length === 0 || width <= room).toBe(true);
      }),
    );
  });
});
