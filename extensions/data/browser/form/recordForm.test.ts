import { FailedCall, type MessageOptions } from 'lathe';
import { isId } from 'lathe/common';
import type { Row } from '../../common/dataCalls';
import { testField, testObject } from '../testField';
import { ValueFormat } from '../values/valueFormat';
import { RecordForm } from './recordForm';

const object = testObject([
  testField('lookup', { name: 'place', target: 'Place' }),
  testField('number', { name: 'weight', label: 'Weight' }),
  testField('encryptedtext', { name: 'code' }),
  testField('date', { name: 'due', default: 'today' }),
]);

function refused(resCode: string, status: number, field?: string): FailedCall {
  const fields = field === undefined ? undefined : [{ path: `body.${field}`, message: '' }];
  return new FailedCall({ resCode, resMsg: resCode, fields }, status);
}

/** One row on a server, and a user who answers what he is asked. */
function open(id: string, stored: Row = {}, answer?: string, shown = object) {
  const server = {
    row: { id: 'r1', revision: 1, name: 'Alpha', ...stored } as Row,
    written: [] as Row[],
    network: 'there' as 'there' | 'gone' | 'answers lost',
    deleted: false,
  };
  const asked: MessageOptions[] = [];
  const kept: Row[] = [];
  const record = new RecordForm(
    {
      rows: {
        get: async () => {
          if (server.deleted) throw refused('NOT_FOUND', 404);
          return server.row;
        },
        create: async (_object, values) => {
          if (server.network === 'gone') throw refused('NETWORK', 0);
          if (server.row['id'] === values['id']) throw refused('ROW_TAKEN', 409, 'id');
          server.written.push(values);
          server.row = { revision: 1, ...values };
          if (server.network === 'answers lost') throw refused('NETWORK', 0);
          return String(values['id']);
        },
        rights: async () => ({ edit: [], delete: ['r1'] }),
        update: async (_object, row, values) => {
          if (server.network === 'gone') throw refused('NETWORK', 0);
          if (server.deleted) throw refused('NOT_FOUND', 404);
          if (values['revision'] !== server.row['revision']) throw refused('ROW_STALE', 409);
          server.written.push(values);
          server.row = { ...server.row, ...values, revision: Number(server.row['revision']) + 1 };
          if (server.network === 'answers lost') throw refused('NETWORK', 0);
          return { id: row, revision: 2 };
        },
      },
      dialogs: {
        ask: async (options) => {
          asked.push(options);
          return answer;
        },
      },
      t: (key, parameters = {}) => [key, ...Object.values(parameters)].join(' '),
      format: () => new ValueFormat('en', { yes: 'Yes', no: 'No', unseen: 'No access' }),
      user: () => ({ id: 'u1', name: 'ann' }),
    },
    { object: shown, id, given: { place: { id: 'p1', name: 'Harbour' } }, onStored: (row) => kept.push(row) },
  );
  return { record, server, asked, kept };
}

describe('a record in a form', () => {
  it('begins with what is given and with defaults, and sends lookups as ids', async () => {
    const { record, server, kept } = open('new');
    await record.form.load();
    expect(record.form.values).toMatchObject({ place: { id: 'p1', name: 'Harbour' }, weight: null });
    expect(record.form.values['due']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    record.form.set('name', 'First');
    record.form.set('due', null);
    expect(await record.form.save()).toBe(true);
    expect(server.written).toEqual([{ id: server.row['id'], name: 'First', place: 'p1', due: null }]);
    expect(isId(String(server.row['id']))).toBe(true);
    expect(kept.map(({ name }) => name)).toEqual(['First']);
  });

  it('is closed where the row is closed to the user', async () => {
    const { record } = open('r1', {}, undefined, { ...object, differs: true });
    await record.form.load();
    expect([record.mayWrite, record.mayDelete]).toEqual([false, true]);
    const alike = open('r1').record;
    await alike.form.load();
    expect([alike.mayWrite, alike.mayDelete, open('new').record.mayDelete]).toEqual([true, true, false]);
  });

  it('sends what was changed alone, beside what others have changed', async () => {
    const { record, server, asked } = open('r1', { weight: 1, code: '******' });
    await record.form.load();
    record.form.set('name', 'Mine');
    server.row = { ...server.row, weight: 7, revision: 5 };
    await record.form.save();
    expect(server.written).toEqual([{ name: 'Mine', revision: 5 }]);
    expect([record.form.values['weight'], asked.length]).toEqual([7, 0]);
  });

  it.each([
    ['mine', [{ name: 'Mine', weight: '2', revision: 5 }], true],
    ['theirs', [{ weight: '2', revision: 5 }], true],
    [undefined, [], false],
  ])('asks where others have changed the same: %s', async (answer, written, saved) => {
    const { record, server, asked } = open('r1', { weight: 1 }, answer);
    await record.form.load();
    record.form.set('name', 'Mine');
    record.form.set('weight', 2);
    server.row = { ...server.row, name: 'Theirs', revision: 5 };
    record.heardOfChange();
    expect(record.outdated).toBe(true);
    expect(await record.form.save()).toBe(saved);
    expect(asked[0]?.detail).toBe('conflict.line Name Theirs Mine');
    expect(server.written).toEqual(written);
    expect(record.form.dirty).toBe(!saved);
  });

  it('says of one that is not there, or not to be seen, what that may mean', async () => {
    const { record, server } = open('r1');
    server.deleted = true;
    await record.form.load();
    expect([record.form.state, record.form.problem]).toEqual(['failed', 'record.notThere Order']);
  });

  it('says that it was deleted meanwhile, and keeps what was entered', async () => {
    const { record, server } = open('r1');
    await record.form.load();
    record.form.set('name', 'Mine');
    server.deleted = true;
    expect(await record.form.save()).toBe(false);
    expect([record.form.problem, record.form.values['name'], record.form.dirty]).toEqual([
      'record.gone Order',
      'Mine',
      true,
    ]);
  });

  it('is made once, though the answer was lost, with what was typed since', async () => {
    const { record, server, asked } = open('new');
    await record.form.load();
    record.form.set('name', 'First');
    server.network = 'gone';
    expect([await record.form.save(), record.form.unsent]).toEqual([false, true]);
    server.network = 'answers lost';
    expect([await record.form.save(), record.form.unsent]).toEqual([false, true]);
    const { id } = server.row;
    record.form.set('name', 'Second');
    server.network = 'there';
    expect([await record.form.save(), record.form.unsent]).toEqual([true, false]);
    expect(server.row).toMatchObject({ id, revision: 2, name: 'Second', place: 'p1' });
    expect([server.written.map(({ name }) => name), asked.length]).toEqual([['First', 'Second'], 0]);
  });

  it('asks about one that others have changed after its answer was lost', async () => {
    const { record, server, asked } = open('new', {}, 'mine');
    await record.form.load();
    record.form.set('name', 'First');
    server.network = 'answers lost';
    await record.form.save();
    Object.assign(server, { network: 'there', row: { ...server.row, name: 'Theirs', revision: 2 } });
    expect(await record.form.save()).toBe(true);
    expect(asked[0]?.detail).toBe('conflict.line Name Theirs First');
    expect(server.row['name']).toBe('First');
  });

  it('keeps its id through a reload of the page', async () => {
    const { record, server } = open('new');
    await record.form.load();
    record.form.set('name', 'First');
    server.network = 'answers lost';
    await record.form.save();
    const later = open('new', server.row);
    await later.record.form.load();
    later.record.form.restore(record.form.backup());
    expect(await later.record.form.save()).toBe(true);
    expect(later.server.written).toEqual([]);
  });

  it('is not changed twice, though the answer was lost', async () => {
    const { record, server } = open('r1', { weight: 1 });
    await record.form.load();
    record.form.set('weight', 2);
    server.network = 'answers lost';
    expect([await record.form.save(), record.form.unsent]).toEqual([false, true]);
    server.network = 'there';
    expect([await record.form.save(), record.form.dirty]).toEqual([true, false]);
    expect(server.row).toMatchObject({ weight: '2', revision: 2 });
  });
});
