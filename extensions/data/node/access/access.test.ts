import { sql } from 'kysely';
import { type MetadataRecord, permissions } from 'lathe/common';
import type { Actor } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import { dataCalls, type Row } from '../../common/dataCalls';
import { describeCalls } from '../../common/describeCalls';
import { sure, TestData } from '../testData';

const orders = 'ns__Order__CST';

describe('who may do what with rows', () => {
  let test: TestData;
  let order: MetadataRecord;
  let secret: MetadataRecord;
  let profile = '';
  const person = (userName: string): Actor =>
    testActor({ userName, userId: `10gd${userName.padStart(16, '0')}`, profile: 'Standard User' });
  const [ann, bob] = [person('ann'), person('bob')];

  beforeAll(async () => {
    test = await TestData.open();
    order = await test.object('Order');
    secret = await test.field(order, 'secret', { type: 'text' });
    await test.field(order, 'status', { type: 'text' });
    const [row] = await test.run(`select id from @profile where name = 'Standard User'`);
    profile = String(row?.['id']);
    for (const { userId, userName, profile: own } of [ann, bob])
      await sql`insert into ${sql.id(testTenant.schema, 'user')} (id, name, password_hash, profile, kind, locale)
        values (${userId}, ${userName}, '', ${own}, 'User', 'en')`.execute(test.server.database.bare);
    await test.run(`create table @queue_user (queue_id text, user_id text)`);
  });

  afterAll(() => test.close());

  const answer = async (as: Actor, body: Row = { name: 'x' }) =>
    (await test.server.call(dataCalls.create, { as, params: { object: orders }, body })).envelope;
  const update = async (as: Actor, id: string, body: Row) =>
    (await test.server.call(dataCalls.update, { as, params: { object: orders, id }, body })).envelope.resCode;
  const seen = async (as: Actor): Promise<string[]> =>
    (await test.query(orders, {}, as)).map(({ name }) => String(name)).sort();

  it('is nobody without a word of it: there is no such object for him', async () => {
    expect((await answer(ann)).resCode).toBe('UNKNOWN_OBJECT');
    await expect(test.query(orders, {}, ann)).rejects.toThrow('UNKNOWN_OBJECT');
  });

  it('is what profiles grant, for the rows that are his', async () => {
    const grant = { source: profile, create: true, edit: true, fields: { [secret.id]: 'hidden' } };
    sure(await test.part(order, 'ObjectAccess', 'standard', grant));
    const { id } = sure(await answer(ann, { name: 'of ann' }));
    sure(await answer(bob, { name: 'of bob' }));
    expect(await seen(ann)).toEqual(['of ann']);
    expect(await update(bob, id, { name: 'taken' })).toBe('NOT_FOUND');
    expect(await update(ann, id, { name: 'of ann' })).toBe('0');
    expect(
      (await test.server.call(dataCalls.remove, { as: ann, params: { object: orders, id } })).envelope.resCode,
    ).toBe('ROW_FORBIDDEN');
  });

  it('tells who owns and made a row by what people call them, to those as well who may not look at users', async () => {
    const guest: Actor = { ...ann, kind: 'PortalUser' };
    await test.run(`update @user set full_name = 'Ann Lee' where id = '${ann.userId}'`);
    const user = { object: '000oStandard0000User', relationName: 'helped' };
    const helper = await test.field(order, 'helper', { type: 'lookup', ...user });
    await test.run(`update @"${orders}" set "ns__helper__CST" = owner`);
    const fields = ['owner', 'createdBy', 'lastModifiedBy', 'ns__helper__CST'];
    const asked = { params: { object: orders }, query: { base: 'I' as const }, body: { options: { fields } } };
    const answered = async (as: Actor) => (await test.server.call(dataCalls.query, { as, ...asked })).envelope.result;
    const named = (name: string | null) => ({ id: ann.userId, name });
    const own = named('Ann Lee');
    const actors = { owner: own, createdBy: own, lastModifiedBy: own };
    expect(await answered(ann)).toEqual([{ ...actors, ns__helper__CST: own }]);
    expect(await answered(guest)).toEqual([{ ...actors, ns__helper__CST: named(null) }]);
    await expect(test.query('User', {}, guest)).rejects.toThrow('UNKNOWN_OBJECT');
    await expect(test.query(orders, { options: { fields: ['owner.email'] } }, guest)).rejects.toThrow();
    await test.run(`update @metadata set deletion = id where id = '${helper.id}'`);
  });

  it('leaves hidden fields out, of answers as of requests', async () => {
    const [row] = await test.query(orders, {}, ann);
    expect(Object.keys(row ?? {})).not.toContain('ns__secret__CST');
    await expect(test.query(orders, { options: { fields: ['ns__secret__CST'] } }, ann)).rejects.toThrow(
      'UNKNOWN_FIELD',
    );
    expect((await answer(ann, { name: 'x', ns__secret__CST: 'y' })).resCode).toBe('UNKNOWN_FIELD');
  });

  it('is opened by sharing rules, for the rows that meet their condition', async () => {
    const condition = { conditions: [{ field: 'ns__status__CST', operator: 'eq', value: 'public' }] };
    sure(await test.part(order, 'SharingRule', 'public', { to: profile, condition }));
    const { id } = sure(await answer(bob, { name: 'shared', ns__status__CST: 'public' }));
    expect(await seen(ann)).toEqual(['of ann', 'shared']);
    expect(await update(ann, id, { name: 'x' })).toBe('ROW_FORBIDDEN');
    const count = await test.server.call(dataCalls.count, { as: ann, params: { object: orders }, body: {} });
    expect(count.envelope.result).toBe(2);
  });

  it('is told for each row that he sees', async () => {
    const rows = await test.run(`select id, name from @"${orders}" order by name`);
    const own = rows.flatMap(({ id, name }) => (name === 'of ann' ? [id] : []));
    const asked = { params: { object: orders }, body: { ids: rows.map(({ id }) => String(id)) } };
    const { envelope } = await test.server.call(dataCalls.rights, { as: ann, ...asked });
    expect([rows.length > 2, own.length, envelope.result]).toEqual([true, 1, { edit: own, delete: [] }]);
    const differs = async (as: Actor) =>
      sure((await test.server.call(describeCalls.object, { as, params: { object: orders } })).envelope)['differs'];
    expect(await differs(ann)).toBe(true);
    const all = new Set([permissions.modifyAllData]);
    expect(await differs(testActor({ permissions: all }))).toBeUndefined();
  });

  it('is opened by sharing rules over lookups too, whatever the row is called where it is asked for', async () => {
    const condition = { conditions: [{ field: 'owner.name', operator: 'eq', value: 'carol' }] };
    await test.run(`insert into @"user" (id, name, password_hash, profile, kind, locale)
      values ('10gd00000000000carol', 'carol', '!', 'Developer', 'User', 'en')`);
    sure(await test.part(order, 'SharingRule', 'carols', { to: profile, condition }));
    sure(await answer(bob, { name: 'of carol', owner: '10gd00000000000carol' }));
    expect(await seen(ann)).toContain('of carol');
    expect(await seen(ann)).not.toContain('of bob');
    const lookups = {
      relation: { parents: [{ relatedField: 'owner', fields: ['name'] }] },
      options: { fields: ['name'] },
    };
    const rows = await test.query(orders, lookups, ann);
    expect(rows).toContainEqual({ name: 'of carol', owner: { name: 'carol' } });
  });

  it('reaches what a queue owns for whoever works for it', async () => {
    sure(await answer(bob, { name: 'waiting', owner: '000Qsupport000000000' }));
    expect(await seen(ann)).not.toContain('waiting');
    await test.run(`insert into @queue_user values ('000Qsupport000000000', '${ann.userId}')`);
    expect(await seen(ann)).toContain('waiting');
  });
});
