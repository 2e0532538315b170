import type { AuditTables } from 'lathe/node';
import { queueCalls as calls, type QueueView } from '../../common/queueCalls';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const nothing = '000Qnothing000000000';

describe('calls of queues', () => {
  let test: TestAdministration;

  beforeAll(async () => {
    test = await openAdministration();
  });

  afterAll(() => test.server.close());

  const create = (name: string, browser = test.ann): Promise<QueueView> =>
    ok(browser, calls.create, { body: { name, label: `${name} queue`, description: '' } });

  it('makes one, changes it, deletes it, and notes it', async () => {
    const queue = await create('Support');
    expect(queue).toMatchObject({ name: 'Support', users: 0, revision: 1 });
    const params = { id: queue.id };
    const changed = await ok(test.ann, calls.update, { params, body: { ...queue, label: 'Help' } });
    expect(changed).toMatchObject({ label: 'Help', revision: 2 });
    expect(await ok(test.dave, calls.get, { params })).toEqual(changed);
    expect(await answerOf(test.ann, calls.remove, { params })).toBe('200 0');
    expect(await answerOf(test.ann, calls.get, { params })).toBe('404 NOT_FOUND');
    const rows = await test.server.test.database
      .of(test.server.tenant)
      .withTables<AuditTables>()
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', queue.id)
      .orderBy('number')
      .execute();
    expect(rows).toMatchObject([
      { action: 'create', after: { name: 'Support' } },
      { action: 'update', before: { label: 'Support queue' }, after: { label: 'Help' } },
      { action: 'delete', before: { label: 'Help' } },
    ]);
  });

  it('has users, each of whom knows his queues', async () => {
    const queue = await create('Orders');
    const params = { id: queue.id };
    const { ann, dave } = test.ids;
    await test.ann.call(calls.addUsers, { params, body: { users: [ann, dave] } });
    await test.ann.call(calls.addUsers, { params, body: { users: [dave] } });
    const users = await ok(test.dave, calls.users, { params, query: { order: 'desc' } });
    expect(users.map(({ userName }) => userName)).toEqual(['dave', 'ann']);
    expect(await ok(test.dave, calls.ofUser, { params: { userId: dave } })).toMatchObject([
      { name: 'Orders', users: 2 },
    ]);
    expect(await answerOf(test.ann, calls.removeUser, { params: { ...params, userId: dave } })).toBe('200 0');
    expect(await answerOf(test.ann, calls.removeUser, { params: { ...params, userId: dave } })).toBe('404 NOT_FOUND');
    expect(await ok(test.dave, calls.ofUser, { params: { userId: dave } })).toEqual([]);
  });

  it('lists them, searched and sorted', async () => {
    await create('Zebra_One');
    await create('Zebra_Two');
    const { envelope } = await test.dave.call(calls.list, { query: { search: 'zebra', order: 'desc', limit: 1 } });
    expect([envelope.count, envelope.result?.map(({ name }) => name)]).toEqual([2, ['Zebra_Two']]);
  });

  it('refuses names that break the rules or are taken, and what was changed meanwhile', async () => {
    const body = { name: 'a__b', label: 'x' };
    expect(await answerOf(test.ann, calls.create, { body })).toBe('400 BAD_NAME');
    expect(await answerOf(test.ann, calls.create, { body: { name: 'a', label: 'x'.repeat(65) } })).toBe(
      '400 LABEL_TOO_LONG',
    );
    const queue = await create('Twice');
    expect(await answerOf(test.ann, calls.create, { body: { ...body, name: 'TWICE' } })).toBe('409 NAME_TAKEN');
    const change = { params: { id: queue.id }, body: queue };
    await ok(test.ann, calls.update, change);
    expect(await answerOf(test.ann, calls.update, change)).toBe('409 STALE');
  });

  it('asks for the permission, and knows nothing of another tenant', async () => {
    const queue = await create('Here');
    const params = { id: queue.id, userId: test.ids.dave };
    const oscar = await test.server.addUser('oscar', 'Developer', test.foreignTenant);
    const changes = [
      [calls.update, { params, body: queue }],
      [calls.remove, { params }],
      [calls.addUsers, { params, body: { users: [oscar] } }],
      [calls.removeUser, { params }],
    ] as const;
    for (const [call, request] of changes) {
      expect([call.summary, await answerOf(test.dave, call, request)]).toEqual([call.summary, '403 FORBIDDEN']);
      expect([call.summary, await answerOf(test.olga, call, request)]).toEqual([call.summary, '404 NOT_FOUND']);
    }
    expect(await answerOf(test.dave, calls.create, { body: { name: 'x', label: 'x' } })).toBe('403 FORBIDDEN');
    for (const call of [calls.get, calls.users, calls.ofUser])
      expect(await answerOf(test.olga, call, { params })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.ann, calls.addUsers, { params, body: { users: [oscar] } })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.ann, calls.get, { params: { id: nothing } })).toBe('404 NOT_FOUND');
  });
});
