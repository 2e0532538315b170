import fc from 'fast-check';
import { guardCell, unguardCell } from './userCsv';

describe('cells of a CSV file', () => {
  it('never begin as a formula, and are read back as they were', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@]?.{0,5}$/s));
    fc.assert(
      fc.property(text, (cell) => {
        const guarded = guardCell(cell);
        expect(guarded).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguardCell(guarded)).toBe(cell);
      }),
    );
  });
});
