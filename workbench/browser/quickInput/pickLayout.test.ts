import fc from 'fast-check';
import { PickLayout } from './pickLayout';

const rowsOf = (details: readonly boolean[]) => details.map((has) => (has ? { detail: 'more' } : {}));

describe('the layout of a list', () => {
  it('draws the rows in sight of a list of lines, and some around them', () => {
    const layout = new PickLayout(rowsOf(Array.from({ length: 1000 }, () => false)), false);
    expect(layout.height).toBe(22_000);
    expect(layout.window(2200, 440, 4)).toEqual([96, 125]);
    expect(layout.window(0, 440, 4)).toEqual([0, 25]);
    expect(layout.window(22_000 - 440, 440, 4)).toEqual([976, 1000]);
  });

  it('gives rows with a detail two lines', () => {
    const layout = new PickLayout(rowsOf([true, false, true]), true);
    expect([0, 1, 2].map((index) => [layout.start(index), layout.size(index)])).toEqual([
      [0, 44],
      [44, 22],
      [66, 44],
    ]);
    expect(layout.height).toBe(110);
    expect(layout.window(50, 10, 0)).toEqual([1, 2]);
  });

  it('scrolls no farther than needed', () => {
    const layout = new PickLayout(rowsOf([true, false, true]), true);
    expect(layout.reveal(1, 44, 22)).toBe(44);
    expect(layout.reveal(0, 44, 44)).toBe(0);
    expect(layout.reveal(2, 0, 66)).toBe(44);
  });

  it('draws every row that is seen, wherever one looks', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), fc.nat(3000), fc.integer({ min: 22, max: 440 }), (details, at, viewport) => {
        const layout = new PickLayout(rowsOf(details), true);
        const top = Math.min(at, Math.max(0, layout.height - viewport));
        const [first, end] = layout.window(top, viewport, 0);
        const seen = details.flatMap((_, index) =>
          layout.start(index) + layout.size(index) > top && layout.start(index) < top + viewport ? [index] : [],
        );
        for (const index of seen) expect(index >= first && index < end).toBe(true);
      }),
    );
  });
});
