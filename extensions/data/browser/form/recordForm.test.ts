import type { MessageOptions } from 'lathe';
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

/** One row on a server, and a user who answers what he is asked. */
function open(id: string, stored: Row = {}, answer?: string) {
  const server = { row: { id: 'r1', revision: 1, name: 'Alpha', ...stored } as Row, written: [] as Row[] };
  const asked: MessageOptions[] = [];
  const kept: Row[] = [];
  const record = new RecordForm(
    {
      rows: {
        get: async () => server.row,
        create: async (_object, values) => {
          server.written.push(values);
          server.row = { id: 'r1', revision: 1, ...values };
          return 'r1';
        },
        update: async (_object, row, values) => {
          server.written.push(values);
          server.row = { ...server.row, ...values, revision: Number(server.row['revision']) + 1 };
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
      user: async () => ({ id: 'u1', name: 'ann' }),
    },
    { object, id, given: { place: { id: 'p1', name: 'Harbour' } }, onStored: (row) => kept.push(row) },
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
    expect(server.written).toEqual([{ name: 'First', place: 'p1', due: null }]);
    expect(kept.map(({ name }) => name)).toEqual(['First']);
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
});
