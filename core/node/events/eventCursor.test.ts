import fc from 'fast-check';
import { isVisible, parseCursor, writeCursor } from './eventCursor';

const snapshots = fc
  .uniqueArray(fc.bigInt({ min: 1n, max: 2n ** 60n }), { minLength: 2, maxLength: 20 })
  .map((marks) => marks.sort((a, b) => (a < b ? -1 : 1)))
  .map((marks) => `${marks[0]}:${marks.at(-1)}:${marks.slice(0, -1).join(',')}`);

describe('parseCursor', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(fc.nat(), snapshots, (number, snapshot) => {
        expect(parseCursor(writeCursor({ number, snapshot }))).toEqual({ number, snapshot });
      }),
    );
  });

  it('tells what a snapshot has seen', () => {
    const seen = ['9', '10', '11', '12', '13', '100'].filter((transaction) =>
      isVisible(transaction, { snapshot: '10:13:10,12' }),
    );
    expect(seen).toEqual(['9', '11']);
  });

  it('takes anything, and believes nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(parseCursor(text)).toBeUndefined()));
  });

  it.each([
    '1@0:5:',
    '1@9:5:',
    '1@3:9:2',
    '1@3:9:9',
    '1@3:9:5,4',
    '1@3:9:5,5',
    "1@3:9:'",
    `1@1:2:${'1,'.repeat(3000)}`,
  ])('takes no %.20s for a cursor', (text) => expect(parseCursor(text)).toBeUndefined());
});
