import { metadataCalls, partCalls, permissions } from 'lathe/common';
import type { ActivateServer, Actor } from 'lathe/node';
import { openTestServer, type TestServer, testActor } from 'lathe/node/testing';
import { z } from 'zod';
import { dataCalls } from '../../common/dataCalls';
import { describeCalls } from '../../common/describeCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { readableTypes } from '../../common/readableTypes';
import { activate } from '../index';
import { developer, sure } from '../testData';

const person = testActor({ userName: 'ann', userId: '10gdann0000000000000', profile: 'Standard User' });

const notes: ActivateServer = ({ contribute, metadata }) => {
  metadata.register({
    ...{ name: 'Note', prefix: '00no', label: 'note', children: ['Line'] },
    schema: z.object({ rank: z.number().optional(), kind: z.string().optional() }),
  });
  metadata.register({ name: 'Line', prefix: '00nl', label: 'line', schema: z.object({}) });
  const rank = { name: 'rank', label: 'Rank', type: 'number' } as const;
  const kind = { name: 'kind', label: 'Kind', type: 'text' } as const;
  contribute(readableTypes, { name: 'Note', label: 'Note', fields: [rank, kind] });
  contribute(readableTypes, { name: 'Line', label: 'Line', permissions: [permissions.developApplication] });
};

let server: TestServer;
let note: string;

beforeAll(async () => {
  server = await openTestServer({ extensions: { 'lathe.data': { activate }, notes: { activate: notes } } });
  const make = async (name: string, data: object) => {
    const made = await server.call(metadataCalls.create, {
      ...{ as: developer, params: { type: 'Note' }, body: { name, label: name, data: { ...data } } },
    });
    return sure(made.envelope).id;
  };
  note = await make('First', { rank: 12, kind: 'list' });
  await make('Second', { rank: 3 });
  const place = { type: 'Note', id: note, part: 'Line' };
  sure((await server.call(partCalls.create, { as: developer, params: place, body: { name: 'Top' } })).envelope);
});

afterAll(() => server.close());

const query = async (object: string, body: QueryRequest, as: Actor) =>
  (await server.call(dataCalls.query, { as, params: { object }, query: { base: 'N' }, body })).envelope;

describe('a type of metadata that may be queried', () => {
  it('is asked for like rows, with conditions upon its data', async () => {
    const fields = ['name', 'rank', 'kind'];
    const conditions = [{ field: 'id', operator: 'ne' as const, value: '' }];
    const options = { fields, orderby: [{ field: 'rank', order: 'asc' as const }] };
    expect((await query('Note', { condition: { conditions }, options }, person)).result).toEqual([
      { name: 'Second', rank: 3, kind: null },
      { name: 'First', rank: 12, kind: 'list' },
    ]);
  });

  it('leads to what it is in', async () => {
    const conditions = [{ field: 'parent', operator: 'in' as const, value: [note] }];
    const options = { fields: ['name'] };
    expect((await query('line', { condition: { conditions }, options }, developer)).result).toEqual([{ name: 'Top' }]);
  });

  it('is there for those alone who may read it, and in no list of objects', async () => {
    expect((await query('Line', {}, person)).resCode).toBe('UNKNOWN_OBJECT');
    const listed = sure((await server.call(describeCalls.objects, { as: developer })).envelope);
    expect(listed.map(({ name }) => name)).not.toContain('Note');
  });

  it('is not written this way', async () => {
    const made = await server.call(dataCalls.create, {
      as: developer,
      params: { object: 'Note' },
      body: { name: 'X' },
    });
    expect(made.envelope.resCode).not.toBe('0');
  });
});
