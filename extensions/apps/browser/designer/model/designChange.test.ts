import { JsonData, type MetadataRecord, newId } from 'lathe/common';
import type { Design } from '../../../common/designCalls';
import { testApplication } from '../../testApps';
import { completed, toApp, toValues } from './appValues';
import { designChange } from './designChange';
import { place } from '../../../common/entryTree';
import { newMenu, newTab } from './newEntries';

function part(type: string, label: string, data: object, revision = 1): MetadataRecord {
  const id = newId(type === 'Menu' ? '000m' : '000b');
  return testApplication({ type, id, revision, name: label, label, data: JsonData.parse(data) });
}

const tab = part('Tab', 'Link', { kind: 'link', url: '/x' });
const target = {
  kind: 'link' as const,
  id: null,
  type: null,
  name: null,
  label: null,
  url: '/x',
  viewKind: null,
  missing: false,
};
const menus = [
  part('Menu', 'a', { kind: 'folder', seqNo: 1 }),
  part('Menu', 'b', { kind: 'tab', tab: tab.id, seqNo: 2 }),
  part('Menu', 'c', { kind: 'folder', seqNo: 3 }),
];
const application = testApplication({
  data: { type: 'Custom Application', properties: { version: 180828, layout: { other: 1 } } },
});
const design: Design = { application, menus, tabs: [{ ...tab, target }], ownerName: '', mayGrant: true };
const before = toValues(design);
const change = (values: typeof before) => designChange(toApp(application), before, values);

describe('what is sent of an application', () => {
  it('is nothing while nothing is changed, also after it was kept as text', () => {
    const nothing = { tabs: [], menus: [], removedMenus: [], removedTabs: [] };
    expect(change(before)).toEqual(nothing);
    expect(change(completed(JSON.parse(JSON.stringify(before))))).toEqual(nothing);
  });

  it('is the application with what the designer does not know', () => {
    const { application: sent, menus: none } = change({ ...before, navigation: 'top', theme: 'Light' });
    expect(none).toEqual([]);
    expect(sent).toMatchObject({ revision: 1, label: 'Shop', data: { theme: 'Light' } });
    expect(sent?.data['properties']).toMatchObject({ version: 180828, layout: { other: 1, navigation: 'top' } });
  });

  it('is those menus that are new, changed or moved, folders first', () => {
    const folder = newMenu(before.menus, { label: 'New', kind: 'folder' });
    const [, b] = before.menus;
    if (!b) throw new Error('There are three.');
    const moved = place([...before.menus, folder], [b.id], { parent: folder.id, before: undefined });
    const sent = change({ ...before, menus: moved }).menus ?? [];
    expect(sent.map(({ name, revision, data }) => [name, revision, data['parent'], data['seqNo']])).toEqual([
      ['new', undefined, undefined, 4],
      ['b', 1, folder.id, 2],
    ]);
  });

  it('numbers menus anew only where they stand in another order', () => {
    const [a, b, c] = before.menus;
    if (!a || !b || !c) throw new Error('There are three.');
    const numbers = (list: typeof before.menus) =>
      (change({ ...before, menus: list }).menus ?? []).map(({ name, data }) => [name, data['seqNo']]);
    expect(numbers([a, c, b])).toEqual([['b', 4]]);
    expect(numbers([c, a, b])).toEqual([
      ['a', 4],
      ['b', 5],
    ]);
    const added = newMenu(before.menus, { label: 'New', kind: 'folder' });
    expect(numbers([added, a, b, c])).toEqual([['new', 0]]);
  });

  it('names what is gone by its revision, and says nothing of what was never saved', () => {
    const [a] = menus;
    expect(change({ ...before, menus: before.menus.slice(1) }).removedMenus).toEqual([{ id: a?.id, revision: 1 }]);
    expect(change({ ...before, tabs: [] }).removedTabs).toEqual([{ id: tab.id, revision: 1 }]);
    const { tabs = [] } = change({
      ...before,
      tabs: [...before.tabs, newTab(before.tabs, { label: 'X', kind: 'home' })],
    });
    expect(tabs.map(({ name, revision }) => [name, revision])).toEqual([['x', undefined]]);
  });
});
