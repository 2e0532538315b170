import type { FieldDescription } from '../../../common/describeCalls';
import { boardColumns, columnCondition, columnId } from './boardColumns';

const flags = { system: false, editable: true, required: false, unique: false };
const status: FieldDescription = {
  ...{ id: 's', name: 'status', label: 'Status', type: 'singleselect', ...flags },
  choices: [{ value: 'new' }, { value: 'old', active: false }, { value: 'done' }],
};

describe('the columns of a board', () => {
  it('are the choices in their order, with whatever else there is', () => {
    const counts = [
      { status: 'done', n: 7 },
      { status: null, n: 2 },
      { status: 'gone', n: 1 },
    ];
    expect(boardColumns(status, counts, 'n').map(({ value, count }) => [value, count])).toEqual([
      [null, 2],
      ['new', 0],
      ['done', 7],
      ['gone', 1],
    ]);
  });

  it('end with the place for rows without a value, as long as there are none', () => {
    expect(boardColumns(status, [{ status: 'done', n: 7 }], 'n').map(({ value }) => value)).toEqual([
      'new',
      'done',
      null,
    ]);
  });

  it('have no place for what must have a value', () => {
    expect(boardColumns({ ...status, required: true }, [], 'n').map(({ value }) => value)).toEqual(['new', 'done']);
  });

  it('are both of a checkbox, and of a lookup the rows that it leads to', () => {
    const urgent: FieldDescription = { ...status, name: 'urgent', type: 'checkbox', choices: undefined };
    expect(boardColumns(urgent, [{ urgent: true, n: 1 }], 'n').map(({ value, count }) => [value, count])).toEqual([
      [false, 0],
      [true, 1],
    ]);
    const owner: FieldDescription = { ...status, name: 'owner', type: 'lookup', choices: undefined };
    const ann = { id: 'ann', name: 'Ann' };
    const [column] = boardColumns(owner, [{ owner: ann, n: 4 }], 'n');
    expect(column).toEqual({ id: columnId(ann), value: ann, count: 4 });
    expect(columnCondition(owner, ann)).toEqual({ field: 'owner', operator: 'eq', value: 'ann' });
    expect(columnCondition(owner, null)).toEqual({ field: 'owner', operator: 'isnull' });
  });
});
