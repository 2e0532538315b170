import { isMetadataName } from 'lathe/common';
import fc from 'fast-check';
import { nameFor } from './nameFor';

describe('a name for a label', () => {
  it.each([
    ['Order Line', 'Order_Line'],
    ['  2nd Café ', 'nd_Cafe'],
    ['订单', ''],
  ])('of %j is %j', (label, name) => expect(nameFor(label)).toBe(name));

  it('is a name, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const name = nameFor(label);
        expect(name === '' || isMetadataName(name)).toBe(true);
      }),
    );
  });
});
