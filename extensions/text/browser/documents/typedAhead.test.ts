import { placeOf, TypedAhead } from './typedAhead';

describe('TypedAhead', () => {
  it('hands what was typed over once', () => {
    const ahead = new TypedAhead();
    ahead.note('untitled:/Untitled-1', { text: 'on', offset: 2 });
    ahead.note('untitled:/Untitled-1', { text: 'one', offset: 3 });
    expect(ahead.take('untitled:/Untitled-2')).toBeUndefined();
    expect(ahead.take('untitled:/Untitled-1')).toEqual({ text: 'one', offset: 3 });
    expect(ahead.take('untitled:/Untitled-1')).toBeUndefined();
  });

  it.each([
    ['', 0, 1, 1],
    ['one', 3, 1, 4],
    ['one\ntwo', 4, 2, 1],
    ['one\ntwo', 6, 2, 3],
  ])('finds the place in %j at %d', (text, offset, lineNumber, column) => {
    expect(placeOf({ text, offset })).toEqual({ lineNumber, column });
  });
});
