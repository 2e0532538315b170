import { dropIndex, roomOf, zoneAt } from './dropZones';

const rect = { x: 100, y: 50, width: 400, height: 300 };

describe('drop zones', () => {
  it.each([
    [300, 200, 'centre'],
    [110, 200, 'left'],
    [490, 200, 'right'],
    [300, 55, 'up'],
    [300, 345, 'down'],
    [110, 55, 'left'],
  ])('at %i, %i is %s', (x, y, zone) => {
    expect(zoneAt(rect, x, y)).toBe(zone);
  });

  it('are nowhere outside', () => {
    expect(zoneAt(rect, 99, 60)).toBeUndefined();
    expect(zoneAt(rect, 500, 60)).toBeUndefined();
  });

  it('take half of the room', () => {
    expect(roomOf(rect, 'right')).toEqual({ x: 300, y: 50, width: 200, height: 300 });
    expect(roomOf(rect, 'centre')).toEqual(rect);
  });

  it('count tabs by their middles', () => {
    const edges = [
      { left: 0, right: 100 },
      { left: 100, right: 200 },
    ];
    expect([10, 60, 160, 500].map((x) => dropIndex(edges, x))).toEqual([0, 1, 2, 2]);
    expect(dropIndex([], 10)).toBe(0);
  });
});
