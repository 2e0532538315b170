import fc from 'fast-check';
import { sumDigits } from './sumDigits';

describe('sumDigits', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(-(10n ** 30n), 10n ** 30n), { minLength: 1 }), (numbers) => {
        const sum = numbers.reduce((total, one) => total + one, 0n);
        expect(sumDigits(numbers.map(String))).toBe(String(sum));
      }),
    );
  });

  it.each([
    [['0.1', 0.2], '0.3'],
    [['12345678901234567890.12', '-0.02', null, 'x'], '12345678901234567890.10'],
    [['-0.5', 0.25], '-0.25'],
  ])('of %j is %s', (values, sum) => expect(sumDigits(values)).toBe(sum));

  it('is none of what has no numbers', () => expect(sumDigits(['a', null])).toBeUndefined());
});
