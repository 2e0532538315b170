import { parsePlace } from './parsePlace';

describe('parsePlace', () => {
  it.each([
    ['12', { line: 12, column: 1 }],
    [' 12:5 ', { line: 12, column: 5 }],
    [':3,4', { line: 3, column: 4 }],
    ['-1', { line: -1, column: 1 }],
    ['0', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%j', (text, place) => expect(parsePlace(text)).toEqual(place));
});
