import { UndoStack } from 'lathe';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import type { QueryRequest } from '../../../common/query/queryRequest';
import { Board } from './board';

const status: FieldDescription = {
  ...{ id: 's', name: 'status', label: 'Status', type: 'singleselect' },
  ...{ system: false, editable: true, required: true, unique: false },
  choices: [{ value: 'new' }, { value: 'done' }],
};
const object: ObjectDescription = {
  ...{ id: 'o', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom', children: [], fields: [status] },
  may: { create: true, edit: true, delete: true },
};
const shown = {
  object,
  filter: undefined,
  view: { kind: 'kanban' as const, object: 'Order', columns: [], groupBy: 'status' },
};

/** Forty new orders and a done one; what is saved is kept, unless it is refused. Of the new ones the second is closed. */
function start(isRefused = false, differs = false) {
  const rows: Row[] = Array.from({ length: 41 }, (_, index) => ({
    id: `r${index}`,
    status: index < 40 ? 'new' : 'done',
  }));
  const asked: QueryRequest[] = [];
  const history = new UndoStack();
  const query = (_object: string, request: QueryRequest): Promise<Row[]> => {
    asked.push(request);
    const { options = {}, condition } = request;
    if (options.groupby) {
      const alias = options.aggregate?.[0]?.alias ?? '';
      const groups = Map.groupBy(rows, (row) => row['status']);
      return Promise.resolve([...groups].map(([value, all]) => ({ status: value, [alias]: all.length })));
    }
    const wanted = JSON.stringify(condition).includes('"done"') ? 'done' : 'new';
    const found = rows.filter((row) => row['status'] === wanted);
    return Promise.resolve(found.slice(options.skip ?? 0, (options.skip ?? 0) + (options.limit ?? 0)));
  };
  const save = (_object: ObjectDescription, _fields: readonly string[], row: Row, changes: Row) =>
    Promise.resolve(isRefused ? undefined : { ...row, ...changes });
  const rights = async (_object: string, ids: readonly string[]) => ({
    ...{ edit: ids.filter((id) => id !== 'r1'), delete: [] },
  });
  const told: unknown[] = [];
  const moves = { save, tellClosed: (row: Row) => void told.push(row['id']) };
  const of = { ...shown, object: { ...object, differs } };
  const board = new Board({ rows: { query, rights }, moves, history }, of, status);
  return { board, asked, history, told };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const counts = (board: Board) => board.columns.map(({ id, count }) => [id, count]);
const first = (board: Board, column: string): Row => board.pagesOf(column)?.rows[0] ?? {};

describe('a board', () => {
  it('counts its columns in one query, and loads the first cards of each', async () => {
    const { board, asked } = start();
    await board.load();
    await settled();
    expect(counts(board)).toEqual([
      ['vnew', 40],
      ['vdone', 1],
    ]);
    expect(asked).toHaveLength(3);
    expect(board.pagesOf('vnew')?.rows).toHaveLength(30);
    await board.pagesOf('vnew')?.more();
    expect(board.pagesOf('vnew')?.rows).toHaveLength(40);
    expect(board.pagesOf('vnew')?.hasMore).toBe(false);
  });

  it('shows a moved card at once, and takes it back when asked to', async () => {
    const { board, history } = start();
    await board.load();
    await settled();
    const [, done] = board.columns;
    const card = first(board, 'vnew');
    const moving = done && board.move(card, done);
    expect(counts(board)).toEqual([
      ['vnew', 39],
      ['vdone', 2],
    ]);
    expect(first(board, 'vdone')['id']).toBe(card['id']);
    expect(await moving).toBe(true);
    expect(board.isKnown([String(card['id'])])).toBe(true);
    history.undo();
    await settled();
    expect(first(board, 'vnew')['id']).toBe(card['id']);
    expect(counts(board)[0]).toEqual(['vnew', 40]);
  });

  it('takes a card back that is still being saved', async () => {
    const { board, history } = start();
    await board.load();
    await settled();
    const [, done] = board.columns;
    const card = first(board, 'vnew');
    const moving = done && board.move(card, done);
    history.undo();
    expect(await moving).toBe(true);
    await settled();
    expect(first(board, 'vnew')['id']).toBe(card['id']);
    history.redo();
    await settled();
    expect(first(board, 'vdone')['id']).toBe(card['id']);
  });

  it('leaves a card where it is that sharing closes to the user, and says so', async () => {
    const { board, history, told } = start(false, true);
    await board.load();
    await settled();
    const [, done] = board.columns;
    const [open, closed] = board.pagesOf('vnew')?.rows ?? [];
    expect([open, closed].map((card) => card && [board.mayMove(card), board.isClosed(card)])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(closed && done && (await board.move(closed, done))).toBe(false);
    expect([counts(board)[0], told, history.canUndo]).toEqual([['vnew', 40], ['r1'], false]);
    expect(open && done && (await board.move(open, done))).toBe(true);
  });

  it('puts back what is refused', async () => {
    const { board, history } = start(true);
    await board.load();
    await settled();
    const [, done] = board.columns;
    expect(done && (await board.move(first(board, 'vnew'), done))).toBe(false);
    expect(counts(board)).toEqual([
      ['vnew', 40],
      ['vdone', 1],
    ]);
    expect(history.canUndo).toBe(false);
  });
});
