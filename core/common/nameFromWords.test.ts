import fc from 'fast-check';
import { isMetadataName } from './metadata/names';
import { nameFromWords } from './nameFromWords';

describe('nameFromWords', () => {
  it.each([
    ['Sales order', 'SalesOrder'],
    ['  2nd Café ', 'NdCafe'],
    ['42 things', 'Things'],
    ['订单', ''],
    ['', ''],
  ])('makes of %j the name %j', (words, name) => expect(nameFromWords(words)).toBe(name));

  it('makes no more of it than wanted', () => expect(nameFromWords('Equipment maintenance', 12)).toBe('EquipmentMai'));

  it('makes a name, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const name = nameFromWords(words);
        expect(name === '' || isMetadataName(name)).toBe(true);
      }),
    );
  });
});
