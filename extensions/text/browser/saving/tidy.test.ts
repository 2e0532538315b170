import fc from 'fast-check';
import { isFileName } from './askName';
import { tidy } from './tidy';

const nothing = { trimTrailingWhitespace: false, trimFinalNewlines: false, insertFinalNewline: false };

describe('tidy', () => {
  it('leaves a text alone to the letter when nothing is asked for', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(tidy(text, '\n', nothing)).toBe(text)));
  });

  it.each([
    ['trimTrailingWhitespace', 'a \t\r\n b\t', 'a\r\n b'],
    ['trimFinalNewlines', 'a\r\n\r\n\r\n', 'a\r\n'],
    ['insertFinalNewline', 'a', 'a\r\n'],
    ['insertFinalNewline', 'a\n', 'a\n'],
    ['insertFinalNewline', '', ''],
  ])('%s', (option, before, after) => {
    expect(tidy(before, '\r\n', { ...nothing, [option]: true })).toBe(after);
  });
});

describe('isFileName', () => {
  it.each([
    ['a.ts', true],
    ['folder/a b.ts', true],
    ['../a', false],
    ['/a', false],
    ['a//b', false],
    ['a\\b', false],
    ['a\n', false],
  ])('%j: %s', (name, valid) => expect(isFileName(name)).toBe(valid));
});
