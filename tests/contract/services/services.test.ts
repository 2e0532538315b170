import { metadataCalls, type MetadataRecord, partCalls, recycleCalls } from 'lathe/common';
import { homeTabId } from '../../../extensions/apps/common/tabData';
import { assetCalls, itemCalls, serviceCalls } from '../../../extensions/services/common/serviceCalls';
import { developer, nobody, TestServices } from './testServices';

describe('services', () => {
  let test: TestServices;
  let number = 0;

  beforeAll(async () => {
    test = await TestServices.open();
  });

  afterEach(() => test.licence({}));
  afterAll(() => test.close());

  const create = (name: string, data = {}) => ({ params: { type: 'Service' }, body: { name, data } });
  const next = () => `Service${++number}`;

  it('are in the namespace, by any of their names, and one of a name', async () => {
    const made = await test.ask(metadataCalls.create, { params: { type: 'bo' }, body: { name: 'Orders' } });
    expect([made.name, made.type, made.id.slice(0, 4)]).toEqual(['ns__Orders', 'Service', '0006']);
    expect(made.data).toMatchObject({ type: 'simple', version: '1.0.0', relatedApps: [], supportBO20: false });
    expect((await test.refusal(metadataCalls.create, create('orders')))[1]).toBe('SERVICE_NAME_EXISTS');
    expect((await test.refusal(metadataCalls.create, create('1st')))[1]).toBe('BAD_NAME');
    const long = { params: { type: 'Service' }, body: { name: 'S'.repeat(70), label: 'Long' } };
    expect((await test.refusal(metadataCalls.create, long))[1]).toBe('SERVICE_NAME_TOO_LONG');
    expect((await test.refusal(metadataCalls.create, { ...create('X'), as: nobody }))[0]).toBe(403);
  });

  it('keep their name and type, and read properties from text', async () => {
    const made = await test.ask(metadataCalls.create, create(next(), { properties: '{"a":1}' }));
    expect(made.data['properties']).toEqual({ a: 1 });
    const change = (body: object) =>
      test.refusal(metadataCalls.update, {
        params: { type: 'Service', id: made.id },
        body: { revision: made.revision, ...body },
      });
    expect((await change({ name: 'ns__Other' }))[1]).toBe('SERVICE_NAME_CHANGE');
    expect((await change({ data: { ...made.data, type: 'native' } }))[1]).toBe('SERVICE_TYPE_CHANGE');
    expect((await change({ data: { ...made.data, properties: 'no json' } }))[1]).toBe('INVALID_DATA');
  });

  it('are as many as the licence allows, each type by itself', async () => {
    const { simple } = await test.ask(assetCalls.quota, {});
    await test.licence({ Asset: String(simple.used + 1), NativeService: '1' });
    const last = await test.service(next());
    const refused = async (type: string) => (await test.refusal(metadataCalls.create, create(next(), { type })))[2];
    expect(await refused('simple')).toBe(
      'The number of Asset services allowed by the current tenant has been exhausted. Contact the tenant administrator.',
    );
    await test.service(next(), { type: 'native' });
    expect(await refused('native')).toBe(
      'The number of native services allowed by the current tenant has been exhausted. Contact the tenant administrator.',
    );
    expect(await test.ask(assetCalls.quota, {})).toEqual({
      simple: { limit: simple.used + 1, used: simple.used + 1 },
      native: { limit: 1, used: 1 },
      namespace: 'ns',
    });
    await test.ask(metadataCalls.remove, { params: { type: 'Service', id: last.id }, query: {} });
    await test.service(next());
    const restore = { params: { id: last.id } };
    expect((await test.refusal(recycleCalls.restore, restore))[1]).toBe('SERVICE_QUOTA');
  });

  it('are listed, searched and marked as favourites', async () => {
    const one = await test.ask(metadataCalls.create, create('Zebra', { description: 'striped' }));
    await test.ask(assetCalls.favorite, { params: { serviceId: one.id }, body: { favorite: true } });
    const names = async (query: object) => (await test.ask(assetCalls.list, { query })).map(({ name }) => name);
    expect(await names({ search: 'zeb' })).toEqual(['ns__Zebra']);
    expect(await names({ favorites: 'true' })).toEqual(['ns__Zebra']);
    expect(await names({ search: 'zeb', type: 'native' })).toEqual([]);
    expect((await names({ sort: '-name', limit: 1 }))[0]).toBe('ns__Zebra');
    const all = await test.server.call(assetCalls.list, { as: developer, query: { limit: 1 } });
    expect(all.envelope.count).toBeGreaterThan(1);
    await test.ask(assetCalls.favorite, { params: { serviceId: one.id }, body: { favorite: false } });
    expect(await names({ favorites: 'true' })).toEqual([]);
    expect((await test.refusal(assetCalls.list, { as: nobody, query: {} }))[0]).toBe(403);
    const missing = { params: { serviceId: '00060000000000000000' }, body: { favorite: true } };
    expect((await test.refusal(assetCalls.favorite, missing))[0]).toBe(404);
  });

  describe('have items', () => {
    let service: MetadataRecord;
    let thing: MetadataRecord;

    beforeEach(async () => {
      service = await test.service(next());
      thing = await test.record('object', `Thing${number}`);
    });

    const add = (name: string, data: object) =>
      test.refusal(partCalls.create, {
        params: { type: 'Service', id: service.id, part: 'ServiceItem' },
        body: { name, data: { ...data } },
      });

    it('that stand for what is there, once', async () => {
      const item = await test.item(service, thing);
      expect(item.data).toMatchObject({ type: 'CustomObject', compId: thing.id, seqNo: 1 });
      expect((await add('again', { type: 'object', itemID: thing.id }))[2]).toBe('A component can only be added once!');
      expect((await add('gone', { type: 'object', compId: '000o0000000000000000' }))[1]).toBe('COMPONENT_NOT_THERE');
      expect((await add('odd', { type: 'Odd' }))[1]).toBe('INVALID_DATA');
      expect((await add('self', { type: 'BO', compId: service.id }))[1]).toBe('SERVICE_OF_ITSELF');
    });

    it('in folders, moved and removed', async () => {
      const params = { serviceId: service.id };
      const folder = await test.part(service, 'ServiceItem', 'Model', { type: 'Folder' });
      expect((await add('model', { type: 'Folder' }))[2]).toBe('Duplicated folder.');
      const item = await test.item(service, thing);
      await test.ask(itemCalls.move, { params, body: { ids: [item.id], parent: folder.id } });
      const wrong = { params, body: { ids: [folder.id], parent: item.id } };
      expect((await test.refusal(itemCalls.move, wrong))[2]).toBe('Parent folder is invalid.');
      const made = await test.ask(itemCalls.create, { params, body: { type: 'picklist', name: `Size${number}` } });
      expect(made.record?.type).toBe('Picklist');
      const detail = await test.ask(serviceCalls.get, { params, query: { flag: 'C' } });
      expect(detail.serviceItems?.map(({ type, itemID, parent }) => [type, itemID, parent])).toEqual([
        ['Folder', null, null],
        ['CustomObject', thing.id, folder.id],
        ['Picklist', made.record?.id, null],
      ]);
      const removed = await test.ask(itemCalls.remove, { params, body: { ids: [folder.id] } });
      expect(removed).toEqual({ deleted: 2 });
      expect((await test.refusal(itemCalls.remove, { params, body: { ids: [folder.id] } }))[0]).toBe(404);
      expect((await test.refusal(itemCalls.move, { ...wrong, as: nobody }))[0]).toBe(403);
    });

    it('that are told by type', async () => {
      await test.item(service, thing);
      const list = async (type: string) =>
        (await test.ask(serviceCalls.items, { params: { id: service.id, type } })).map(({ name }) => name);
      expect(await list('object')).toEqual([thing.name]);
      expect(await list('all')).toEqual([thing.name]);
      expect(await list('viewobject')).toEqual([]);
      expect(await list('Flow')).toEqual([]);
      const odd = { params: { id: service.id, type: 'odd' } };
      expect((await test.refusal(serviceCalls.items, odd))[1]).toBe('UNKNOWN_ITEM_TYPE');
      expect((await test.refusal(serviceCalls.items, { ...odd, as: nobody }))[0]).toBe(403);
    });

    it('and are described as YAML and told with a flag', async () => {
      await test.item(service, thing);
      const yaml = await test.ask(serviceCalls.yaml, { params: { id: service.id } });
      expect(Object.keys(JSON.parse(yaml).paths).some((path) => path.endsWith(`/query/${thing.name}`))).toBe(true);
      const params = { serviceId: service.id };
      expect((await test.ask(serviceCalls.get, { params, query: {} })).serviceItems).toBeUndefined();
      expect((await test.ask(serviceCalls.get, { params, query: { flag: 'aa' } })).serviceItems).toHaveLength(1);
      const missing = '00060000000000000000';
      expect((await test.refusal(serviceCalls.yaml, { params: { id: missing } }))[0]).toBe(404);
      expect((await test.refusal(serviceCalls.yaml, { params: { id: service.id }, as: nobody }))[0]).toBe(403);
      expect((await test.refusal(serviceCalls.get, { params: { serviceId: missing }, query: {} }))[0]).toBe(404);
      expect((await test.refusal(serviceCalls.get, { params, query: {}, as: nobody }))[0]).toBe(403);
    });

    it('and menus, as applications have them', async () => {
      const params = { type: 'Service', id: service.id, part: 'Menu' };
      const folder = await test.part(service, 'Menu', 'sales', { labels: { 'zh-CN': '销售' } });
      const link = await test.part(service, 'Menu', 'home', { kind: 'tab', tab: homeTabId, parent: folder.id });
      expect((await test.refusal(partCalls.create, { params, body: { name: 'it', data: { kind: 'tab' } } }))[1]).toBe(
        'MENU_TAB_NEEDED',
      );
      const changed = await test.ask(partCalls.update, {
        params: { ...params, partId: link.id },
        body: { revision: link.revision, label: 'Start' },
      });
      const records = [{ id: link.id, revision: changed.revision, data: { ...changed.data, seqNo: 7 } }];
      await test.ask(partCalls.updateMany, { params, body: { records } });
      const listed = await test.ask(partCalls.list, { params, query: {} });
      expect(listed.map(({ name, label, data }) => [name, label, data?.['seqNo']]).sort()).toEqual([
        ['home', 'Start', 7],
        ['sales', 'sales', 1],
      ]);
      await test.ask(partCalls.remove, { params: { ...params, partId: link.id }, query: {} });
      expect(await test.ask(partCalls.list, { params, query: {} })).toHaveLength(1);
      expect((await test.refusal(partCalls.list, { params, query: {}, as: nobody }))[0]).toBe(403);
    });
  });
});
