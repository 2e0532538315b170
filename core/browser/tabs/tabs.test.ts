import 'reflect-metadata';
import type { Container } from 'inversify';
import { createContainer } from '../../common/container';
import { coreServices } from '../services';
import { Backups } from '../workingCopies/backups';
import { WorkingCopies } from '../workingCopies/workingCopies';
import { Editors } from './editors';
import { TabMemory } from './tabMemory';
import { Tabs } from './tabs';

let container: Container;
let tabs: Tabs;

beforeEach(() => {
  container = createContainer(coreServices);
  tabs = container.get(Tabs);
  container.get(Editors).declare([
    { type: 'page', title: 'Page', route: '/page/:id' },
    { type: 'book', title: 'Book', route: '/book/:id{/:page}' },
    { type: 'one', title: 'One', route: '/one/:id', reuse: true },
  ]);
});

const open = (id: string, options = {}) => tabs.openNow({ type: 'page', id, name: id }, options);
/** The names in each group; the active tab of a group is marked. */
const picture = () =>
  tabs.groups.map((group) => group.tabs.map((tab) => (tab === group.active ? `*${tab.name}` : tab.name)).join(' '));

describe('opening', () => {
  it('stands right of the active tab', () => {
    const [a] = [open('a'), open('b'), open('c')];
    tabs.activate(a.key);
    open('d');
    expect(picture()).toEqual(['a *d b c']);
  });

  it('shows the tab that is open for the same thing', () => {
    const a = open('a');
    open('b');
    expect(open('a')).toBe(a);
    expect(picture()).toEqual(['*a b']);
  });

  it('takes up what was left unsaved at its place by a tab that is gone, and at no other', async () => {
    const left = { resource: 'page-1', name: 'a', tabKeys: ['page-1'], route: '/page/a', text: 'typed' };
    await container.get(Backups).put(left);
    const [b, a] = [open('b'), open('a')];
    expect([b.dirty, a.dirty]).toEqual([false, true]);
    expect(container.get(WorkingCopies).restored(a.key)?.text).toBe('typed');
    expect(open('a', { copy: true }).dirty).toBe(false);
  });

  it('goes to another place in the tab of the same thing', () => {
    const book = tabs.openNow({ type: 'book', id: 'b', params: { id: 'b' } });
    expect(tabs.openNow({ type: 'book', id: 'b', params: { id: 'b', page: '7' } })).toBe(book);
    expect(book.route).toBe('/book/b/7');
    expect(tabs.openNow({ type: 'book', id: 'b', params: { id: 'b' } }).route).toBe('/book/b/7');
    expect(tabs.openNow({ type: 'book', id: 'c', params: { id: 'c' } })).not.toBe(book);
  });

  it('makes a route from pattern, id and params', () => {
    expect(open('a b').route).toBe('/page/a%20b');
  });

  it('replaces a preview by the next one, in its place, but not one with unsaved work', () => {
    open('a');
    open('p', { preview: true });
    open('b', { activate: false, index: 2 });
    const q = open('q', { preview: true });
    expect(picture()).toEqual(['a *q b']);
    jest.spyOn(container.get(WorkingCopies), 'isDirty').mockImplementation((key) => key === q.key);
    open('r', { preview: true });
    expect(picture()).toEqual(['a q *r b']);
  });

  it('keeps a preview that is opened for good', () => {
    const p = open('p', { preview: true });
    open('p');
    expect(p.preview).toBe(false);
  });

  it.each(['one', 'tabs', 'layouts'])('uses the one tab of the kind %s again', (type) => {
    const first = tabs.openNow({ type, id: '1', name: 'first' });
    open('a');
    const second = tabs.openNow({ type, id: '2', name: 'second' });
    expect(second).toBe(first);
    expect([second.id, second.name, second.active]).toEqual(['2', 'second', true]);
  });

  it('opens beside in a group that it makes, and finds that group again', () => {
    open('a');
    open('b', { group: 'beside' });
    tabs.grid.focus('group-1');
    open('c', { group: 'beside' });
    expect(picture()).toEqual(['*a', 'b *c']);
  });
});

describe('closing', () => {
  it('goes to the nearest tab before', async () => {
    const [, b] = [open('a'), open('b'), open('c')];
    tabs.activate(b.key);
    await tabs.close(b.key);
    expect(picture()).toEqual(['*a c']);
  });

  it('goes to the nearest after when none is before', async () => {
    const [a] = [open('a'), open('b'), open('c')];
    tabs.activate(a.key);
    await tabs.close(a.key);
    expect(picture()).toEqual(['*b c']);
  });

  it('leaves the home view when none is left', async () => {
    await tabs.close(open('a').key);
    expect([tabs.active, picture()]).toEqual([undefined, ['']]);
  });

  it('removes a group that is empty, unless it is the last', async () => {
    open('a');
    const b = open('b');
    tabs.splitWith(b.key, 'group-1', 'right');
    expect(picture()).toEqual(['*a', '*b']);
    await tabs.close(b.key);
    expect([picture(), tabs.active?.name]).toEqual([['*a'], 'a']);
  });

  it('keeps pinned tabs when others close', async () => {
    const a = open('a', { pinned: true });
    const [, c] = [open('b'), open('c')];
    await tabs.closeOthers(c.key);
    expect(picture()).toEqual(['a *c']);
    await tabs.closeAll();
    expect(picture()).toEqual(['*a']);
    expect(a.pinned).toBe(true);
  });

  it('asks once for what is unsaved, and keeps all when the user cancels', async () => {
    const copies = container.get(WorkingCopies);
    jest.spyOn(copies, 'isDirty').mockImplementation((key) => key === a.key);
    const asked = jest.spyOn(copies, 'confirmClose').mockResolvedValue(false);
    const [a, b] = [open('a'), open('b')];
    expect(await tabs.close(a.key, b.key)).toBe(false);
    expect(asked).toHaveBeenCalledWith([a.key]);
    expect(picture()).toEqual(['a *b']);
  });

  it('does not ask for what another tab still shows', async () => {
    const copies = container.get(WorkingCopies);
    jest.spyOn(copies, 'isDirty').mockReturnValue(true);
    const asked = jest.spyOn(copies, 'confirmClose').mockResolvedValue(false);
    const a = open('a');
    tabs.split('right');
    expect(await tabs.close(a.key)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('brings closed tabs back one by one, where they were', async () => {
    const [a, b] = [open('a', { pinned: true }), open('b'), open('c')];
    await tabs.close(b.key);
    await tabs.close(a.key);
    tabs.reopenClosed();
    tabs.reopenClosed();
    expect(picture()).toEqual(['a *b c']);
    expect(tabs.all[0]?.pinned).toBe(true);
    expect(tabs.reopenClosed()).toBeUndefined();
  });

  it('opens a tab again beside the active one when its group is gone', async () => {
    const [a] = [open('a'), open('b')];
    tabs.splitWith(a.key, 'group-1', 'left');
    await tabs.close(a.key);
    tabs.reopenClosed();
    expect(picture()).toEqual(['b *a']);
  });

  it('remembers at least twenty closed tabs', async () => {
    for (let i = 0; i < 25; i++) await tabs.close(open(String(i)).key);
    for (let i = 0; i < 20; i++) expect(tabs.reopenClosed()).toBeDefined();
  });
});

describe('moving', () => {
  it('keeps pinned tabs at the start', () => {
    const [a, b] = [open('a'), open('b'), open('c')];
    tabs.pin(b.key);
    expect(picture()).toEqual(['b a *c']);
    tabs.move(a.key, { group: 'group-1', index: 0 });
    expect(picture()).toEqual(['b a *c']);
    tabs.unpin(b.key);
    tabs.move(a.key, { group: 'group-1', index: 0 });
    expect(picture()).toEqual(['a b *c']);
  });

  it('activates in the new group and leaves the nearest behind', () => {
    const [, b] = [open('a'), open('b')];
    tabs.splitWith(b.key, 'group-1', 'down');
    expect([picture(), tabs.active?.name]).toEqual([['*a', '*b'], 'b']);
  });

  it('does not split a group that would be empty after', () => {
    const a = open('a');
    tabs.splitWith(a.key, 'group-1', 'left');
    expect(picture()).toEqual(['*a']);
  });

  it('shows the same in both halves of a split', () => {
    open('a');
    tabs.split('right');
    expect(picture()).toEqual(['*a', '*a']);
    expect(new Set(tabs.all.map((tab) => tab.key)).size).toBe(2);
  });

  it('goes to a window of its own and back to its place', () => {
    const [, b] = [open('a'), open('b'), open('c')];
    tabs.detach(b.key);
    expect(picture()).toEqual(['a *c']);
    tabs.activate(b.key);
    expect(tabs.active).toBe(b);
    tabs.attach(b.key);
    expect(picture()).toEqual(['a *b c']);
  });
});

describe('remembering', () => {
  it('orders by recent use', () => {
    const [a] = [open('a'), open('b'), open('c')];
    tabs.activate(a.key);
    expect(tabs.mru().map((tab) => tab.name)).toEqual(['a', 'c', 'b']);
  });

  it('tells tabs of one name apart', () => {
    const a = tabs.openNow({ type: 'page', id: '1', name: 'same' });
    const b = tabs.openNow({ type: 'page', id: '2', name: 'same' });
    expect([tabs.detailOf(a), tabs.detailOf(b)]).toEqual(['1', '2']);
    tabs.update(b.key, { name: 'other' });
    expect(tabs.detailOf(a)).toBe('');
  });

  it('stores and restores everything, with those in other windows at their places', () => {
    const [, b] = [open('a', { pinned: true }), open('b'), open('c')];
    tabs.setViewState(b.key, { scroll: 7 });
    tabs.detach(b.key);
    const stored = JSON.parse(JSON.stringify(container.get(TabMemory).toStored())) as never;
    const other = createContainer(coreServices);
    other.get(TabMemory).restore(stored);
    const again = other.get(Tabs);
    expect(again.all.map((tab) => [tab.key, tab.name, tab.pinned])).toEqual([
      ['page-1', 'a', true],
      ['page-2', 'b', false],
      ['page-3', 'c', false],
    ]);
    expect(again.viewState(b.key)).toEqual({ scroll: 7 });
    expect(again.openNow({ type: 'page', id: 'd' }).tabNo).toBe(4);
  });

  it('arranges open tabs, opens missing ones and closes nothing', async () => {
    const [, b] = [open('a'), open('b')];
    tabs.splitWith(b.key, 'group-1', 'right');
    const stored = container.get(TabMemory).toStored();
    await tabs.close(b.key);
    open('c');
    container.get(TabMemory).arrange(stored);
    expect(picture().map((group) => group.replaceAll('*', '').split(' ').sort())).toEqual([['a'], ['b', 'c']]);
  });
});
