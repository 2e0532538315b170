import fc from 'fast-check';
import { isExact, parseExact, plainDigits } from './exactJson';

describe('parseExact', () => {
  it('keeps the digits that a number of JavaScript would lose', () => {
    const text = '{"a":12345678901234567890,"b":-0.12345678901234567,"c":1.50,"d":[9007199254740993,9007199254740992]}';
    expect(parseExact(text)).toEqual({
      ...{ a: '12345678901234567890', b: '-0.12345678901234567', c: 1.5 },
      d: ['9007199254740993', 9007199254740992],
    });
  });

  it('leaves texts alone, whatever is in them', () => {
    const row = { id: '12345678901234567890', text: 'a "12345678901234567890" \\', key12345678901234567890: 1 };
    expect(parseExact(JSON.stringify(row))).toEqual(row);
  });

  it('reads whatever JSON there is, with each number as its digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n }), (value, big) => {
        const text = `{"value":${JSON.stringify(value)},"big":${big}}`;
        const read = parseExact(text);
        expect(JSON.stringify(read)).toContain(`"value":${JSON.stringify(JSON.parse(JSON.stringify(value)))}`);
        expect(
          BigInt(String(Reflect.get(Object(read), 'big')).replace(/e.*/, '')) === big || isExact(String(big)),
        ).toBe(true);
      }),
    );
  });
});

describe('plainDigits', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2.25e22, '-22500000000000000000000'],
    ['007.10', '007.10'],
    [0, '0'],
  ])('writes %s as %s', (value, digits) => expect(plainDigits(value)).toBe(digits));

  it('is the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(plainDigits(value))).toBe(value === 0 ? Number(String(value)) : value);
        expect(plainDigits(value)).not.toContain('e');
      }),
    );
  });
});
