import { type MetadataRecord, partCalls } from 'lathe/common';
import { assetCalls, serviceMenuCalls } from '../../../extensions/services/common/serviceCalls';
import { nobody, TestServices } from './testServices';

describe('menus of a service', () => {
  let test: TestServices;
  let service: MetadataRecord;
  let menus: readonly MetadataRecord[];

  beforeAll(async () => {
    test = await TestServices.open();
    service = await test.service('Sales');
    const tab = await test.record('Tab', 'Link', { kind: 'link', url: '/x' });
    const folder = await test.part(service, 'Menu', 'folder', {});
    const inside = await test.part(service, 'Menu', 'inside', { kind: 'tab', tab: tab.id, parent: folder.id });
    const beside = await test.part(service, 'Menu', 'beside', { kind: 'tab', tab: tab.id });
    menus = [folder, inside, beside];
  });

  afterAll(() => test.close());

  const params = () => ({ serviceId: service.id });
  const ids = (...indexes: readonly number[]) => indexes.flatMap((index) => menus[index]?.id ?? []);
  const order = async () => {
    const part = { type: 'Service', id: service.id, part: 'Menu' };
    const all = await test.ask(partCalls.list, { params: part, query: { order: 'data.seqNo' } });
    return all.map(({ name, data }) => [name, data?.['parent'] ?? null]);
  };

  it('go into folders and out of them, and nowhere else', async () => {
    const [folder] = ids(0);
    await test.ask(serviceMenuCalls.move, { params: params(), body: { ids: ids(2), parent: folder } });
    expect(await order()).toEqual(
      expect.arrayContaining([
        ['beside', folder],
        ['inside', folder],
        ['folder', null],
      ]),
    );
    await test.ask(serviceMenuCalls.move, { params: params(), body: { ids: ids(2), parent: null, before: folder } });
    expect((await order()).filter(([, parent]) => parent === null)).toEqual([
      ['beside', null],
      ['folder', null],
    ]);
    const wrong = { params: params(), body: { ids: ids(0), parent: ids(2)[0] } };
    expect(await test.refusal(serviceMenuCalls.move, wrong)).toEqual([
      ...[400, 'PARENT_FOLDER_INVALID', 'Parent folder is invalid.'],
    ]);
  });

  it('are deleted with what is in them', async () => {
    expect(await test.ask(serviceMenuCalls.remove, { params: params(), body: { ids: ids(0) } })).toEqual({
      deleted: 2,
    });
    expect(await order()).toEqual([['beside', null]]);
  });

  it('are for those who develop, and of a service', async () => {
    const body = { ids: ids(2) };
    for (const [as, status] of [[nobody, 403]] as const) {
      expect((await test.refusal(serviceMenuCalls.move, { as, params: params(), body }))[0]).toBe(status);
      expect((await test.refusal(serviceMenuCalls.remove, { as, params: params(), body }))[0]).toBe(status);
      expect((await test.refusal(assetCalls.audience, { as }))[0]).toBe(status);
    }
    const none = { serviceId: '00060000000000000000' };
    expect((await test.refusal(serviceMenuCalls.move, { params: none, body }))[0]).toBe(404);
    expect((await test.refusal(serviceMenuCalls.remove, { params: none, body }))[0]).toBe(404);
  });

  it('have an audience beside them: profiles and permission sets', async () => {
    const { profiles, permissionSets } = await test.ask(assetCalls.audience, {});
    expect(profiles.length).toBeGreaterThan(0);
    expect(Array.isArray(permissionSets)).toBe(true);
  });
});
