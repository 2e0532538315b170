import { parseLine } from './lineAccess';

describe('parseLine', () => {
  it.each([
    ['12', { line: 12, column: 1 }],
    ['12:3', { line: 12, column: 3 }],
    ['12, 3', { line: 12, column: 3 }],
    ['12:', { line: 12, column: 1 }],
    ['0', { line: 1, column: 1 }],
    ['999', { line: 100, column: 1 }],
    ['-1', { line: 100, column: 1 }],
    ['-3', { line: 98, column: 1 }],
  ])('reads %s', (query, expected) => {
    expect(parseLine(query, 100)).toEqual(expected);
  });

  it.each(['', 'x', '1x', '1:2:3', '1e5'])('refuses %j', (query) => {
    expect(parseLine(query, 100)).toBeUndefined();
  });
});
