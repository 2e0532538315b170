import { GridSelection } from './gridSelection';

const selection = () => new GridSelection(() => ({ rows: 10, columns: 4 }));
const rangeOf = ({ range }: GridSelection) => [range.firstRow, range.lastRow, range.firstColumn, range.lastColumn];

describe('GridSelection', () => {
  it('is one cell where the user is, and stays within the grid', () => {
    const own = selection();
    own.move(-1, 2);
    expect([own.cursor, own.isSingle]).toEqual([{ row: 0, column: 2 }, true]);
    own.go({ row: 99, column: 99 });
    expect(own.cursor).toEqual({ row: 9, column: 3 });
  });

  it('reaches from where it began to where it was extended, in every direction', () => {
    const own = selection();
    own.go({ row: 5, column: 2 });
    own.move(-2, 1, true);
    expect(rangeOf(own)).toEqual([3, 5, 2, 3]);
    expect([own.has(4, 3), own.has(4, 1)]).toEqual([true, false]);
    own.move(1, 0);
    expect(own.isSingle).toBe(true);
  });

  it('takes whole rows, whole columns, and everything', () => {
    const own = selection();
    own.chooseRow(2);
    own.chooseRow(4, true);
    expect(rangeOf(own)).toEqual([2, 4, 0, 3]);
    own.go({ row: 1, column: 1 });
    own.choose('columns');
    expect(rangeOf(own)).toEqual([0, 9, 1, 1]);
    own.choose('all');
    expect(rangeOf(own)).toEqual([0, 9, 0, 3]);
  });

  it('reaches the lines below the rows, which are never chosen along with them', () => {
    const own = new GridSelection(() => ({ rows: 10, columns: 4, lines: 2 }));
    own.go({ row: 99, column: 1 });
    expect(own.cursor.row).toBe(11);
    own.move(-5, 1, true);
    expect(rangeOf(own)).toEqual([11, 11, 1, 2]);
    own.go({ row: 8, column: 0 });
    own.move(5, 0, true);
    expect(rangeOf(own)).toEqual([8, 9, 0, 0]);
    own.choose('all');
    expect(rangeOf(own)).toEqual([0, 9, 0, 3]);
  });
});
