import { metadataCalls } from 'lathe/common';
import { problemCalls } from '../../common/problemCalls';
import { developer, nobody, stranger, TestApps } from '../testApps';

describe('what is wrong with an application', () => {
  let test: TestApps;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  afterAll(() => test.close());

  const problems = (appId: string) => test.ask(problemCalls.list, { params: { appId } });
  const remove = (type: string, id: string) =>
    test.ask(metadataCalls.remove, { params: { type: type.toLowerCase(), id }, query: { force: true } });

  it('is little at first', async () => {
    const { id } = await test.app('Fresh');
    expect((await problems(id)).map(({ code, severity }) => [code, severity])).toEqual([
      ['UNSEEN', 'info'],
      ['NO_MENUS', 'info'],
    ]);
  });

  it('is all that it names and that is no longer there', async () => {
    const base = await test.app('Base');
    const profiles = [{ profile: '000T0000000000000404' }, { profile: '000T0000000000000001' }];
    const permissionSets = [{ permissionSet: 'gone' }];
    const properties = { lib: [base.id], dependency: [{ name: base.name }] };
    const app = await test.app('Broken', { type: 'Addon Application', profiles, permissionSets, properties });
    const folder = await test.folder(app, 'Folder');
    const component = await test.script(app, 'script', folder.id);
    const object = await test.record('CustomObject', 'Order');
    const layout = await test.record('Layout', 'wide');
    const shown = await test.record('Tab', 'Orders', { kind: 'record', target: object.id, layout: layout.id });
    const gone = await test.record('Tab', 'Gone', { kind: 'link', url: '/x' });
    const above = await test.part(app, 'Menu', 'above', {});
    const orders = await test.part(app, 'Menu', 'orders', { kind: 'tab', tab: shown.id, parent: above.id });
    const lost = await test.part(app, 'Menu', 'lost', { kind: 'tab', tab: gone.id });
    expect(await problems(app.id)).toHaveLength(2);
    for (const record of [base, folder, object, layout, gone, above]) await remove(record.type, record.id);
    await remove('Script', String(component.data['compId']));
    expect(
      (await problems(app.id)).map(({ code, severity, record, place }) => [code, severity, record, place]),
    ).toEqual([
      ['LIBRARY_GONE', 'error', app.id, 'data.properties.lib.0'],
      ['COMPONENT_GONE', 'error', component.id, 'data.compId'],
      ['FOLDER_GONE', 'warning', component.id, 'data.parent'],
      ['MENU_TAB_GONE', 'error', lost.id, 'data.tab'],
      ['MENU_FOLDER_GONE', 'warning', orders.id, 'data.parent'],
      ['LAYOUT_GONE', 'warning', shown.id, 'data.layout'],
      ['TAB_TARGET_GONE', 'error', shown.id, 'data.target'],
      ['DEPENDENCY_GONE', 'error', app.id, 'data.properties.dependency'],
      ['PROFILE_UNKNOWN', 'warning', app.id, 'data.profiles.0'],
      ['PERMISSION_SET_UNKNOWN', 'warning', app.id, 'data.permissionSets.0'],
    ]);
    const chinese = await test.ask(problemCalls.list, {
      as: { ...developer, locale: 'zh-CN' },
      params: { appId: app.id },
    });
    expect(chinese.find(({ code }) => code === 'MENU_TAB_GONE')?.message).toBe('菜单 lost 打开的页签已不存在。');
  });

  it('is told with the applications that use a record', async () => {
    const app = await test.app('Users');
    const component = await test.script(app, 'used');
    const uses = (recordId: string) => test.ask(problemCalls.uses, { params: { recordId } });
    expect(await uses(String(component.data['compId']))).toEqual([
      {
        id: app.id,
        name: 'ns__Users',
        label: 'Users',
        by: component.id,
        byType: 'ApplicationComponent',
        byLabel: 'used',
      },
    ]);
    const object = await test.record('CustomObject', 'Deep');
    const tab = await test.record('Tab', 'Deep', { kind: 'object', target: object.id });
    const menu = await test.part(app, 'Menu', 'deep', { kind: 'tab', tab: tab.id });
    expect(await uses(object.id)).toMatchObject([{ id: app.id, by: menu.id, byType: 'Menu' }]);
    expect(await uses(app.id)).toEqual([]);
  });

  it('is for those who develop, in their own tenant', async () => {
    const { id } = await test.app('Guarded');
    for (const [as, code] of [
      [nobody, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect((await test.refusal(problemCalls.list, { as, params: { appId: id } }))[0]).toBe(code);
      expect((await test.refusal(problemCalls.uses, { as, params: { recordId: id } }))[0]).toBe(code);
    }
  });
});
