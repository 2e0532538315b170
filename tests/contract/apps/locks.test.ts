import { lockCalls, metadataCalls, type MetadataRecord, partCalls, recycleCalls, versionCalls } from 'lathe/common';
import { testActor } from '../../../core/node/testing/testActor';
import { componentCalls, menuCalls } from '../../../extensions/apps/common/appCalls';
import { accessCalls, activationCalls } from '../../../extensions/apps/common/applicationCalls';
import { designCalls } from '../../../extensions/apps/common/designCalls';
import { itemCalls, serviceMenuCalls } from '../../../extensions/services/common/serviceCalls';
import { developer, TestServices } from '../services/testServices';

/** An administrator as well: he may take the lock, but writes nothing before he has. */
const other = testActor({ ...developer, userId: '10gd00000000000other', userName: 'bob' });

interface Scene {
  readonly app: MetadataRecord;
  readonly folder: MetadataRecord;
  readonly component: MetadataRecord;
  readonly menu: MetadataRecord;
  readonly service: MetadataRecord;
  readonly item: MetadataRecord;
  readonly entry: MetadataRecord;
  /** In the recycle bin. */
  readonly gone: MetadataRecord;
}

type Answer = readonly [status: number, code: string, text: string];
type Attempt = (scene: Scene, test: TestServices) => Promise<Answer>;

const as = other;
const changed = { label: 'Changed', revision: 1 };

const ofApplications: Readonly<Record<string, Attempt>> = {
  'changes the application': ({ app }, test) =>
    test.refusal(metadataCalls.update, { as, params: { type: 'Application', id: app.id }, body: changed }),
  'deletes the application': ({ app }, test) =>
    test.refusal(metadataCalls.remove, { as, params: { type: 'Application', id: app.id }, query: {} }),
  'makes it what it was': ({ app }, test) =>
    test.refusal(versionCalls.restore, { as, params: { id: app.id, revision: '1' }, body: { revision: app.revision } }),
  'saves its design': ({ app }, test) =>
    test.refusal(designCalls.save, {
      as,
      params: { appId: app.id },
      body: { application: { ...changed, data: app.data, revision: app.revision } },
    }),
  'activates it': ({ app }, test) =>
    test.refusal(activationCalls.activate, { as, params: { instanceId: app.id }, query: {} }),
  'says for whom it is': ({ app }, test) =>
    test.refusal(accessCalls.permissions, { as, params: { appId: app.id }, body: { profiles: [] } }),
  'adds a component': ({ app }, test) =>
    test.refusal(partCalls.create, {
      as,
      params: { type: 'Application', id: app.id, part: 'ApplicationComponent' },
      body: { name: 'More', data: { type: 'Folder' } },
    }),
  'makes a thing with its component': ({ app }, test) =>
    test.refusal(componentCalls.create, { as, params: { appId: app.id }, body: { type: 'Folder', name: 'Made' } }),
  'changes a component': ({ app, component }, test) =>
    test.refusal(partCalls.update, {
      as,
      params: { type: 'Application', id: app.id, part: 'ApplicationComponent', partId: component.id },
      body: changed,
    }),
  'changes a component by its id': ({ component }, test) =>
    test.refusal(metadataCalls.update, {
      as,
      params: { type: 'ApplicationComponent', id: component.id },
      body: changed,
    }),
  'moves components': ({ app, folder, component }, test) =>
    test.refusal(componentCalls.move, {
      as,
      params: { appId: app.id },
      body: { ids: [component.id], parent: folder.id },
    }),
  'pastes components': ({ app, folder, component }, test) =>
    test.refusal(componentCalls.paste, {
      as,
      params: { appId: app.id },
      body: { mode: 'cut', from: app.id, ids: [component.id], parent: folder.id },
    }),
  'removes components': ({ app, component }, test) =>
    test.refusal(componentCalls.remove, { as, params: { appId: app.id }, body: { ids: [component.id] } }),
  'deletes a folder': ({ app, folder }, test) =>
    test.refusal(componentCalls.removeFolder, { as, params: { appId: app.id, folderId: folder.id } }),
  'brings a component back': ({ gone }, test) => test.refusal(recycleCalls.restore, { as, params: { id: gone.id } }),
  'adds a menu': ({ app }, test) =>
    test.refusal(partCalls.create, {
      as,
      params: { type: 'Application', id: app.id, part: 'Menu' },
      body: { name: 'more', data: {} },
    }),
  'changes a menu': ({ app, menu }, test) =>
    test.refusal(partCalls.update, {
      as,
      params: { type: 'Application', id: app.id, part: 'Menu', partId: menu.id },
      body: changed,
    }),
  'deletes a menu': ({ app, menu }, test) =>
    test.refusal(partCalls.remove, {
      as,
      params: { type: 'Application', id: app.id, part: 'Menu', partId: menu.id },
      query: {},
    }),
  'orders menus': ({ app, menu }, test) =>
    test.refusal(partCalls.updateMany, {
      as,
      params: { type: 'application', id: app.id, part: 'Menu' },
      body: { records: [{ id: menu.id, ...changed }] },
    }),
  'moves menus': ({ app, menu }, test) =>
    test.refusal(menuCalls.move, { as, params: { appId: app.id }, body: { ids: [menu.id] } }),
  'removes menus': ({ app, menu }, test) =>
    test.refusal(menuCalls.remove, { as, params: { appId: app.id }, body: { ids: [menu.id] } }),
};

const ofServices: Readonly<Record<string, Attempt>> = {
  'changes the service': ({ service }, test) =>
    test.refusal(metadataCalls.update, { as, params: { type: 'Service', id: service.id }, body: changed }),
  'deletes the service': ({ service }, test) =>
    test.refusal(metadataCalls.remove, { as, params: { type: 'Service', id: service.id }, query: {} }),
  'adds an item': ({ service }, test) =>
    test.refusal(partCalls.create, {
      as,
      params: { type: 'Service', id: service.id, part: 'ServiceItem' },
      body: { name: 'More', data: { type: 'Folder' } },
    }),
  'makes a thing with its item': ({ service }, test) =>
    test.refusal(itemCalls.create, { as, params: { serviceId: service.id }, body: { type: 'Folder', name: 'Made' } }),
  'changes an item': ({ service, item }, test) =>
    test.refusal(partCalls.update, {
      as,
      params: { type: 'Service', id: service.id, part: 'ServiceItem', partId: item.id },
      body: changed,
    }),
  'moves items': ({ service, item }, test) =>
    test.refusal(itemCalls.move, { as, params: { serviceId: service.id }, body: { ids: [item.id] } }),
  'removes items': ({ service, item }, test) =>
    test.refusal(itemCalls.remove, { as, params: { serviceId: service.id }, body: { ids: [item.id] } }),
  'adds a resource': ({ service }, test) =>
    test.refusal(partCalls.create, {
      as,
      params: { type: 'Service', id: service.id, part: 'CustomResource' },
      body: { name: 'more', data: {} },
    }),
  'changes a menu of a service': ({ service, entry }, test) =>
    test.refusal(partCalls.update, {
      as,
      params: { type: 'Service', id: service.id, part: 'Menu', partId: entry.id },
      body: changed,
    }),
  'moves menus of a service': ({ service, entry }, test) =>
    test.refusal(serviceMenuCalls.move, { as, params: { serviceId: service.id }, body: { ids: [entry.id] } }),
  'removes menus of a service': ({ service, entry }, test) =>
    test.refusal(serviceMenuCalls.remove, { as, params: { serviceId: service.id }, body: { ids: [entry.id] } }),
};

describe('while somebody else holds it, nobody', () => {
  let test: TestServices;
  let scene: Scene;

  beforeAll(async () => {
    test = await TestServices.open();
    const app = await test.record('Application', 'Shop');
    const service = await test.service('Sales');
    const component = (name: string) => test.part(app, 'ApplicationComponent', name, { type: 'Folder' });
    const gone = await component('Gone');
    scene = {
      ...{ app, service, gone, folder: await component('Inside'), component: await component('One') },
      menu: await test.part(app, 'Menu', 'one', {}),
      item: await test.part(service, 'ServiceItem', 'One', { type: 'Folder' }),
      entry: await test.part(service, 'Menu', 'one', {}),
    };
    await test.ask(componentCalls.remove, { params: { appId: app.id }, body: { ids: [gone.id] } });
    for (const { id } of [app, service]) await test.ask(lockCalls.lock, { params: { id }, body: {} });
  });

  afterAll(() => test.close());

  it.each(Object.keys(ofApplications))('%s', async (name) => {
    const [status, code, text] = (await ofApplications[name]?.(scene, test)) ?? [];
    expect([status, code]).toEqual([423, 'LOCKED']);
    expect(text).toMatch(/^tester has been editing 'ns__Shop' since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\./);
  });

  it.each(Object.keys(ofServices))('%s', async (name) => {
    const [status, code, text] = (await ofServices[name]?.(scene, test)) ?? [];
    expect([status, code]).toEqual([423, 'LOCKED']);
    expect(text).toMatch(/^tester has been editing 'ns__Sales' since /);
  });

  it('is kept from it once it is let go, or taken over', async () => {
    await test.ask(lockCalls.lock, { as, params: { id: scene.service.id }, body: { takeover: true } });
    expect((await ofServices['changes the service']?.(scene, test))?.[1]).toBe('0');
    await test.ask(lockCalls.unlock, { params: { id: scene.app.id } });
    expect((await ofApplications['brings a component back']?.(scene, test))?.[1]).toBe('0');
    expect((await ofApplications['changes a menu']?.(scene, test))?.[1]).toBe('0');
  });
});
