import fc from 'fast-check';
import { characterMask, foldAccents, foldCase } from './foldText';

describe('folding', () => {
  it('never moves a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldAccents(text)).toHaveLength(text.length);
        expect(foldCase(text)).toHaveLength(text.length);
      }),
    );
    expect(foldCase('İstanbul')).toHaveLength(8);
  });

  it('gives a part no bit that the whole lacks', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, to) => {
        const part = text.slice(from % (text.length + 1), to % (text.length + 1));
        expect(characterMask(part) & ~characterMask(text)).toBe(0);
      }),
    );
  });
});
