import fc from 'fast-check';
import { distribute, type SizeWish } from './distribute';

const fixed = (pixels: number, minimum = 100): SizeWish => ({ visible: true, minimum, pixels, weight: 1 });
const share = (weight: number, minimum = 50): SizeWish => ({ visible: true, minimum, weight });
const hidden = (wish: SizeWish): SizeWish => ({ ...wish, visible: false });

describe('sizes', () => {
  it('leave fixed ones their pixels at every width', () => {
    expect(distribute(1000, [fixed(300), share(1), fixed(385)])).toEqual([300, 315, 385]);
    expect(distribute(2000, [fixed(300), share(1), fixed(385)])).toEqual([300, 1315, 385]);
  });

  it('take from the fixed ones only when the rest has no room', () => {
    expect(distribute(500, [fixed(300), share(1, 220)])).toEqual([280, 220]);
    expect(distribute(200, [fixed(300), share(1, 220)])).toEqual([100, 100]);
  });

  it('share the rest by weight, down to the minimum', () => {
    expect(distribute(300, [share(1), share(2)])).toEqual([100, 200]);
    expect(distribute(300, [share(1, 150), share(9)])).toEqual([150, 150]);
  });

  it('give the invisible nothing', () => {
    expect(distribute(300, [hidden(fixed(100)), share(1)])).toEqual([0, 300]);
  });

  it('let what is fixed fill the room that nobody else wants', () => {
    expect(distribute(300, [fixed(100), hidden(share(1))])).toEqual([300, 0]);
  });

  it('are whole, not negative, and add up to the total', () => {
    const wish = fc.record({
      visible: fc.boolean(),
      minimum: fc.nat(200),
      weight: fc.integer({ min: 1, max: 100 }),
      pixels: fc.option(fc.nat(800), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.nat(3000), fc.array(wish, { minLength: 1, maxLength: 6 }), (total, wishes) => {
        const sizes = distribute(total, wishes);
        expect(sizes.every((size) => Number.isInteger(size) && size >= 0)).toBe(true);
        const any = wishes.some((one) => one.visible);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(any ? total : 0);
      }),
    );
  });
});
