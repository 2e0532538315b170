import fc from 'fast-check';
import { byteRange } from './byteRange';

describe('byteRange', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-2', { start: 8, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=0-1,4-5', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('reads %s of ten bytes', (header, range) => expect(byteRange(header, 10)).toEqual(range));

  it('is within the file or refused, whatever was asked', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.option(fc.nat(99)), fc.option(fc.nat(99)), (size, from, to) => {
        try {
          const range = byteRange(`bytes=${from ?? ''}-${to ?? ''}`, size);
          if (range) expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ code: 'WRONG_RANGE' });
        }
      }),
    );
  });
});
