import fc from 'fast-check';
import { gridColumns } from '../../../common/dashboards/dashboardData';
import { autoLayout, freePlace, overlaps, place, type Place } from './gridLayout';

const tile = (id: string, x: number, y: number, w: number, h: number): Place => ({ id, x, y, w, h });

const layouts = fc
  .array(fc.record({ x: fc.nat(11), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all) =>
    all.reduce<Place[]>((laid, { w, h }, index) => [...laid, { id: `t${index}`, w, h, ...freePlace(laid, w, h) }], []),
  );

function isSound(all: readonly Place[]): boolean {
  const apart = all.every((one, index) => all.slice(index + 1).every((other) => !overlaps(one, other)));
  return apart && all.every(({ x, y, w }) => x >= 0 && y >= 0 && x + w <= gridColumns);
}

describe('the grid of a dashboard', () => {
  it('never has two at one place, wherever they are moved', () => {
    fc.assert(
      fc.property(
        layouts,
        fc.nat(),
        fc.integer({ min: -3, max: 14 }),
        fc.integer({ min: -3, max: 20 }),
        (all, at, x, y) => {
          const id = all[at % all.length]?.id ?? '';
          const moved = place(all, id, { x, y });
          expect(isSound(moved)).toBe(true);
          expect(moved.map((each) => each.id)).toEqual(all.map((each) => each.id));
        },
      ),
    );
  });

  it('closes up, and makes room below', () => {
    const all = [tile('a', 0, 0, 6, 4), tile('b', 6, 0, 6, 4), tile('c', 0, 4, 6, 2)];
    expect(place(all, 'c', { x: 6, y: 0 })).toEqual([
      tile('a', 0, 0, 6, 4),
      tile('b', 6, 2, 6, 4),
      tile('c', 6, 0, 6, 2),
    ]);
    expect(place(all, 'a', { w: 20 })).toEqual([tile('a', 0, 0, 12, 4), tile('b', 6, 4, 6, 4), tile('c', 0, 4, 6, 2)]);
  });

  it('is laid out in full rows, in the order in which it is read', () => {
    fc.assert(
      fc.property(layouts, (all) => {
        const laid = autoLayout(all);
        expect(isSound(laid)).toBe(true);
        expect(laid).toHaveLength(all.length);
      }),
    );
    const all = [tile('b', 4, 0, 3, 2), tile('a', 0, 0, 4, 4), tile('c', 0, 9, 8, 3)];
    expect(autoLayout(all)).toEqual([tile('b', 6, 0, 6, 4), tile('a', 0, 0, 6, 4), tile('c', 0, 4, 12, 3)]);
  });

  it('has room for another at the first place that is free', () => {
    expect(freePlace([tile('a', 0, 0, 8, 4)], 4, 4)).toEqual({ x: 8, y: 0 });
    expect(freePlace([tile('a', 0, 0, 8, 4)], 5, 4)).toEqual({ x: 0, y: 4 });
  });
});
