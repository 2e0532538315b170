import fc from 'fast-check';
import { replacementOf } from './textEdits';

function apply(before: string, after: string): string {
  const edit = replacementOf(before, after);
  return edit ? before.slice(0, edit.start) + edit.text + before.slice(edit.end) : before;
}

describe('replacementOf', () => {
  it('touches only what differs', () => {
    expect(replacementOf('one two three', 'one 2 three')).toEqual({ start: 4, end: 7, text: '2' });
    expect(replacementOf('same', 'same')).toBeUndefined();
  });

  it('cuts neither a pair of surrogates nor a line ending in two', () => {
    expect(replacementOf('a😀', 'a😁')).toEqual({ start: 1, end: 3, text: '😁' });
    expect(replacementOf('a\r\nb', 'a\r\n\r\nb')?.text).toMatch(/^(\r\n)+$/);
  });

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r\n', '\n', '😀', '😁') });
    fc.assert(fc.property(text, text, (before, after) => expect(apply(before, after)).toBe(after)));
  });
});
