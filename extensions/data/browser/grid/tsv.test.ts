import fc from 'fast-check';
import { readTsv, writeTsv } from './tsv';

describe('cells as text', () => {
  it('are what they were', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '客') });
    const cells = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(cells, (rows) => expect(readTsv(writeTsv(rows))).toEqual(rows)));
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['5" wide\tx', [['5" wide', 'x']]],
    ['"5" wide"\tx', [['"5" wide"', 'x']]],
  ])('%j is %j', (text, rows) => expect(readTsv(text)).toEqual(rows));
});
