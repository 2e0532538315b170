import { metadataCalls, type MetadataRecord, newId, partCalls, recycleCalls } from 'lathe/common';
import { type Design, designCalls } from '../../common/designCalls';
import { activationCalls } from '../../common/applicationCalls';
import { homeTabId } from '../../common/tabData';
import { developer, nobody, stranger, TestApps } from '../testApps';

describe('the design of an application', () => {
  let test: TestApps;
  let app: MetadataRecord;
  let number = 0;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  beforeEach(async () => {
    app = await test.app(`Design${++number}`);
  });

  afterAll(() => test.close());

  const params = () => ({ appId: app.id });
  const read = () => test.ask(designCalls.get, { params: params() });
  const save = (body: object, as = developer) =>
    test.ask(designCalls.save, { as, params: params(), body: { ...body } });
  const refused = async (body: object, as = developer) =>
    (await test.refusal(designCalls.save, { as, params: params(), body: { ...body } }))[0];
  const menu = (name: string, data: object, more: object = {}) => ({
    id: newId('000m'),
    name,
    label: name,
    data,
    ...more,
  });
  const outline = ({ menus }: Design) => {
    const nameOf = (id: unknown) => menus.find((one) => one.id === id)?.name ?? null;
    return menus.map(({ name, data }) => [name, nameOf(data['parent']), data['seqNo']]);
  };

  it('is the application with its menus and tabs', async () => {
    expect(await read()).toMatchObject({
      application: { id: app.id, revision: 1 },
      menus: [],
      mayGrant: true,
      tabs: [{ id: homeTabId, target: { kind: 'home', missing: false } }],
    });
  });

  it('is saved with all that is new in it naming each other', async () => {
    const object = await test.record('CustomObject', `Order${number}`);
    const tab = { id: newId('000b'), name: 'Orders', label: 'Orders', data: { kind: 'object', target: object.id } };
    const folder = menu('sales', {});
    const link = menu('orders', { kind: 'tab', tab: tab.id, parent: folder.id });
    const { data } = app;
    const mobileAppSetting = { tabs: [tab.id] };
    const changed = { ...data, defaultTabId: tab.id, properties: { ...Object(data['properties']), mobileAppSetting } };
    const application = { revision: 1, label: 'Shop', data: changed };
    const design = await save({ application, tabs: [tab], menus: [folder, link] });
    const made = design.tabs.find(({ name }) => name === 'Orders');
    expect(outline(design)).toEqual([
      ['sales', null, 1],
      ['orders', 'sales', 1],
    ]);
    expect(made).toMatchObject({ belongTo: app.id, target: { id: object.id, label: object.label } });
    expect(made?.id).not.toBe(tab.id);
    expect(design.menus.at(-1)?.data['tab']).toBe(made?.id);
    expect(design.application).toMatchObject({
      ...{ label: 'Shop', revision: 2 },
      data: { defaultTabId: made?.id, properties: { mobileAppSetting: { tabs: [made?.id] } } },
    });
  });

  it('turns folders inside out, and brings them back together', async () => {
    const outer = menu('outer', {});
    const inner = menu('inner', { parent: outer.id });
    const { menus } = await save({ menus: [outer, inner] });
    const [one, two] = menus;
    if (!one || !two) throw new Error('Two were made.');
    const { parent: _, ...free } = two.data;
    const turned = await save({
      menus: [
        { id: two.id, revision: 1, name: two.name, label: two.label, data: free },
        { id: one.id, revision: 1, name: one.name, label: one.label, data: { ...one.data, parent: two.id } },
      ],
    });
    expect(outline(turned)).toEqual([
      ['outer', 'inner', 1],
      ['inner', null, 1],
    ]);
    const removedMenus = turned.menus.map(({ id, revision }) => ({ id, revision }));
    expect((await save({ removedMenus })).menus).toEqual([]);
    expect(await test.ask(recycleCalls.list, { query: { type: 'Menu' } })).toMatchObject([{ id: two.id, parts: 1 }]);
    await test.ask(recycleCalls.restore, { params: { id: two.id } });
    expect((await read()).menus).toHaveLength(2);
  });

  it('is saved as a whole or not at all', async () => {
    const { menus } = await save({ menus: [menu('first', {})] });
    const first = menus[0];
    if (!first) throw new Error('One was made.');
    const fine = menu('fine', {});
    const stale = { ...menu('first', {}), id: first.id, revision: 7 };
    expect(await refused({ menus: [fine, stale] })).toBe('STALE');
    expect(await refused({ menus: [fine, menu('FIRST', {})] })).toBe('NOT_UNIQUE');
    expect(await refused({ menus: [fine, menu('link', { kind: 'tab' })] })).toBe('MENU_TAB_NEEDED');
    expect(await refused({ menus: [fine, menu('deep', { parent: newId('000m') })] })).toBe('PARENT_FOLDER_INVALID');
    expect(await refused({ menus: [fine, menu('odd', { odd: 1 })] })).toBe('INVALID_DATA');
    expect(await refused({ menus: [fine], removedMenus: [{ id: first.id, revision: 9 }] })).toBe('STALE');
    const tab = { id: newId('000b'), name: 'T', label: 'T', data: { kind: 'link' } };
    expect(await refused({ menus: [fine], tabs: [tab] })).toBe('TAB_ADDRESS_NEEDED');
    const application = { revision: 9, label: 'x', data: app.data };
    expect(await refused({ menus: [fine], application })).toBe('STALE');
    expect(outline(await read())).toEqual([['first', null, 1]]);
  });

  it('lets go of tabs that nothing shows any more, and keeps the built-in one without a word', async () => {
    const tab = { id: newId('000b'), name: 'Link', label: 'Link', data: { kind: 'link', url: '/x' } };
    const design = await save({ tabs: [tab], menus: [menu('link', { kind: 'tab', tab: tab.id })] });
    const made = design.tabs.find(({ name }) => name === 'Link');
    const [link] = design.menus;
    if (!made || !link) throw new Error('Both were made.');
    const removedTabs = [{ id: made.id, revision: 1 }];
    expect(await refused({ removedTabs })).toBe('IN_USE');
    const home = { id: homeTabId, revision: 1 };
    const after = await save({ removedTabs: [...removedTabs, home], removedMenus: [{ id: link.id, revision: 1 }] });
    expect(after.tabs.map(({ id }) => id)).toEqual([homeTabId]);
  });

  it('is changed by who develops; whose it is and who sees it, by its owner', async () => {
    const colleague = { ...developer, userId: '10gd0000000colleague', profile: 'Developer' };
    const profile = String((await test.run(`select id from @profile where name = 'Portal User'`))[0]?.['id']);
    const application = (data: object, revision = 1) => ({
      application: { revision, label: app.label, data: { ...app.data, ...data } },
    });
    const profiles = [{ profile, visible: true, default: false }];
    expect(await refused(application({ profiles }), colleague)).toBe('NOT_OWNER');
    expect(await refused(application({ owner: colleague.userId }), colleague)).toBe('NOT_OWNER');
    expect(await refused(application({ profiles: [{ profile: 'none' }] }))).toBe('UNKNOWN_PROFILE');
    expect(await refused(application({ permissionSets: [{ permissionSet: 'none' }] }))).toBe('UNKNOWN_PERMISSION_SET');
    const generic = {
      params: { type: 'Application', id: app.id },
      body: { revision: 1, data: { ...app.data, profiles } },
    };
    expect((await test.refusal(metadataCalls.update, { as: colleague, ...generic }))[0]).toBe('NOT_OWNER');
    expect((await test.ask(designCalls.get, { as: colleague, params: params() })).mayGrant).toBe(false);
    const audience = await test.ask(designCalls.audience, { params: params() });
    expect(audience.profiles).toContainEqual({ id: profile, name: 'Portal User' });
    expect(await refused(application({ description: 'ours' }), colleague)).toBe('0');
    expect(await refused(application({ description: 'ours', profiles }, 2))).toBe('0');
    for (const [as, code] of [
      [nobody, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect(await refused({}, as)).toBe(code);
      expect((await test.refusal(designCalls.get, { as, params: params() }))[0]).toBe(code);
      expect((await test.refusal(designCalls.audience, { as, params: params() }))[0]).toBe(code);
      expect((await test.refusal(activationCalls.inside, { as, params: params() }))[0]).toBe(code);
    }
  });

  it('holds menus of its own application only', async () => {
    const other = await test.app(`Other${number}`);
    const { id } = await test.part(other, 'Menu', 'theirs', {});
    expect(await refused({ menus: [{ ...menu('x', {}), id, revision: 1 }] })).toBe('NOT_FOUND');
    expect(await refused({ removedMenus: [{ id, revision: 1 }] })).toBe('NOT_FOUND');
    const list = { params: { type: 'Application', id: other.id, part: 'Menu' } };
    expect(await test.ask(partCalls.list, list)).toHaveLength(1);
  });

  it('can hold many menus', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => menu(`m${index}`, { seqNo: index }));
    expect((await save({ menus: many })).menus).toHaveLength(1100);
  });
});
