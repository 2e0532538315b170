import { metadataCalls, type MetadataRecord, partCalls } from 'lathe/common';
import { menuCalls } from '../../common/appCalls';
import { applicationCalls } from '../../common/applicationCalls';
import { homeTabId } from '../../common/tabData';
import { nobody, stranger, TestApps } from '../testApps';

describe('menus and tabs', () => {
  let test: TestApps;
  let app: MetadataRecord;
  let number = 0;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  beforeEach(async () => {
    app = await test.app(`App${++number}`);
  });

  afterAll(() => test.close());

  const menu = (name: string, data: object) => test.part(app, 'Menu', name, { ...data });
  const params = () => ({ type: 'Application', id: app.id, part: 'Menu' });
  const names = async () => {
    const all = await test.ask(partCalls.list, { params: params(), query: { order: 'data.seqNo' } });
    return all.map(({ name, data }) => [name, data?.['parent'] ?? null, data?.['seqNo']]);
  };
  const tab = (name: string, data: object) =>
    test.refusal(metadataCalls.create, { params: { type: 'Tab' }, body: { name, data: { ...data } } });

  it('of a menu are added, changed and brought into another order', async () => {
    const sales = await menu('sales', {});
    const home = await menu('home', { kind: 'tab', tab: homeTabId, parent: sales.id });
    const more = await menu('more', {});
    expect(await names()).toEqual([
      ['sales', null, 1],
      ['home', sales.id, 1],
      ['more', null, 2],
    ]);
    await test.ask(partCalls.update, {
      params: { ...params(), partId: more.id },
      body: { revision: more.revision, label: 'More of it' },
    });
    const records = [
      { id: sales.id, revision: sales.revision, data: { ...sales.data, seqNo: 5 } },
      { id: more.id, revision: more.revision + 1, data: { ...more.data, seqNo: 4 } },
    ];
    const batch = { params: { type: 'application', id: app.id, part: 'Menu' }, body: { records } };
    expect(await test.ask(partCalls.updateMany, batch)).toHaveLength(2);
    expect((await names()).map(([name]) => name)).toEqual(['home', 'more', 'sales']);
    await test.ask(menuCalls.move, {
      params: { appId: app.id },
      body: { ids: [sales.id], parent: null, before: more.id },
    });
    expect((await names()).filter(([, parent]) => parent === null).map(([name]) => name)).toEqual(['sales', 'more']);
    const wrong = { params: { appId: app.id }, body: { ids: [more.id], parent: home.id } };
    expect((await test.refusal(menuCalls.move, wrong))[1]).toBe('Parent folder is invalid.');
    expect(await test.ask(menuCalls.remove, { params: { appId: app.id }, body: { ids: [sales.id] } })).toEqual({
      deleted: 2,
    });
    expect((await names()).map(([name]) => name)).toEqual(['more']);
  });

  it('open a tab that is there', async () => {
    const add = (data: object) =>
      test.refusal(partCalls.create, { params: params(), body: { name: 'it', data: { ...data } } });
    expect((await add({ kind: 'tab' }))[0]).toBe('MENU_TAB_NEEDED');
    expect((await add({ kind: 'tab', tab: '000b0000000000000000' }))[0]).toBe('BAD_REFERENCE');
    expect((await add({ kind: 'tab', tab: app.id }))[0]).toBe('BAD_REFERENCE');
    expect((await add({ kind: 'odd' }))[0]).toBe('INVALID_DATA');
  });

  it('are for those who develop, in their own tenant', async () => {
    const { id } = await menu('guarded', {});
    const tries = (as: typeof nobody) => [
      test.refusal(menuCalls.move, { as, params: { appId: app.id }, body: { ids: [id], parent: null } }),
      test.refusal(menuCalls.remove, { as, params: { appId: app.id }, body: { ids: [id] } }),
      test.refusal(partCalls.create, { as, params: params(), body: { name: 'x' } }),
      test.refusal(partCalls.remove, { as, params: { ...params(), partId: id } }),
    ];
    for (const [as, codes] of [
      [nobody, ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
      [stranger, ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']],
    ] as const)
      expect((await Promise.all(tries(as))).map(([code]) => code)).toEqual(codes);
  });

  it('of every kind show something', async () => {
    const object = await test.record('CustomObject', `Object${number}`);
    for (const kind of ['object', 'record', 'view', 'dashboard', 'page'])
      expect([kind, (await tab(`t${kind}`, { kind }))[0]]).toEqual([kind, 'TAB_TARGET_NEEDED']);
    expect((await tab('t', { kind: 'object', target: object.id }))[0]).toBe('0');
    expect((await tab('u', { kind: 'view', target: object.id }))[0]).toBe('BAD_REFERENCE');
    expect((await tab('v', { kind: 'link' }))[0]).toBe('TAB_ADDRESS_NEEDED');
    for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'ftp://x'])
      expect([url, (await tab('v', { kind: 'link', url }))[0]]).toEqual([url, 'INVALID_DATA']);
    for (const url of ['https://example.com', '/projects'])
      expect([url, (await tab(`v${url.length}`, { kind: 'link', url }))[0]]).toEqual([url, '0']);
  });

  it('with flag=S tell what a tab shows', async () => {
    const object = await test.record('CustomObject', `Shown${number}`);
    const { id } = await test.record('Tab', `Shows${number}`, { kind: 'object', target: object.id });
    const read = (flag?: string) => test.ask(applicationCalls.tab, { params: { tabId: id }, query: { flag } });
    expect((await read()).target).toBeUndefined();
    expect((await read('S')).target).toEqual({
      ...{ kind: 'object', id: object.id, type: 'CustomObject', name: object.name, label: object.label },
      ...{ url: null, viewKind: null, missing: false },
    });
    const remove = { params: { type: 'CustomObject', id: object.id } };
    expect((await test.refusal(metadataCalls.remove, remove))[0]).toBe('IN_USE');
    await test.ask(metadataCalls.remove, { ...remove, query: { force: true } });
    expect((await read('S')).target).toMatchObject({ missing: true, name: null });
    expect((await test.refusal(applicationCalls.tab, { as: stranger, params: { tabId: id } }))[0]).toBe('NOT_FOUND');
  });

  it('leave the built-in tab where it is, and say nothing', async () => {
    const remove = (as?: typeof nobody) =>
      test.refusal(metadataCalls.remove, { ...(as ? { as } : {}), params: { type: 'Tab', id: homeTabId } });
    expect((await remove())[0]).toBe('0');
    expect((await remove(nobody))[0]).toBe('FORBIDDEN');
    expect((await test.ask(applicationCalls.tab, { params: { tabId: homeTabId } })).name).toBe('Home');
  });
});
