import { FailedCall, LiveEvents, type MessageOptions, Notifications } from 'lathe';
import { createTestContainer, trackDisposables } from 'lathe/testing';
import { when } from 'mobx';
import type { Row } from '../../common/dataCalls';
import { RowSource } from '../rows/rowSource';
import { testField, testObject } from '../testField';
import { ValueFormat } from '../values/valueFormat';
import { GridEdits } from './gridEdits';

const keep = trackDisposables();

const weight = testField('number', { name: 'weight', label: 'Weight' });
const system = { system: true, editable: false };
const object = testObject([weight, testField('lookup', { ...system, name: 'lastModifiedBy', target: 'User' })]);

/** A grid that shows nothing but weights, of one row that Ada has written to since. */
async function open(theirs: Row, answer?: string) {
  let row: Row = { id: 'r1', revision: 1, name: 'Alpha', weight: 1, lastModifiedBy: { id: 'u1', name: 'ann' } };
  const asked: MessageOptions[] = [];
  const only = (fields: readonly string[] = []): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)));
  const rows = {
    query: async () => [only(['id', 'revision', 'weight'])],
    search: async () => [],
    count: async () => 1,
    get: async (_object: string, _id: string, fields?: readonly string[]) => only(fields),
    update: async (_object: string, id: string, { revision, ...values }: Row) => {
      if (revision !== row['revision']) throw new FailedCall({ resCode: 'ROW_STALE', resMsg: '' }, 409);
      row = { ...row, ...values, revision: Number(revision) + 1 };
      return { id, revision: Number(row['revision']) };
    },
    bulk: async () => [],
  };
  const source = new RowSource({ rows, events: new LiveEvents(), locale: 'en' }, object);
  keep(source.follow());
  source.show({ fields: ['weight'] });
  await when(() => source.at(0) !== undefined);
  row = { ...row, ...theirs, revision: 2, lastModifiedBy: { id: 'u2', name: 'Ada' } };
  const edits = new GridEdits({
    source,
    notifications: createTestContainer().get(Notifications),
    dialogs: {
      ask: async (options) => {
        asked.push(options);
        return answer;
      },
    },
    t: (key, parameters = {}) => [key, ...Object.values(parameters)].join(' '),
    format: () => new ValueFormat('en', { yes: 'Yes', no: 'No', unseen: 'No access' }),
  });
  await edits.change(source.at(0) ?? {}, weight, 3);
  return { asked, stored: row, source };
}

describe('a cell that somebody else has changed as well', () => {
  it.each([
    ['mine', '3'],
    [undefined, 2],
  ])('is asked for with the name of who it was, and of the row: %s', async (answer, stays) => {
    const { asked, stored, source } = await open({ weight: 2 }, answer);
    expect(asked).toMatchObject([{ message: 'conflict.messageBy Alpha Ada', detail: 'conflict.line Weight 2 3' }]);
    expect([stored['weight'], source.at(0)?.['weight']]).toEqual([stays, stays]);
  });

  it('is not asked for where both have made the same of it', async () => {
    expect((await open({ weight: 3 })).asked).toEqual([]);
  });
});
