import { FailedCall, type MessageOptions, UndoStack } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import type { Row } from '../../../common/dataCalls';
import { testField, testObject } from '../../testField';
import { ValueFormat } from '../../values/valueFormat';
import { followLine } from './lines';
import type { NewRow } from './newRow';
import { NewRows } from './newRows';

trackDisposables();

const status = testField('text', { name: 'status', default: 'new' });
const object = testObject([status, testField('checkbox', { name: 'paid', required: true })]);
const name = object.fields.find((field) => field.name === 'name') ?? status;

/** The lines below a grid, and the server that they are saved on. */
async function open({ may = { create: true, edit: true, delete: true }, answer = 'discard' } = {}) {
  const server = { made: [] as Row[], refuse: undefined as FailedCall | undefined };
  const asked: MessageOptions[] = [];
  const outcome = { made: [] as Row[], refused: [] as NewRow[] };
  const history = new UndoStack({ groupWithin: 0 });
  const newRows = new NewRows(
    {
      rows: {
        get: async () => ({ id: `r${server.made.length}`, ...server.made.at(-1) }),
        create: async (_object, values) => {
          if (server.refuse) throw server.refuse;
          server.made.push(values);
          return `r${server.made.length}`;
        },
        rights: async () => ({ edit: [], delete: [] }),
        update: async () => ({ id: '', revision: 1 }),
      },
      dialogs: {
        ask: async (options) => {
          asked.push(options);
          return answer;
        },
      },
      t: (key, parameters = {}) => [key, ...Object.values(parameters)].join(' '),
      format: () => new ValueFormat('en', { yes: 'Yes', no: 'No', unseen: 'No access' }),
      user: () => undefined,
    },
    {
      object: { ...object, may },
      history,
      onMade: (row) => outcome.made.push(row),
      onRefused: (row) => outcome.refused.push(row),
    },
  );
  newRows.start();
  await newRows.last?.ready;
  return { newRows, server, asked, outcome, history };
}

/** A line into which a name was typed. */
async function typed(newRows: NewRows, text: string): Promise<NewRow> {
  const row = newRows.last;
  if (!row) throw new Error('There is no line.');
  newRows.change(row, name, text);
  await newRows.last?.ready;
  return row;
}

describe('rows typed below a grid', () => {
  it('are offered to those who may create only', async () => {
    const { newRows } = await open({ may: { create: false, edit: true, delete: true } });
    expect([newRows.isOffered, newRows.all]).toEqual([false, []]);
  });

  it('begin with defaults, and leave a blank line below as soon as something is typed', async () => {
    const { newRows } = await open();
    expect([newRows.last?.values['status'], newRows.dirty]).toEqual(['new', false]);
    const row = await typed(newRows, 'Alpha');
    expect([newRows.dirty, newRows.all.length, newRows.last?.isBlank]).toEqual([true, 2, true]);
    expect(row.values['name']).toBe('Alpha');
    newRows.stop();
  });

  it('are made by one call when they are left, and their line goes', async () => {
    const { newRows, server, outcome } = await open();
    const row = await typed(newRows, 'Alpha');
    newRows.change(row, status, 'sent');
    await newRows.left(row);
    expect(server.made).toMatchObject([{ name: 'Alpha', status: 'sent', paid: false }]);
    expect(outcome.made).toEqual(server.made);
    expect([newRows.dirty, newRows.all.length]).toEqual([false, 1]);
    newRows.stop();
  });

  it('wait for the network, and are made once it is back', async () => {
    const { newRows, server, outcome } = await open();
    const row = await typed(newRows, 'Alpha');
    server.refuse = new FailedCall({ resCode: 'NETWORK', resMsg: 'No connection.' }, 0);
    await newRows.left(row);
    expect(newRows.unsent).toEqual([row]);
    server.refuse = undefined;
    await newRows.saveAll(newRows.unsent);
    expect([newRows.unsent, outcome.made]).toMatchObject([[], [{ name: 'Alpha' }]]);
    newRows.stop();
  });

  it('ask for what is required before the server does', async () => {
    const { newRows, server, outcome } = await open();
    const row = newRows.last;
    if (!row) throw new Error('There is no line.');
    newRows.change(row, status, 'sent');
    await newRows.left(row);
    expect(server.made).toEqual([]);
    expect(outcome.refused).toEqual([row]);
    expect([row.wrong, row.messageOf('name', (key) => key)]).toEqual([['name'], 'issue.required']);
    newRows.stop();
  });

  it('stay with what the server says of their cells when they are refused', async () => {
    const { newRows, server, outcome } = await open();
    const fields = [{ path: 'body.status', message: 'Not a status' }];
    server.refuse = new FailedCall({ resCode: 'INVALID_ROW', resMsg: 'No', fields }, 400);
    const row = await typed(newRows, 'Alpha');
    expect(await newRows.saveAll()).toBe(false);
    expect(outcome.refused).toEqual([row]);
    expect(row.messageOf('status', (key) => key)).toBe('Not a status');
    server.refuse = undefined;
    newRows.change(row, status, 'sent');
    expect(await newRows.saveAll()).toBe(true);
    expect(newRows.dirty).toBe(false);
    newRows.stop();
  });

  it('are given up after a question only', async () => {
    const kept = await open({ answer: 'no' });
    await kept.newRows.discard(await typed(kept.newRows, 'Alpha'));
    expect([kept.asked.length, kept.newRows.dirty]).toEqual([1, true]);
    const gone = await open();
    await gone.newRows.discard(await typed(gone.newRows, 'Alpha'));
    expect([gone.newRows.dirty, gone.newRows.all.length, gone.history.canUndo]).toEqual([false, 1, false]);
    [kept, gone].forEach(({ newRows }) => newRows.stop());
  });

  it('are taken back cell by cell', async () => {
    const { newRows, history } = await open();
    const row = await typed(newRows, 'Alpha');
    newRows.change(row, name, 'Beta');
    history.undo();
    expect(row.values['name']).toBe('Alpha');
    history.undo();
    expect(row.isBlank).toBe(true);
    await newRows.left(row);
    expect(newRows.all.length).toBe(1);
    newRows.stop();
  });

  it('come back from a backup', async () => {
    const before = await open();
    await typed(before.newRows, 'Alpha');
    await typed(before.newRows, 'Beta');
    const after = await open();
    await after.newRows.restore(before.newRows.backup());
    expect(after.newRows.all.map(({ values }) => values['name'])).toEqual(['Alpha', 'Beta', null]);
    [before, after].forEach(({ newRows }) => newRows.stop());
  });
});

describe('followLine', () => {
  it('keeps who types in his line when rows come and go above it', async () => {
    const { newRows } = await open();
    const row = await typed(newRows, 'Alpha');
    const { all } = newRows;
    const before = { total: 10, rows: all };
    expect(followLine(10, { total: 12, rows: all }, before, false)).toBe(12);
    expect(followLine(11, { total: 9, rows: all }, before, false)).toBe(10);
    expect(followLine(9, { total: 9, rows: all }, before, false)).toBe(8);
    // Its line has become the eleventh row.
    expect(followLine(10, { total: 11, rows: all.filter((each) => each !== row) }, before, false)).toBe(10);
    newRows.stop();
  });

  it('takes nobody to the end who was nowhere', async () => {
    const { newRows } = await open();
    const before = { total: 0, rows: newRows.all };
    expect(followLine(0, { total: 4000, rows: newRows.all }, before, false)).toBe(0);
    expect(followLine(0, { total: 4000, rows: newRows.all }, before, true)).toBe(4000);
    newRows.stop();
  });
});
