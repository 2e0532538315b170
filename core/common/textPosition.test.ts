import fc from 'fast-check';
import { LineIndex, positionAt } from './textPosition';

describe('positionAt', () => {
  it('counts lines and columns from 1, whatever ends the lines', () => {
    const text = 'a\r\nbc\nd\re';
    expect([0, 1, 3, 5, 6, 8, 9].map((offset) => positionAt(text, offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 3 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 2 },
    ]);
  });

  it('agrees with counting line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', ' ') }), fc.nat(50), (text, at) => {
        const offset = Math.min(at, text.length);
        const before = text.slice(0, offset).split('\n');
        const expected = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
        expect(new LineIndex(text).positionAt(offset)).toEqual(expected);
      }),
    );
  });
});
