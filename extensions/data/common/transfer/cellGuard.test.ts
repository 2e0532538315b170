import fc from 'fast-check';
import { guardCell, unguardCell } from './cellGuard';

describe('cells that look like formulas', () => {
  it('get an apostrophe, numbers do not', () => {
    expect(['=1+1', '+cmd', '-a', '@x', '\tx', "'=x", '-12.50', 'a=b'].map(guardCell)).toEqual([
      "'=1+1",
      "'+cmd",
      "'-a",
      "'@x",
      "'\tx",
      "''=x",
      '-12.50',
      'a=b',
    ]);
  });

  it('are what they were when they come back', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', 'a', '1', '@', '\t') });
    fc.assert(fc.property(text, (cell) => unguardCell(guardCell(cell)) === cell));
  });
});
