import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import { coreServices } from '../../../core/browser/services';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { dropGroup } from './dropGroup';
import type { Drop } from './tabDrag';

let tabs: Tabs;
const groups = (): readonly string[] =>
  tabs.groups.map((group) => group.tabs.map((tab) => (tab === group.active ? `*${tab.id}` : tab.id)).join(' '));
const drop = (
  id: string | undefined,
  change: { readonly zone: 'centre' | 'left' | 'right' } | { readonly index: number },
) => {
  const target = tabs.groups[0]?.id ?? '';
  const where: Drop =
    'zone' in change
      ? { kind: 'zone', group: target, copy: false, zone: change.zone }
      : { kind: 'strip', group: target, copy: false, index: change.index };
  dropGroup(tabs, id ?? '', where);
};

beforeEach(() => {
  tabs = createContainer(coreServices).get(Tabs);
  for (const id of ['a', 'b', 'c', 'd']) tabs.openNow({ type: 'page', id, name: id });
  const [, , c, d] = tabs.all;
  if (!c || !d) throw new Error('Four tabs should be open.');
  tabs.splitWith(c.key, 'group-1', 'right');
  tabs.move(d.key, { group: tabs.groups[1]?.id ?? '' });
  tabs.activate(c.key);
});

describe('a dropped group', () => {
  it('stands beside another one', () => {
    drop(tabs.groups[1]?.id, { zone: 'left' });
    expect(groups()).toEqual(['*c d', 'a *b']);
    expect(tabs.active?.id).toBe('c');
  });

  it('goes into another one, behind its tabs or between them', () => {
    drop(tabs.groups[1]?.id, { zone: 'centre' });
    expect(groups()).toEqual(['a b *c d']);
  });

  it('goes between the tabs of another one', () => {
    drop(tabs.groups[1]?.id, { index: 1 });
    expect(groups()).toEqual(['a *c d b']);
  });

  it('stays where it is when it is let go of over itself or outside', () => {
    drop(tabs.groups[0]?.id, { zone: 'right' });
    dropGroup(tabs, tabs.groups[1]?.id ?? '', { kind: 'outside', x: 0, y: 0 });
    expect(groups()).toEqual(['a *b', '*c d']);
  });

  it('vanishes into another one when it is empty', () => {
    const empty = tabs.grid.split('group-1', 'down');
    drop(empty, { zone: 'centre' });
    expect(groups()).toEqual(['a *b', '*c d']);
  });
});
