import { permissions } from 'lathe/common';
import { Audit, Database, type Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { sql } from 'kysely';
import { auditCalls } from '../../common/auditCalls';
import { activate } from '../index';

const other: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const auditor = testActor({ permissions: [permissions.viewAuditLog] });
const nobody = testActor();

describe('the audit log', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: { admin: { activate } }, tenants: [testTenant, other] });
    const record = (tenant: Tenant, userName: string, action: string, id: string, name: string) =>
      test.container
        .get(Audit)
        .record(test.container.get(Database).of(tenant), testActor({ tenant, userName, address: '10.0.0.9' }), {
          action,
          type: action === 'lock' ? 'User' : 'Note',
          id,
          name,
          before: { text: 'a' },
          after: { text: 'b' },
        });
    await record(testTenant, 'ann', 'create', 'n1', 'First_Note');
    await record(testTenant, 'bob', 'change', 'n1', 'First_Note');
    await record(testTenant, 'bob', 'lock', 'u1', '=cmd()');
    await record(other, 'eve', 'create', 'x1', 'Foreign');
  });

  afterAll(() => test.close());

  const list = async (query: Parameters<typeof test.call<typeof auditCalls.list>>[1]['query']) =>
    (await test.call(auditCalls.list, { query, as: auditor })).envelope;

  it('is for those who may view it', async () => {
    const params = { id: '1' };
    expect((await test.call(auditCalls.list, { query: {}, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(auditCalls.get, { params, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(auditCalls.verify, { as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    const exported = await test.server.inject({ url: auditCalls.export.path, headers: test.headersOf(nobody) });
    expect(exported.statusCode).toBe(403);
  });

  it('is listed from the newest on, by pages, sorted as asked', async () => {
    const all = await list({});
    expect([all.count, all.result?.map(({ action }) => action)]).toEqual([3, ['lock', 'change', 'create']]);
    expect((await list({ limit: 1, offset: 1 })).result?.map(({ action }) => action)).toEqual(['change']);
    const byUser = await list({ sort: 'userName', order: 'asc' });
    expect(byUser.result?.map(({ userName }) => userName)).toEqual(['ann', 'bob', 'bob']);
  });

  it.each([
    [{ search: 'BOB' }, 2],
    [{ search: 'first_note' }, 2],
    [{ search: 'First%' }, 0],
    [{ search: '10.0.0' }, 3],
    [{ search: 'u1' }, 1],
    [{ action: 'lock' }, 1],
    [{ type: 'Note', objectId: 'n1' }, 2],
    [{ userId: 'nobody' }, 0],
    [{ from: '2999-01-01T00:00:00Z' }, 0],
    [{ to: '2999-01-01T00:00:00Z' }, 3],
    [{ search: 'Foreign' }, 0],
  ])('finds by %j', async (query, count) => {
    expect((await list(query)).count).toBe(count);
  });

  it('shows an entry with what was there before and after, and none of another tenant', async () => {
    const get = async (id: string) => (await test.call(auditCalls.get, { params: { id }, as: auditor })).envelope;
    expect((await get('2')).result).toMatchObject({ userName: 'bob', before: { text: 'a' }, after: { text: 'b' } });
    for (const id of ['99', 'x', '1e3', '9'.repeat(30), '-1']) expect((await get(id)).resCode).toBe('NOT_FOUND');
    const as = testActor({ tenant: other, permissions: auditor.permissions });
    expect((await test.call(auditCalls.get, { params: { id: '1' }, as })).envelope.result?.userName).toBe('eve');
    expect((await test.call(auditCalls.get, { params: { id: '2' }, as })).envelope.resCode).toBe('NOT_FOUND');
  });

  it('is taken along as CSV and as JSON, which is itself an entry', async () => {
    const take = async (query: string) =>
      test.server.inject({ url: `${auditCalls.export.path}?${query}`, headers: test.headersOf(auditor) });
    const csv = await take('type=User');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = csv.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFid,at,userId,userName,address,requestId,action,type,objectId,name,before,after,tokenId,tokenName',
    );
    expect(lines[1]).toContain(`lock,User,u1,'=cmd(),"{""text"":""a""}","{""text"":""b""}",,`);
    expect(lines).toHaveLength(3);
    const json: unknown = JSON.parse((await take('format=json&type=Note')).body);
    expect(json).toMatchObject([{ action: 'create' }, { action: 'change', before: { text: 'a' } }]);
    expect(JSON.parse((await take('format=json&type=None')).body)).toEqual([]);
    expect((await list({ type: 'AuditLog' })).result?.map(({ objectId }) => objectId)).toEqual(['json', 'json', 'csv']);
  });

  it('is verified, and the first broken entry is named', async () => {
    const verify = async () => (await test.call(auditCalls.verify, { as: auditor })).envelope.result;
    expect(await verify()).toMatchObject({ entries: 6, broken: null, head: { position: 6 } });
    await test.container.get(Database).transact(testTenant, async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update t_test.audit set user_name = 'x' where number = 2`.execute(transaction);
    });
    expect((await verify())?.broken).toMatchObject({ reason: 'changed', number: '2', userName: 'x' });
  });
});
