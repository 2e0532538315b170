import { sql } from 'kysely';
import { applicationCalls } from '../../../extensions/apps/common/applicationCalls';
import { cloneCalls, componentCalls } from '../../../extensions/apps/common/appCalls';
import { creationSteps } from '../../../extensions/apps/common/creation';
import { metadataCalls, partCalls } from '../../../core/common/metadata/metadataCalls';
import { recycleCalls } from '../../../core/common/metadata/recordCalls';
import type { JsonData } from '../../../core/common/metadata/metadataRecord';
import { Contributions } from '../../../core/node/extensions/contributions';
import { testActor, testTenant } from '../../../core/node/testing/testActor';
import { openTestServer, type TestServer } from '../../../core/node/testing/testServer';
import { builtInServers } from '../everyCall/builtInServers';

const developer = testActor({ permissions: ['Develop Application'] });

/** With every built-in extension, as a tenant has it. */
describe('making an application', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: await builtInServers() });
    await sql`update lathe.tenant set namespace = 'ns' where id = ${testTenant.id}`.execute(test.database.bare);
  });

  afterAll(() => test.close());

  const create = async (name: string, data: JsonData = {}) =>
    (
      await test.call(metadataCalls.create, {
        ...{ as: developer, params: { type: 'Application' } },
        body: { name, label: name, data },
      })
    ).envelope;

  async function app(name: string, data: JsonData = {}) {
    const { resMsg, result } = await create(name, data);
    if (!result) throw new Error(resMsg);
    return result;
  }

  const all = async (where: string) =>
    (
      await sql<{ id: string; type: string; name: string; data: JsonData }>`select id, type, name, data
        from ${sql.id(testTenant.schema, 'metadata')} where ${sql.raw(where)} order by type, name`.execute(
        test.database.bare,
      )
    ).rows;
  const living = (type: string, name: string) => all(`deletion is null and type = '${type}' and name like '%${name}%'`);

  it('makes its website, its package with it in it, and all that is its own', async () => {
    const { id, data } = await app('Shop', { isBaseline: true, logo: 'cart', description: 'Sells' });
    const [site] = await living('WebSite', 'Shop');
    expect(site).toMatchObject({ name: `ns__Shop${testTenant.id}`, data: { siteID: '-1', extTenantID: '-1' } });
    const [its] = await living('Package', 'Shop');
    expect(its).toMatchObject({
      name: '$ns__Shop_a',
      data: { type: 'full', managed: false, isBaseline: true, logo: 'cart', description: 'Sells' },
    });
    expect(data['properties']).toMatchObject({
      packageId: its?.id,
      skava: { id: site?.id, websiteId: '-1', isAddon: false },
    });
    const params = { type: 'Package', id: its?.id ?? '', part: 'PkgContent' };
    const content = (await test.call(partCalls.list, { as: developer, params })).envelope.result;
    expect(content).toMatchObject([{ name: 'ns__Shop', data: { type: 'Application', componentID: id } }]);
  });

  it('names the package by what is packaged, and marks no add-on as baseline', async () => {
    await app('Patch', { isIncremental: true });
    expect(await living('Package', 'Patch')).toMatchObject([{ name: '$ns__Patch_ap' }]);
    const properties = { dependency: [{ name: 'ns__Patch' }] };
    const { data } = await app('More', { type: 'Addon Application', isBaseline: true, properties });
    expect(await living('Package', 'More')).toMatchObject([{ data: { isBaseline: false } }]);
    expect(data['properties']).toMatchObject({ skava: { isAddon: true } });
  });

  it('of a solution makes its package alone', async () => {
    const { data } = await app('Sol', { type: 'Solution Application' });
    const [its] = await living('Package', 'Sol');
    expect(its?.data).toMatchObject({ type: 'solution' });
    expect(data).toMatchObject({
      profiles: [{ profile: '000T0000000000000001', visible: true, default: true }],
      properties: { packageId: its?.id, solution: its?.id },
    });
    expect(await living('WebSite', 'Sol')).toEqual([]);
  });

  it('takes a package that is there, and says when it is not', async () => {
    const body = { name: 'Ready' };
    const made = await test.call(metadataCalls.create, { as: developer, params: { type: 'Package' }, body });
    const packageId = made.envelope.result?.id ?? '';
    expect((await app('Attached', { properties: { packageId } })).data['properties']).toMatchObject({ packageId });
    const { resMsg } = await create('Detached', { properties: { packageId: '00pk0000000000000000' } });
    expect(resMsg).toBe('package: 00pk0000000000000000 is not exist');
    expect(await living('WebSite', 'Detached')).toEqual([]);
  });

  const steps = [
    ...['sites.website', 'packages.package', 'apps.homeTab', 'apps.application'],
    ...['packages.content', 'apps.folders'],
  ];

  it('has these steps, in this order', () => {
    const known = test.container.get(Contributions).to(creationSteps);
    const order = known.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
    expect(order.slice(0, -1)).toEqual(steps);
  });

  it.each(steps)('leaves nothing when %s fails', async (id) => {
    const everything = () => all('true');
    const before = await everything();
    const step = test.container
      .get(Contributions)
      .to(creationSteps)
      .find((one) => one.id === id);
    if (!step) throw new Error(id);
    const run = step.run.bind(step);
    const spied = jest.spyOn(step, 'run').mockImplementation(async (context) => {
      await run(context);
      throw new Error('The disk is full.');
    });
    expect((await create('Failing')).resCode).toBe('CREATION_FAILED');
    spied.mockRestore();
    expect(await everything()).toEqual(before);
  });

  it('is undone by deleting it, and done again by restoring it', async () => {
    const { id } = await app('Come');
    const types = ['Application', 'ApplicationComponent', 'ApplicationComponent', 'ApplicationComponent'];
    const deleted = await test.call(applicationCalls.remove, { as: developer, params: { appId: id } });
    expect(deleted.envelope.result).toBe(1);
    const gone = await all(`deletion = '${id}'`);
    expect(gone.map(({ type }) => type)).toEqual([...types, 'Package', 'PkgContent', 'WebSite']);
    expect((await create('Come')).resCode).toBe('0');
    expect((await test.call(recycleCalls.restore, { as: developer, params: { id } })).envelope.resCode).toBe(
      'NOT_UNIQUE',
    );
    const [again] = await living('Application', 'Come');
    await test.call(applicationCalls.remove, { as: developer, params: { appId: again?.id ?? '' } });
    await test.call(recycleCalls.restore, { as: developer, params: { id } });
    expect(await living('Package', 'Come')).toHaveLength(1);
    expect(await living('WebSite', 'Come')).toHaveLength(1);
  });

  it('like another copies its tree and menus, with a package and a website of its own', async () => {
    const original = await app('Original', { description: 'First', labels: { 'zh-CN': '原件' } });
    const object = await test.call(metadataCalls.create, {
      ...{ as: developer, params: { type: 'CustomObject' } },
      body: { name: 'Thing' },
    });
    const [folder] = await living('ApplicationComponent', 'Model');
    const part = (type: string, body: { name: string; data: JsonData }) =>
      test.call(partCalls.create, {
        ...{ as: developer, params: { type: 'Application', id: original.id, part: type } },
        body,
      });
    const own = (await test.call(componentCalls.tree, { as: developer, params: { appId: original.id } })).envelope
      .result;
    const model = own?.find(({ name }) => name === 'Model')?.id ?? folder?.id ?? '';
    const compId = object.envelope.result?.id ?? '';
    await part('ApplicationComponent', { name: 'Thing', data: { type: 'object', compId, parent: model } });
    const menu = (await part('Menu', { name: 'sales', data: {} })).envelope.result;
    await part('Menu', { name: 'home', data: { kind: 'tab', tab: '000bHome000000000000', parent: menu?.id ?? '' } });
    const { envelope } = await test.call(cloneCalls.clone, {
      ...{ as: developer, params: { appId: original.id } },
      body: { name: 'Clone' },
    });
    const clone = envelope.result;
    expect(clone).toMatchObject({ name: 'ns__Clone', label: 'Original', data: { description: 'First' } });
    expect(clone?.data['labels']).toBeUndefined();
    expect(clone?.data['properties']).not.toEqual(original.data['properties']);
    const tree = (await test.call(componentCalls.tree, { as: developer, params: { appId: clone?.id ?? '' } })).envelope
      .result;
    const copied = tree?.find(({ name }) => name === 'Model');
    expect(Object.fromEntries(tree?.map(({ name, parent }) => [name, parent]) ?? [])).toEqual({
      ...{ Logic: null, Model: null, Page: null },
      Thing: copied?.id,
    });
    const menus = await all(`parent = '${clone?.id}' and type = 'Menu'`);
    expect(menus.map(({ name }) => name)).toEqual(['home', 'sales']);
    expect(menus[0]?.data).toMatchObject({ parent: menus[1]?.id });
    expect(await living('Package', 'Clone')).toHaveLength(1);
    const nobody = testActor();
    const call = { as: nobody, params: { appId: original.id }, body: { name: 'Other' } };
    expect((await test.call(cloneCalls.clone, call)).envelope.resCode).toBe('FORBIDDEN');
  });
});
