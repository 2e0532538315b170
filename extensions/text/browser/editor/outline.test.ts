import type { DocumentSymbol } from 'lathe';
import { nest } from './outline';

function symbol(name: string, startLine: number, endLine: number): DocumentSymbol {
  const range = { startLine, startColumn: 1, endLine, endColumn: 1 };
  return { name, kind: 'class', range, selectionRange: range, children: [] };
}

const shape = (symbols: readonly DocumentSymbol[]): unknown =>
  symbols.map(({ name, children }) => [name, shape(children)]);

describe('nest', () => {
  it('puts what lies inside another below it, whatever the order', () => {
    const flat = [symbol('method', 2, 4), symbol('other', 11, 12), symbol('class', 1, 10), symbol('local', 3, 3)];
    expect(shape(nest(flat))).toEqual([
      ['class', [['method', [['local', []]]]]],
      ['other', []],
    ]);
  });

  it('leaves alone what is a tree already', () => {
    const tree = [{ ...symbol('a', 1, 9), children: [symbol('b', 2, 3)] }, symbol('c', 4, 5)];
    expect(nest(tree)).toBe(tree);
  });
});
