import fc from 'fast-check';
import { fitSizes, moveBorder, type SplitLimits } from './splitSizes';

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const part = (minimum: number, maximum: number, wanted: number): SplitLimits => ({ minimum, maximum, wanted });

const limits = fc
  .record({ minimum: fc.integer({ min: 0, max: 100 }), more: fc.integer({ min: 0, max: 500 }), wanted: fc.nat(1000) })
  .map(({ minimum, more, wanted }) => part(minimum, minimum + more, wanted));

describe('fitSizes', () => {
  it('keeps the proportions', () => {
    expect(fitSizes(300, [part(0, Infinity, 10), part(0, Infinity, 20)])).toEqual([100, 200]);
  });

  it('gives what a small part may not take to the others', () => {
    expect(fitSizes(300, [part(22, 22, 100), part(50, Infinity, 10), part(50, Infinity, 10)])).toEqual([22, 139, 139]);
  });

  it('fills the room whenever the limits allow it, and keeps them always', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 6 }), fc.nat(2000), (parts, room) => {
        const sizes = fitSizes(room, parts);
        sizes.forEach((size, index) => {
          expect(size).toBeGreaterThanOrEqual(parts[index]?.minimum ?? 0);
          expect(size).toBeLessThanOrEqual(parts[index]?.maximum ?? 0);
        });
        const least = total(parts.map((each) => each.minimum));
        const most = total(parts.map((each) => each.maximum));
        expect(total(sizes)).toBeCloseTo(Math.min(most, Math.max(least, room)), 5);
      }),
    );
  });
});

describe('moveBorder', () => {
  it('takes from the next neighbour first, then from those behind it', () => {
    const parts = [part(50, Infinity, 0), part(50, Infinity, 0), part(50, Infinity, 0)];
    expect(moveBorder([100, 100, 100], 0, 80, parts)).toEqual([180, 50, 70]);
    expect(moveBorder([100, 100, 100], 0, 500, parts)).toEqual([200, 50, 50]);
    expect(moveBorder([100, 100, 100], 1, -80, parts)).toEqual([70, 50, 180]);
  });

  it('passes over a folded part', () => {
    const parts = [part(50, Infinity, 0), part(22, 22, 0), part(50, Infinity, 0)];
    expect(moveBorder([100, 22, 100], 0, 30, parts)).toEqual([130, 22, 70]);
  });

  it('keeps the sum and the limits', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 2, maxLength: 6 }), fc.nat(5), fc.integer(), (parts, at, by) => {
        const sizes = fitSizes(600, parts);
        const index = at % (parts.length - 1);
        const moved = moveBorder(sizes, index, by, parts);
        expect(total(moved)).toBeCloseTo(total(sizes), 5);
        moved.forEach((size, each) => expect(size).toBeGreaterThanOrEqual((parts[each]?.minimum ?? 0) - 1e-6));
      }),
    );
  });
});
