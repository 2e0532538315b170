import { metadataCalls, type MetadataRecord, newId } from 'lathe/common';
import { centerCalls, type CenterQuery } from '../../common/appCalls';
import { accessCalls, activationCalls, runCalls } from '../../common/applicationCalls';
import { homeTabId } from '../../common/tabData';
import type { UsableObject } from '../../../data/common/usableObjects';
import { developer, nobody, stranger, TestApps, usable } from '../testApps';

type Query = Partial<CenterQuery>;

describe('the list of applications', () => {
  let test: TestApps;
  let apps: readonly MetadataRecord[] = [];

  beforeAll(async () => {
    test = await TestApps.open();
    for (const [name, data] of [
      ['beta', { description: 'Second' }],
      ['Alpha', { labels: { 'zh-CN': '甲' } }],
      ['Gamma', { type: 'BA Application', owner: '10gd00000000000other' }],
    ] as const)
      apps = [...apps, await test.app(name, data)];
  });

  afterAll(() => test.close());

  const at = (index: number): MetadataRecord => {
    const app = apps[index];
    if (!app) throw new Error('There are three.');
    return app;
  };
  const list = (query: Query = {}, as = developer) => test.ask(centerCalls.list, { as, query });
  const names = async (query: Query = {}, as = developer) => (await list(query, as)).map(({ label }) => label);

  it('shows them with what there is to know, in the reader’s language', async () => {
    expect(await list({ search: 'BETA' })).toMatchObject([
      {
        name: 'ns__beta',
        label: 'beta',
        description: 'Second',
        type: 'Custom Application',
        favorite: false,
        active: true,
      },
    ]);
    const query = { search: 'alpha' };
    const { envelope } = await test.server.call(centerCalls.list, {
      as: { ...developer, locale: 'zh-CN' },
      query,
    });
    expect(envelope).toMatchObject({ count: 1, result: [{ label: '甲' }] });
  });

  it('sorts from A to Z and back, pages by the row before, and counts all', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await names({ sort: '-name' })).toEqual(['Gamma', 'beta', 'Alpha']);
    expect(await names()).toEqual(['Gamma', 'Alpha', 'beta']);
    for (const sort of ['name', '-name', 'modified', 'visited'] as const) {
      const whole = await list({ sort });
      const paged = [];
      for (let after: string | undefined; ;) {
        const page = await list({ sort, limit: 1, after });
        if (page.length === 0) break;
        paged.push(...page);
        after = page[0]?.id;
      }
      expect([sort, paged]).toEqual([sort, whole]);
    }
    const { envelope } = await test.server.call(centerCalls.list, {
      as: developer,
      query: { limit: 1, after: at(0).id },
    });
    expect(envelope.count).toBe(3);
  });

  it('pages by number', async () => {
    expect(await names({ sort: 'name', limit: 1, offset: 1 })).toEqual(['beta']);
    expect(await names({ sort: 'name', offset: 3 })).toEqual([]);
  });

  it('finds by words and types, mine, favourites and those opened last', async () => {
    expect(await names({ type: 'BA Application' })).toEqual(['Gamma']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ id: at(1).id })).toEqual(['Alpha']);
    expect(await names({ tab: 'mine', sort: 'name' })).toEqual(['Alpha', 'beta']);
    await test.ask(centerCalls.favorite, { params: { appId: at(2).id }, body: { favorite: true } });
    expect(await list({ tab: 'favorites' })).toMatchObject([{ label: 'Gamma', favorite: true }]);
    expect(await names({ tab: 'favorites' }, { ...developer, userId: '10gd00000000000other' })).toEqual([]);
    for (const index of [1, 0, 1, 0]) await test.ask(centerCalls.visit, { params: { appId: at(index).id } });
    expect(await names({ tab: 'recent' })).toEqual(['beta', 'Alpha']);
    const params = { name: 'ns__Alpha' };
    await test.ask(runCalls.open, { params, query: { again: true } });
    expect(await names({ tab: 'recent' })).toEqual(['beta', 'Alpha']);
    await test.ask(runCalls.open, { params });
    expect(await names({ tab: 'recent' })).toEqual(['Alpha', 'beta']);
    await test.ask(centerCalls.favorite, { params: { appId: at(2).id }, body: { favorite: false } });
    expect(await names({ tab: 'favorites' })).toEqual([]);
  });

  it('has nothing for other tenants, and for users what is open to them', async () => {
    expect(await list({}, stranger)).toEqual([]);
    expect(await list({}, nobody)).toEqual([]);
    const { id } = at(0);
    for (const as of [stranger, nobody]) {
      const params = { appId: id };
      expect((await test.refusal(centerCalls.visit, { as, params }))[0]).toBe('NOT_FOUND');
      expect((await test.refusal(centerCalls.favorite, { as, params, body: { favorite: true } }))[0]).toBe('NOT_FOUND');
      expect((await test.refusal(runCalls.menu, { as, params: { instanceId: id } }))[0]).toBe('NOT_FOUND');
      expect((await test.refusal(runCalls.open, { as, params: { name: 'ns__beta' } }))[0]).toBe(
        as === stranger ? 'NOT_FOUND' : 'APP_CLOSED',
      );
    }
  });

  it('sorts numbers within names by what they count, and pages so', async () => {
    for (const [index, label] of ['Shop 10', 'shop 9', 'Shop 1.10', 'Shop 1.9'].entries()) {
      const body = { name: `numbered${index}`, label, data: {} };
      await test.ask(metadataCalls.create, { params: { type: 'Application' }, body });
    }
    const wanted = ['Shop 1.9', 'Shop 1.10', 'shop 9', 'Shop 10'];
    const search = 'numbered';
    const [, second] = await list({ sort: 'name', search });
    expect(await names({ sort: 'name', search })).toEqual(wanted);
    expect(await names({ sort: 'name', search, after: second?.id })).toEqual(wanted.slice(2));
    expect(await names({ sort: '-name', search })).toEqual(wanted.toReversed());
    expect(await names({ sort: '-name', search, after: second?.id })).toEqual(wanted.slice(0, 1));
  });
});

describe('the users of an application', () => {
  let test: TestApps;
  let app: MetadataRecord;
  const setId = newId('000G');

  beforeAll(async () => {
    test = await TestApps.open();
    const labels = { 'zh-CN': '商店' };
    app = await test.app('Shop', { labels, properties: { layout: { navigation: 'top', other: 1 } } });
    await test.run(
      `insert into @permission_set (id, name, label, permissions) values ('${setId}', 'clerks', 'Clerks', '{}')`,
    );
  });

  afterAll(() => test.close());

  const profileId = async (name: string) =>
    String((await test.run(`select id from @profile where name = '${name}'`))[0]?.['id']);
  const grant = (body: object, as = developer) =>
    test.refusal(accessCalls.permissions, { as, params: { appId: app.id }, body });
  const open = (as: typeof nobody) => test.refusal(runCalls.open, { as, params: { name: 'ns__Shop' } });

  it('see it by their profile or a permission set, while it is active', async () => {
    const guest = await test.user('guest', { profile: 'Portal User', kind: 'PortalUser' as 'User' });
    const clerk = await test.user('clerk', { sets: [setId] });
    const reader = await test.user('reader');
    const seen = async () => Promise.all([guest, clerk, reader].map(async (as) => (await open(as))[0]));
    expect(await seen()).toEqual(['APP_CLOSED', 'APP_CLOSED', 'APP_CLOSED']);
    const profiles = [{ profile: await profileId('Portal User'), default: true }];
    expect((await grant({ profiles, permissionSets: [{ permissionSet: setId }] }))[0]).toBe('0');
    expect(await seen()).toEqual(['0', '0', 'APP_CLOSED']);
    const params = { appId: app.id };
    expect(await test.ask(accessCalls.systemPermissions, { as: guest, params })).toEqual({
      ...{ permissions: [], visible: true, default: true, owner: false, editable: false },
    });
    expect(await test.ask(accessCalls.systemPermissions, { params })).toEqual({
      ...{ permissions: ['Develop Application'], visible: true, default: false, owner: true, editable: true },
    });
    for (const as of [reader, stranger])
      expect((await test.refusal(accessCalls.systemPermissions, { as, params }))[0]).toBe('NOT_FOUND');
    const instance = { params: { instanceId: app.id } };
    expect(await test.ask(activationCalls.deactivate, instance)).toMatchObject([
      { id: app.id, active: false, kickedOut: 0 },
    ]);
    expect(await seen()).toEqual(['APP_INACTIVE', 'APP_INACTIVE', 'APP_CLOSED']);
    expect((await open(developer))[0]).toBe('0');
    for (const [as, resCode] of [[guest, 'APP_INACTIVE'] as const, [reader, 'APP_CLOSED'] as const]) {
      const chinese = { as: { ...as, locale: 'zh-CN' as const }, params: { name: 'ns__Shop' } };
      const { envelope } = await test.server.call(runCalls.open, chinese);
      expect(envelope).toMatchObject({
        resCode,
        resMsg: expect.stringContaining('“商店”'),
        details: { label: '商店' },
      });
    }
    await test.ask(activationCalls.activate, instance);
    expect((await grant({ profiles: [{ ...profiles[0], visible: false }] }))[0]).toBe('0');
    expect(await seen()).toEqual(['APP_CLOSED', '0', 'APP_CLOSED']);
  });

  it('are said by its owner or an administrator, and exist', async () => {
    const colleague = { ...developer, userId: '10gd0000000colleague', profile: 'Developer' };
    expect((await grant({ profiles: [] }, colleague))[0]).toBe('NOT_OWNER');
    expect((await grant({ profiles: [] }, { ...colleague, profile: 'System Administrator' }))[0]).toBe('0');
    expect((await grant({ profiles: [] }, nobody))[0]).toBe('FORBIDDEN');
    expect((await grant({ profiles: [] }, stranger))[0]).toBe('NOT_FOUND');
    expect((await grant({ profiles: [{ profile: '000T0000000000nobody' }] }))[0]).toBe('UNKNOWN_PROFILE');
    expect((await grant({ permissionSets: [{ permissionSet: 'none' }] }))[0]).toBe('UNKNOWN_PERMISSION_SET');
  });

  it('get its menus without what leads nowhere, in their language', async () => {
    const object = await test.record('CustomObject', 'Order');
    const tab = await test.record('Tab', 'Orders', { kind: 'object', target: object.id, labels: { 'zh-CN': '订单' } });
    const gone = await test.record('Tab', 'Gone', {
      kind: 'object',
      target: (await test.record('CustomObject', 'X')).id,
    });
    await test.run(`update @metadata set deletion = id where name = 'X'`);
    const folder = await test.part(app, 'Menu', 'sales', {});
    await test.part(app, 'Menu', 'empty', {});
    await test.part(app, 'Menu', 'orders', { kind: 'tab', tab: tab.id, parent: folder.id });
    await test.part(app, 'Menu', 'gone', { kind: 'tab', tab: gone.id });
    await test.part(app, 'Menu', 'home', { kind: 'tab', tab: homeTabId });
    const menus = await test.ask(runCalls.menu, { params: { instanceId: app.id } });
    expect(menus).toMatchObject([
      { name: 'sales', kind: 'folder', children: [{ name: 'orders', tab: tab.id, children: [] }] },
      { name: 'home', tab: homeTabId },
    ]);
    const chinese = { as: { ...developer, locale: 'zh-CN' as const }, params: { name: 'NS__shop' } };
    const { envelope } = await test.server.call(runCalls.open, chinese);
    expect(envelope.result).toMatchObject({
      ...{ id: app.id, name: 'ns__Shop', defaultTabId: homeTabId },
      ...{ layout: { navigation: 'top', width: 'full' }, mobileAppSetting: { navigation: 'bottom', tabs: [] } },
      tabs: expect.arrayContaining([
        expect.objectContaining({ label: '订单', kind: 'object', targetName: 'Order' }),
        expect.objectContaining({ label: '首页', kind: 'home' }),
      ]),
    });
  });

  it('ask early for what its first tab shows', async () => {
    const { tabs } = await test.ask(runCalls.open, { params: { name: 'ns__Shop' } });
    const orders = tabs.find(({ kind }) => kind === 'object')?.id;
    const stored = (await test.run(`select data from @metadata where id = '${app.id}'`))[0]?.['data'];
    await test.run(`update @metadata set data = data || '{"defaultTabId": "${orders}"}' where id = '${app.id}'`);
    const at = async (place: string) => {
      const headers = { referer: `http://localhost/app/ns__Shop${place}` };
      return (await test.server.call(runCalls.open, { as: developer, params: { name: 'ns__Shop' }, headers })).headers;
    };
    expect((await at(''))['link']).toContain('</u-route/baas/data/v1.0/describe/Order>; rel=preload; as=fetch');
    expect(await at('/records/Order/1')).not.toHaveProperty('link');
    await test.run(`update @metadata set data = '${JSON.stringify(stored)}' where id = '${app.id}'`);
  });

  it('open it by its bare name while only one is called so, and by the whole one always', async () => {
    const named = async (name: string) => {
      const { envelope } = await test.server.call(runCalls.open, { as: developer, params: { name } });
      return envelope.resCode === '0' ? envelope.result?.name : envelope.resCode;
    };
    expect(await named('shop')).toBe('ns__Shop');
    const other = await test.record('Application', 'Other', {});
    await test.run(`update @metadata set name = 'other__Shop' where id = '${other.id}'`);
    expect(await named('shop')).toBe('NOT_FOUND');
    expect(await named('NS__shop')).toBe('ns__Shop');
    await test.run(`update @metadata set deletion = id where id = '${other.id}'`);
    const bare = await test.record('Application', 'Bare', {});
    await test.run(`update @metadata set name = 'Shop' where id = '${bare.id}'`);
    expect(await named('shop')).toBe('Shop');
    await test.run(`update @metadata set deletion = id where id = '${bare.id}'`);
  });

  it('get no menus of objects that they may not use', async () => {
    const order = { id: '', name: 'Order' };
    const [object] = await test.run(`select id from @metadata where name = 'Order' and type = 'CustomObject'`);
    const form = await test.record('Tab', 'New', { kind: 'record', target: String(object?.['id']) });
    const view = await test.record('View', 'Late', { object: 'Order' });
    const shown = await test.record('Tab', 'LateOnes', { kind: 'view', target: view.id });
    await test.run(`update @metadata set data = data || '{"kind": "kanban"}' where id = '${view.id}'`);
    await test.part(app, 'Menu', 'new', { kind: 'tab', tab: form.id });
    await test.part(app, 'Menu', 'late', { kind: 'tab', tab: shown.id });
    const names = async (may: readonly UsableObject[]) => {
      usable.set(developer.userId, may);
      const menus = await test.ask(runCalls.menu, { params: { instanceId: app.id } });
      return menus.map(({ name }) => name);
    };
    expect(await names([{ ...order, create: true }])).toEqual(['sales', 'home', 'new', 'late']);
    expect(await names([{ ...order, create: false }])).toEqual(['sales', 'home', 'late']);
    expect(await names([])).toEqual(['home']);
    usable.set(developer.userId, [{ ...order, create: false }]);
    const { tabs } = await test.ask(runCalls.open, { params: { name: 'ns__Shop' } });
    expect(tabs.find(({ id }) => id === shown.id)).toMatchObject({ viewKind: 'kanban' });
    usable.clear();
  });

  it('are not locked out by just anybody', async () => {
    const end = async (kickout: boolean, as = developer) =>
      test.refusal(activationCalls.deactivate, { as, params: { instanceId: app.id }, query: { kickout } });
    expect((await end(true, nobody))[0]).toBe('FORBIDDEN');
    expect((await end(true, stranger))[0]).toBe('NOT_FOUND');
    const stranged = { as: stranger, params: { instanceId: app.id } };
    expect((await test.refusal(activationCalls.activate, stranged))[0]).toBe('NOT_FOUND');
    expect((await test.refusal(activationCalls.activate, { ...stranged, as: nobody }))[0]).toBe('FORBIDDEN');
  });

  it('its owner hands it over to somebody who can develop', async () => {
    const hand = (owner: string, as = developer) =>
      test.refusal(accessCalls.changeOwner, { as, params: { appId: app.id }, body: { owner } });
    const heir = await test.user('heir', { profile: 'Developer' });
    const reader = await test.user('idle');
    expect((await hand(reader.userId))[0]).toBe('OWNER_UNFIT');
    expect((await hand('10gd0000000000000000'))[0]).toBe('OWNER_UNFIT');
    expect((await hand(heir.userId, nobody))[0]).toBe('FORBIDDEN');
    expect((await hand(heir.userId, stranger))[0]).toBe('NOT_FOUND');
    const owners = { params: { appId: app.id }, query: { search: 'HE' } };
    expect(await test.ask(accessCalls.owners, owners)).toEqual([
      { id: heir.userId, name: 'heir', profile: 'Developer' },
    ]);
    expect(await test.ask(accessCalls.owners, { ...owners, query: { search: 'idle' } })).toEqual([]);
    expect((await test.refusal(accessCalls.owners, { ...owners, as: nobody }))[0]).toBe('FORBIDDEN');
    expect((await test.refusal(accessCalls.owners, { ...owners, as: stranger }))[0]).toBe('NOT_FOUND');
    const plain = { ...developer, profile: 'Developer' };
    expect((await hand(heir.userId, plain))[0]).toBe('0');
    expect((await hand(plain.userId, plain))[0]).toBe('NOT_OWNER');
    expect(
      (await hand(heir.userId, { ...heir, profile: 'System Administrator', permissions: developer.permissions }))[0],
    ).toBe('0');
    const told = await test.run(`select kind, about, parameters from @notice where user_id = '${heir.userId}'`);
    const parameters = { user: plain.userName, name: app.label };
    expect(told).toEqual([{ kind: 'applicationGiven', about: app.id, parameters }]);
    expect(await test.ask(centerCalls.list, { query: { search: 'shop' } })).toMatchObject([{ ownerName: 'heir' }]);
  });
});
