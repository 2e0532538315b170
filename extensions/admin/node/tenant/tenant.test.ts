import { brandCalls, blobCalls, passwordPolicyCalls, type Permission, permissions } from 'lathe/common';
import { Database, type Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { sql } from 'kysely';
import { brandChangeCalls } from '../../common/brandChangeCalls';
import { environmentCalls } from '../../common/environmentCalls';
import { licenceCalls } from '../../common/licenceCalls';
import { namespaceCalls } from '../../common/namespaceCalls';
import { parameterCalls } from '../../common/parameterCalls';
import { policyCalls } from '../../common/policyCalls';
import { activate } from '../index';

const other: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const manager = testActor({ permissions: [permissions.manageTenant, permissions.manageSystem] });
const stranger = testActor({ tenant: other, permissions: manager.permissions });
const nobody = testActor();
const portal = testActor({ kind: 'PortalUser', permissions: manager.permissions });
const unknown = '000E0000000000000000';

describe('what a tenant is', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: { admin: { activate } }, tenants: [testTenant, other] });
  });

  afterAll(() => test.close());

  const audited = async (type: string, { schema }: Tenant = testTenant) => {
    const { rows } = await sql<{ action: string; object_id: string; before: unknown; after: unknown }>`
      select action, object_id, before, after from ${sql.id(schema, 'audit')} where type = ${type} order by number`.execute(
      test.container.get(Database).bare,
    );
    return rows;
  };

  describe('namespace', () => {
    const set = async (name: string, as = manager) =>
      (await test.call(namespaceCalls.set, { body: { name }, as })).envelope;
    const check = async (name: string) =>
      (await test.call(namespaceCalls.check, { params: { name }, as: nobody })).envelope.result;

    it('takes no name that breaks the rules, and says which', async () => {
      for (const [name, code] of [
        ['1abc', 'BAD_NAME'],
        ['a__b', 'BAD_NAME'],
        ['ab_', 'BAD_NAME'],
        ['a', 'NAMESPACE_LENGTH'],
        ['a'.repeat(16), 'NAMESPACE_LENGTH'],
        ['System', 'NAMESPACE_RESERVED'],
      ] as const) {
        const { resCode, fields } = await set(name);
        expect([resCode, fields?.[0]?.path]).toEqual([code, 'body.name']);
        expect(await check(name)).toMatchObject({ available: false, code, reason: expect.stringMatching(/ /) });
      }
    });

    it("is chosen once, by who may, and is nobody else's then", async () => {
      expect((await set('Acme', nobody)).resCode).toBe('FORBIDDEN');
      expect((await set('Acme', portal)).resCode).not.toBe('0');
      expect((await test.call(namespaceCalls.get, { as: nobody })).envelope.result).toEqual({ name: null });
      expect(await check('Acme')).toEqual({ available: true, code: null, reason: null });
      expect((await set('Acme')).result).toEqual({ name: 'Acme' });
      expect((await set('Other')).resCode).toBe('NAMESPACE_SET');
      expect((await set('ACME', stranger)).resCode).toBe('NAMESPACE_TAKEN');
      expect((await check('acme'))?.code).toBe('NAMESPACE_TAKEN');
      expect((await test.call(namespaceCalls.get, { as: nobody })).envelope.result).toEqual({ name: 'Acme' });
      expect(await audited('Tenant')).toEqual([
        { action: 'setNamespace', object_id: testTenant.id, before: null, after: { namespace: 'Acme' } },
      ]);
    });

    it('is one, also when two choose at once', async () => {
      const results = await Promise.all([set('One', stranger), set('Two', stranger), set('Three', stranger)]);
      expect(results.map(({ resCode }) => resCode).sort()).toEqual(['0', 'NAMESPACE_SET', 'NAMESPACE_SET']);
    });
  });

  it('licences are listed, granted and taken away', async () => {
    const params = { name: 'AIWebIDE' };
    const body = { value: '1' };
    expect((await test.call(licenceCalls.set, { params, body, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(licenceCalls.set, { params: { name: 'a b' }, body, as: manager })).envelope.resCode).toBe(
      'BAD_NAME',
    );
    expect((await test.call(licenceCalls.set, { params, body, as: manager })).envelope.result).toEqual({
      name: 'AIWebIDE',
      value: '1',
    });
    expect((await test.call(licenceCalls.list, { as: nobody })).envelope).toMatchObject({
      count: 1,
      result: [{ name: 'AIWebIDE', value: '1' }],
    });
    expect((await test.call(licenceCalls.list, { as: stranger })).envelope.result).toEqual([]);
    expect((await test.call(licenceCalls.remove, { params, as: stranger })).envelope.resCode).toBe('NOT_FOUND');
    expect((await test.call(licenceCalls.remove, { params, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(licenceCalls.remove, { params, as: manager })).envelope.resCode).toBe('0');
    expect((await test.call(licenceCalls.remove, { params, as: manager })).envelope.resCode).toBe('NOT_FOUND');
    expect((await audited('TenantSetting')).filter(({ object_id }) => object_id === 'licences')).toMatchObject([
      { before: {}, after: { AIWebIDE: '1' } },
      { before: { AIWebIDE: '1' }, after: {} },
    ]);
  });

  it('system parameters are made, found, changed and deleted', async () => {
    const params = { name: 'mail.footer' };
    const body = { value: 'Bye', description: 'Below each message' };
    const query = { sysparametername: 'mail.footer' };
    expect((await test.call(parameterCalls.set, { params, body, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    for (const name of ['1x', 'a..b', 'a b', 'x'.repeat(81)])
      expect((await test.call(parameterCalls.set, { params: { name }, body, as: manager })).envelope.resCode).toBe(
        'PARAMETER_NAME',
      );
    expect((await test.call(parameterCalls.get, { query, as: nobody })).envelope.resCode).toBe('NOT_FOUND');
    await test.call(parameterCalls.set, { params, body, as: manager });
    expect((await test.call(parameterCalls.get, { query, as: nobody })).envelope.result).toEqual({
      name: 'mail.footer',
      ...body,
    });
    expect((await test.call(parameterCalls.get, { query, as: stranger })).envelope.resCode).toBe('NOT_FOUND');
    const constructor = { sysparametername: 'constructor' };
    expect((await test.call(parameterCalls.get, { query: constructor, as: nobody })).envelope.resCode).toBe(
      'NOT_FOUND',
    );
    const search = async (text: string) =>
      (await test.call(parameterCalls.list, { query: { search: text }, as: nobody })).envelope.count;
    expect([await search('BELOW'), await search('nothing')]).toEqual([1, 0]);
    expect((await test.call(parameterCalls.remove, { params, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(parameterCalls.remove, { params, as: stranger })).envelope.resCode).toBe('NOT_FOUND');
    expect((await test.call(parameterCalls.remove, { params, as: manager })).envelope.resCode).toBe('0');
  });

  it('environments: one is the main one, as long as there are any', async () => {
    const add = async (name: string, more: object = {}) =>
      (await test.call(environmentCalls.create, { body: { name, kind: 'dev', ...more }, as: manager })).envelope;
    const list = async (as = nobody) => (await test.call(environmentCalls.list, { as })).envelope.result ?? [];
    expect(
      (await test.call(environmentCalls.create, { body: { name: 'X', kind: 'dev' }, as: nobody })).envelope.resCode,
    ).toBe('FORBIDDEN');
    const first = (await add('Home', { domain: 'dev.example.com' })).result;
    expect(first).toMatchObject({ master: true, official: true, fintechOP: false });
    expect((await add('home')).resCode).toBe('NOT_UNIQUE');
    expect((await add('Bad', { domain: 'https://x y' })).resCode).toBe('INVALID_REQUEST');
    const live = { kind: 'production', spec: 'small', master: true, domain: 'app.example.com', operator: 'fintechOP' };
    const second = (await add('Live', live)).result;
    expect(second).toMatchObject({ official: false, fintechOP: true, isdpOP: false });
    expect((await list()).map(({ name, master }) => [name, master])).toEqual([
      ['Home', false],
      ['Live', true],
    ]);
    expect(await list(stranger)).toEqual([]);
    const params = { id: second?.id ?? '' };
    const body = { name: 'Real', kind: 'production', domain: 'app.example.com' } as const;
    expect((await test.call(environmentCalls.change, { params, body, as: nobody })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(environmentCalls.change, { params, body, as: stranger })).envelope.resCode).toBe(
      'NOT_FOUND',
    );
    const changed = (await test.call(environmentCalls.change, { params, body, as: manager })).envelope.result;
    expect(changed).toMatchObject({ name: 'Real', master: true, official: true });

    const mainDomain = 'app.example.com';
    expect((await test.call(environmentCalls.instances, { as: nobody })).envelope.result).toEqual([
      { astroTenantId: testTenant.id, env: 'dev', spec: '', masterInstance: { mainDomain } },
      { astroTenantId: testTenant.id, env: 'production', spec: '', masterInstance: { mainDomain } },
    ]);
    const relation = async (tenantId: string, env: 'dev' | 'sandbox') =>
      (await test.call(environmentCalls.relation, { body: { instances: [{ tenantId, env }] }, as: nobody })).envelope;
    expect((await relation(testTenant.id, 'dev')).result).toEqual([
      { tenantId: testTenant.id, env: 'dev', masterInstance: { mainDomain } },
    ]);
    expect((await relation(testTenant.id, 'sandbox')).resCode).toBe('NOT_FOUND');
    expect((await relation(other.id, 'dev')).resCode).toBe('NOT_FOUND');

    const remove = async (id: string, as = manager) =>
      (await test.call(environmentCalls.remove, { params: { id }, as })).envelope.resCode;
    expect(await remove(params.id, nobody)).toBe('FORBIDDEN');
    expect(await remove(params.id, stranger)).toBe('NOT_FOUND');
    expect(await remove(unknown)).toBe('NOT_FOUND');
    expect(await remove(params.id)).toBe('MASTER_ENVIRONMENT');
    expect(await remove(first?.id ?? '')).toBe('0');
    expect(await remove(params.id)).toBe('0');
  });

  describe('brand', () => {
    const png = Buffer.from('iVBORw0KGgo=', 'base64');

    async function upload(type: string, content: Buffer, as = manager): Promise<string> {
      const response = await test.server.inject({
        method: 'POST',
        url: `${blobCalls.upload.path}?name=logo&type=${encodeURIComponent(type)}`,
        headers: { ...test.headersOf(as), 'content-type': type },
        payload: content,
      });
      return response.json<{ result: { id: string } }>().result.id;
    }
    const set = async (body: { name: string; accent: string; logo?: string }, as = manager) =>
      (await test.call(brandChangeCalls.set, { body, as })).envelope;

    it('is seen by anybody, with its logo', async () => {
      expect((await set({ name: 'Acme', accent: '#0078d4' }, nobody)).resCode).toBe('FORBIDDEN');
      expect((await set({ name: 'Acme', accent: 'red' })).resCode).toBe('INVALID_REQUEST');
      const logo = await upload('image/png', png);
      await set({ name: 'Acme', accent: '#0078d4', logo });
      const { result } = (await test.call(brandCalls.current, {})).envelope;
      expect(result).toMatchObject({ tenantId: testTenant.id, name: 'Acme', colours: { accent: '#0078d4' } });
      const shown = await test.server.inject({ url: result?.logo ?? '' });
      expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([200, 'image/png', png]);
      const query = { 'tenant-id': other.id };
      expect((await test.call(brandCalls.current, { query })).envelope.result).toMatchObject({ name: '', logo: null });
      expect((await test.call(brandCalls.current, { as: stranger })).envelope.result?.name).toBe('');
      expect((await test.server.inject({ url: `${brandCalls.logo.path}?tenant-id=${other.id}` })).statusCode).toBe(404);
      await set({ name: 'Acme 2', accent: '' });
      expect((await test.call(brandCalls.current, {})).envelope.result?.logo).toContain(logo);
      await set({ name: '', accent: '', logo: '' });
      expect((await test.call(brandCalls.current, {})).envelope.result?.logo).toBeNull();
    });

    it("takes no logo that is no picture, too large, or somebody else's", async () => {
      const code = async (logo: string) => (await set({ name: '', accent: '', logo })).resCode;
      expect(await code(await upload('image/svg+xml', Buffer.from('<svg/>')))).toBe('BRAND_LOGO');
      expect(await code(await upload('image/png', Buffer.alloc(513 * 1024)))).toBe('BRAND_LOGO');
      const elsewhere = testActor({ userId: '000u0000000000000bob', permissions: manager.permissions });
      expect(await code(await upload('image/png', png, elsewhere))).toBe('NOT_FOUND');
      expect(await code(await upload('image/png', png, stranger))).toBe('NOT_FOUND');
    });
  });

  it('the password policy is changed within what the platform allows', async () => {
    const set = async (body: object, as = manager) =>
      (await test.call(policyCalls.set, { body: Object.assign({}, body), as })).envelope;
    expect((await set({ minLength: 10 }, nobody)).resCode).toBe('FORBIDDEN');
    for (const bad of [
      { minLength: 5 },
      { minLength: 33 },
      { kinds: 1 },
      { kinds: 5 },
      { lockAttempts: 2 },
      { history: 11 },
    ])
      expect((await set(bad)).resCode).toBe('INVALID_REQUEST');
    expect((await set({ minLength: 10 })).result).toMatchObject({ minLength: 10, kinds: 2, history: 0 });
    expect((await test.call(passwordPolicyCalls.get, { as: nobody })).envelope.result?.minLength).toBe(10);
  });

  it('portal users get nothing of it', async () => {
    const granted: readonly Permission[] = [permissions.manageTenant];
    const as = testActor({ kind: 'PortalUser', permissions: granted });
    for (const call of [namespaceCalls.get, licenceCalls.list, environmentCalls.list])
      expect((await test.call(call, { as })).status).toBe(401);
    expect((await test.call(parameterCalls.list, { as, query: {} })).status).toBe(401);
  });
});
