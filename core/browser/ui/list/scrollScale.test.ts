import fc from 'fast-check';
import { maximumHeight, ScrollScale } from './scrollScale';

describe('ScrollScale', () => {
  it('reaches the first and the last of ten million rows within what browsers allow', () => {
    const scale = new ScrollScale(10_000_000, 22, 600);
    expect(scale.height).toBe(maximumHeight);
    expect(scale.window(0, 0)).toEqual({ first: 0, end: 28, top: 0 });
    const bottom = scale.window(scale.height - 600, 0);
    expect(bottom.end).toBe(10_000_000);
    // The last row ends where the scrolled element ends.
    expect(bottom.top + (bottom.end - bottom.first) * 22).toBeCloseTo(scale.height, 3);
  });

  it('always draws what fills the window, and reveals a row whole', () => {
    const heights = fc.constantFrom(22, 72);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        heights,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, row, at, part) => {
          const viewport = 500;
          const scale = new ScrollScale(count, row, viewport);
          const index = at % count;
          const from = part * Math.max(0, scale.height - viewport);
          const scrollTop = scale.reveal(index, from);
          const { first, end, top } = scale.window(scrollTop, 0);
          expect(first <= index && index < end).toBe(true);
          const above = top + (index - first) * row - scrollTop;
          expect(above).toBeGreaterThanOrEqual(-0.01);
          expect(above + row).toBeLessThanOrEqual(viewport + 0.01);
        },
      ),
    );
  });
});
