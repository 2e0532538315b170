import { lockCalls, metadataCalls, recycleCalls } from 'lathe/common';
import { licenceSetting, type ServerContext, TenantSettings } from 'lathe/node';
import { testActor } from 'lathe/node/testing';
import { centerCalls } from '../../common/appCalls';
import { applicationCalls } from '../../common/applicationCalls';
import { type ApplicationBelongings, applicationBelongings } from '../../common/belongings';
import { homeTabId } from '../../common/tabData';
import { developer, nobody, stranger, TestApps } from '../testApps';

describe('an application', () => {
  let test: TestApps;

  beforeAll(async () => {
    const stuck: ApplicationBelongings = {
      of: ({ name }) => {
        if (name === 'ns__Stuck') throw new Error('Its site does not answer.');
        return [];
      },
    };
    const activate = (context: ServerContext): void => context.contribute(applicationBelongings, stuck);
    test = await TestApps.open({ extensions: { stuck: { activate } } });
  });

  afterAll(() => test.close());

  const create = (name: string, data = {}, query = {}) =>
    test.refusal(metadataCalls.create, { params: { type: 'Application' }, query, body: { name, data } });

  it('is made with its first version, its owner, its home tab and its folders', async () => {
    const app = await test.app('Shop', { description: 'Sells' });
    expect(app).toMatchObject({ name: 'ns__Shop', label: 'Shop', active: true });
    expect(app.data).toMatchObject({
      ...{ type: 'Custom Application', description: 'Sells', publishVersion: '0.0.1', owner: developer.userId },
      ...{ properties: { version: 180828 }, defaultTabId: homeTabId, isIncremental: false, supportBO20: false },
    });
    const { components } = await test.ask(applicationCalls.get, { params: { appId: app.id }, query: { flag: 'C' } });
    expect(components?.map(({ name, type, seqNo }) => [name, type, seqNo])).toEqual([
      ['Logic', 'Folder', 1],
      ['Model', 'Folder', 2],
      ['Page', 'Folder', 3],
    ]);
  });

  it.each([
    ['5GMessage Application', {}, ['Logic', 'Model', 'Page', '5G Template']],
    ['Custom Application', { template: 'bo20' }, ['Logic', 'Model', 'Page', 'appcube']],
    ['BA Application', {}, ['Logic', 'Model', 'Page']],
    ['Quick Application', {}, ['Logic', 'Model', 'Page']],
    ['Quick Application Template', {}, ['Logic', 'Model', 'Page']],
    ['Solution Application', {}, []],
  ])('of the type %s begins with its folders', async (type, data, folders) => {
    const app = await test.app(`A${type.replace(/\W/g, '').slice(0, 20)}`, { type, ...data });
    const { components } = await test.ask(applicationCalls.get, { params: { appId: app.id }, query: { flag: 'C' } });
    expect(components?.map(({ name }) => name)).toEqual(folders);
  });

  it('of a solution is for its profile, and opens nothing', async () => {
    const app = await test.app('Sol', { type: 'Solution Application' });
    expect(app.data['profiles']).toEqual([{ profile: '000T0000000000000001', visible: true, default: true }]);
    expect(app.data['defaultTabId']).toBeUndefined();
  });

  it('is told apart by its name', async () => {
    await test.app('Twice');
    expect(await create('Twice')).toEqual(['APP_NAME_EXISTS', 'App name already exists']);
    expect((await create('ns__tWICE'))[0]).toBe('APP_NAME_EXISTS');
    const both = await Promise.all([create('Race'), create('Race')]);
    expect(both.map(([code]) => code).sort()).toEqual(['0', 'APP_NAME_EXISTS']);
  });

  it('has a name that fits', async () => {
    for (const name of ['1st', 'two words', 'a__b', 'end_', 'with-dash', 'other__Shop'])
      expect([name, (await create(name))[0]]).toEqual([name, 'BAD_NAME']);
    expect((await create(' '))[0]).toBe('REQUIRED');
    expect((await create('a'.repeat(23)))[0]).toBe('APP_NAME_TOO_LONG');
    expect((await create('a'.repeat(22)))[0]).toBe('0');
    const label = { params: { type: 'Application' }, body: { name: 'Labelled', label: 'x'.repeat(65) } };
    expect((await test.refusal(metadataCalls.create, label))[1]).toBe('Label length cannot be greater than 64.');
  });

  it('takes its properties as text, too', async () => {
    const properties = JSON.stringify({ version: 180508, addons: ['x'] });
    const app = await test.app('Textual', { properties });
    expect(app.data['properties']).toEqual({ version: 180508, addons: ['x'] });
    expect((await create('Broken', { properties: '{' }))[0]).toBe('INVALID_DATA');
    expect((await create('Odd', { unheard: 1 }))[0]).toBe('INVALID_DATA');
    for (const properties of [{ layout: { navigation: 'left' } }, { mobileAppSetting: { tabs: ['none'] } }])
      expect((await create('Odd', { properties }))[0]).toBe('INVALID_DATA');
  });

  it('is refused where the specification says so, in its words', async () => {
    const said = async (name: string, data: object, query = {}) => (await create(name, data, query))[1];
    expect(await said('Odd', { type: 'Odd Application' })).toBe('Unsupported project type is selected.');
    expect(await said('Odd', {}, { flag: 'template' })).toBe('Template is required.');
    const addon = (properties: object) => ({ type: 'Addon Application', properties });
    expect(await said('Add', addon({}))).toBe('Dependency is required.');
    expect(await said('Add', addon({ dependency: 'no list' }))).toBe('can not parse solution dependency');
    expect(await said('Add', addon({ dependency: [{ name: 'ns__Nowhere' }] }))).toBe(
      'Solution dependency app :ns__Nowhere is missing, Please reinstall current solution.',
    );
    expect(await said('Add', addon({ isSolutionDepAppAddon: true }))).toBe('Please choose a solution package');
    const ofSolution = { isSolutionDepAppAddon: true, dependency: [{ name: 'ns__Base' }] };
    expect(await said('Add', addon({ ...ofSolution, solution: 'none' }))).toBe('solution app detail is undefined');
    const bare = await test.app('BareSolution', { type: 'Solution Application' });
    expect(await said('Add', addon({ ...ofSolution, solution: bare.id }))).toBe('no solution id in app properties');
    await test.app('Hollow', { type: 'Solution Application', properties: { solution: 'hollow' } });
    expect(await said('Add', addon({ ...ofSolution, solution: 'hollow' }))).toBe(
      'no legal app exist in solution package',
    );
    expect(
      await said('Sol2', { type: 'Solution Application', properties: { dependency: '[{"name":"ns__Hollow"}]' } }),
    ).toBe('no legal app exist in solution package');
  });

  it('is extended by an add-on when what it needs is there', async () => {
    const base = await test.app('Base');
    const dependency = '[{"name":"ns__Base"}]';
    await test.app('Whole', { type: 'Solution Application', properties: { solution: 'whole', dependency } });
    const plain = await test.app('Addon1', { type: 'Addon Application', properties: { dependency } });
    expect(plain.data['properties']).toMatchObject({ dependency: [{ name: 'ns__Base' }] });
    const properties = { dependency, isSolutionDepAppAddon: true, solution: 'whole' };
    const { data } = await test.app('Addon2', { type: 'Addon Application', properties });
    expect(data['properties']).toMatchObject({ solution: 'whole' });
    const users = await test.run(`select m.name, r.place, r.weak from @metadata_reference r
      join @metadata m on m.id = r.source where r.target = '${base.id}' and m.type = 'Application' order by m.name`);
    expect(users).toEqual(
      ['Addon1', 'Addon2', 'Whole'].map((name) => ({
        ...{ name: `ns__${name}`, place: 'data.properties.dependency.0', weak: true },
      })),
    );
  });

  it('answers with what a flag asks for', async () => {
    const app = await test.app('Flagged');
    const get = (flag?: string) => test.ask(applicationCalls.get, { params: { appId: app.id }, query: { flag } });
    expect(await get()).toEqual(app);
    expect((await get('T')).tabList?.map(({ id }) => id)).toEqual([homeTabId]);
    expect(Object.keys(await get('aa'))).toEqual(expect.arrayContaining(['components', 'tabList']));
    expect(await get('none')).toEqual(app);
  });

  it('answers 0 where it can not be deleted, and is as it was', async () => {
    const { id } = await test.app('Stuck');
    expect(await test.ask(applicationCalls.remove, { params: { appId: id } })).toBe(0);
    const { components } = await test.ask(applicationCalls.get, { params: { appId: id }, query: { flag: 'C' } });
    expect(components).toHaveLength(3);
  });

  it('is refused to those who changed another state of it, or while it is in somebody’s hands', async () => {
    const { id } = await test.app('Held');
    const remove = (query = {}) => test.refusal(applicationCalls.remove, { params: { appId: id }, query });
    expect((await remove({ revision: 7 }))[0]).toBe('STALE');
    const olga = testActor({ userId: '10gd000000000other00', userName: 'olga', permissions: developer.permissions });
    await test.ask(lockCalls.lock, { as: olga, params: { id } });
    expect((await remove())[0]).toBe('LOCKED');
  });

  it('is forgotten by those who had it among their favourites when it is gone for good', async () => {
    const { id } = await test.app('Loved');
    await test.ask(centerCalls.favorite, { params: { appId: id }, body: { favorite: true } });
    await test.ask(centerCalls.visit, { params: { appId: id } });
    await test.ask(applicationCalls.remove, { params: { appId: id } });
    await test.ask(recycleCalls.purge, { params: { id } });
    for (const table of ['application_favorite', 'application_visit'])
      expect(await test.run(`select * from @${table} where application = '${id}'`)).toEqual([]);
  });

  it('keeps its name, is saved in this version’s form, and stays its owner’s', async () => {
    const { id, data, revision } = await test.app('Kept', { properties: { version: 180508 } });
    const change = (body: object, as = developer) =>
      test.refusal(metadataCalls.update, { as, params: { type: 'Application', id }, body: { revision, ...body } });
    expect((await change({ name: 'Other' }))[0]).toBe('APP_NAME_CHANGE');
    const plain = { ...developer, userId: '10gd0000000colleague', profile: 'Developer' };
    expect((await change({ data: { ...data, owner: plain.userId } }, plain))[0]).toBe('NOT_OWNER');
    expect((await change({ label: 'Kept well', data: { ...data, description: 'x' } }))[0]).toBe('0');
    expect((await test.ask(applicationCalls.get, { params: { appId: id } })).data).toMatchObject({
      ...{ properties: { version: 180828 }, owner: developer.userId },
    });
  });

  it('keeps its type', async () => {
    const { id, data, revision } = await test.app('Typed');
    const change = {
      params: { type: 'Application', id },
      body: { revision, data: { ...data, type: 'BA Application' } },
    };
    expect((await test.refusal(metadataCalls.update, change))[0]).toBe('APP_TYPE_CHANGE');
  });

  it('is deleted with its parts and its own tabs, and comes back with them', async () => {
    const app = await test.app('Gone');
    await test.script(app, 'run');
    const own = await test.ask(metadataCalls.create, {
      ...{ params: { type: 'Tab' }, headers: { 'project-id': app.id } },
      body: { name: 'Own', data: { kind: 'link', url: 'https://example.com' } },
    });
    await test.part(app, 'Menu', 'own', { kind: 'tab', tab: own.id });
    expect(await test.ask(applicationCalls.remove, { params: { appId: app.id } })).toBe(1);
    expect(await test.run(`select type from @metadata where deletion = '${app.id}' order by type`)).toEqual(
      [...['Application', ...Array(4).fill('ApplicationComponent')], 'Menu', 'Tab'].map((type) => ({ type })),
    );
    await test.ask(recycleCalls.restore, { params: { id: app.id } });
    expect(await test.run(`select id from @metadata where id = '${own.id}' and deletion is null`)).toHaveLength(1);
  });

  it('is only for those who may', async () => {
    const app = await test.app('Guarded');
    const { id } = app;
    expect((await test.refusal(applicationCalls.remove, { as: nobody, params: { appId: id } }))[0]).toBe('FORBIDDEN');
    const body = { name: 'Mine' };
    expect((await test.refusal(metadataCalls.create, { as: nobody, params: { type: 'Application' }, body }))[0]).toBe(
      'FORBIDDEN',
    );
    expect((await test.refusal(applicationCalls.get, { as: nobody, params: { appId: id } }))[0]).toBe('FORBIDDEN');
    expect((await test.refusal(metadataCalls.list, { as: nobody, params: { type: 'application' } }))[0]).toBe(
      'FORBIDDEN',
    );
    for (const call of [applicationCalls.get, applicationCalls.remove])
      expect((await test.refusal(call, { as: stranger, params: { appId: id } }))[0]).toBe('NOT_FOUND');
  });

  it('is made as many times as the licence allows', async () => {
    const [{ count } = { count: 0 }] = await test.run(
      `select count(*)::int from @metadata where type = 'Application' and deletion is null`,
    );
    const licences = { App: String(Number(count) + 1) };
    await test.server.container.get(TenantSettings).change(developer, licenceSetting, () => licences);
    const both = await Promise.all([create('Last1'), create('Last2')]);
    expect(both.map(([code]) => code).sort()).toEqual(['0', 'APP_QUOTA']);
    expect(await create('TooMany')).toEqual([
      'APP_QUOTA',
      'The number of App services allowed by the current tenant has been exhausted. Contact the tenant administrator.',
    ]);
    const limit = Number(licences.App);
    const [{ id } = { id: '' }] = await test.run(`select id from @metadata where name = 'ns__Guarded'`);
    await test.ask(applicationCalls.remove, { params: { appId: String(id) } });
    expect((await create('Instead'))[0]).toBe('0');
    const restore = { params: { id: String(id) } };
    expect((await test.refusal(recycleCalls.restore, restore))[0]).toBe('APP_QUOTA');
    expect(await test.ask(centerCalls.quota, {})).toEqual({ limit, used: limit, namespace: 'ns' });
    expect((await test.refusal(centerCalls.quota, { as: nobody }))[0]).toBe('FORBIDDEN');
  });
});
