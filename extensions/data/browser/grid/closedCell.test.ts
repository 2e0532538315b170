import type { Row } from '../../common/dataCalls';
import { testField } from '../testField';
import { ClosedCell, editOrTell } from './closedCell';
import { GridSelection } from './gridSelection';

const field = testField('text');
const column = { path: 'text', label: '', field, sortPath: undefined, editable: true, width: 100 };
const rows: readonly Row[] = [{ id: 'open' }, { id: 'closed' }];

/** Two rows of two columns, the second of which is for nobody to edit; below them nothing is loaded. */
function start() {
  const selection = new GridSelection(() => ({ rows: 3, columns: 2 }));
  const closedCell = new ClosedCell(selection);
  const edited: unknown[] = [];
  const mayWrite = ({ id }: Row): boolean => id === 'open';
  const edit = (row: number, at: number, text?: string): boolean => {
    const isOpen = at === 0 && rows[row] !== undefined && mayWrite(rows[row]);
    if (isOpen) edited.push([row, at, text]);
    return isOpen;
  };
  const rowAt = (row: number) => rows[row];
  const columns = [column, { ...column, editable: false }];
  const model = { selection, closedCell, columns, edit, mayWrite, rowAt, newRowAt: () => undefined };
  return { model, selection, closedCell, edited };
}

it('is silent about a cell that can be edited, or is not there yet', () => {
  const { model, selection, closedCell, edited } = start();
  expect(editOrTell(model, 'x')).toBe(true);
  selection.go({ row: 2, column: 0 });
  expect(editOrTell(model)).toBe(false);
  expect([edited, closedCell.why]).toEqual([[[0, 0, 'x']], undefined]);
});

it('says why a cell can not be edited, until the user goes on', () => {
  const { model, selection, closedCell } = start();
  selection.go({ row: 1, column: 0 });
  expect([editOrTell(model), closedCell.why]).toEqual([true, 'grid.closed']);
  selection.choose('rows');
  expect(closedCell.why).toBeUndefined();
  selection.go({ row: 0, column: 1 });
  expect(closedCell.why).toBeUndefined();
  expect([editOrTell(model), closedCell.why]).toEqual([true, 'grid.notEditable']);
  expect([closedCell.hush(), closedCell.why, closedCell.hush()]).toEqual([true, undefined, false]);
});
