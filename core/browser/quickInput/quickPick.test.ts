import { trackDisposables } from '../../common/trackDisposables';
import type { PickItem } from './pickItem';
import { Windows } from '../windows/windows';
import { QuickInput } from './quickInput';
import type { QuickPick } from './quickPick';

const labels = (pick: QuickPick): readonly string[] => pick.rows.map((row) => row.label);

describe('QuickPick', () => {
  const keep = trackDisposables();
  const open = (items: readonly (PickItem | { separator: string; sticky?: boolean })[]): QuickPick => {
    const pick = keep(new QuickInput(new Windows()).createPick());
    pick.setItems(items);
    pick.show();
    return pick;
  };

  it('shows all in the given order and sections until something is typed', () => {
    const pick = open([{ separator: 'one' }, { label: 'b' }, { separator: 'two' }, { label: 'a' }]);
    expect(labels(pick)).toEqual(['b', 'a']);
    expect([...pick.filter.separators]).toEqual([
      [0, 'one'],
      [1, 'two'],
    ]);
    pick.setValue('a');
    expect(labels(pick)).toEqual(['a']);
    expect(pick.filter.separators.size).toBe(0);
  });

  it('keeps those of a sticky section on top that match as well as any other, below identity only', () => {
    const pick = open([
      { separator: 'recent', sticky: true },
      { label: 'Unfold' },
      { label: 'Open Folder' },
      { label: 'Folder of Mine' },
      { separator: 'other' },
      { label: 'Fold All' },
      { label: 'Fold' },
      { label: 'Zoom Folder' },
    ]);
    pick.setValue('fold');
    expect(labels(pick)).toEqual(['Fold', 'Folder of Mine', 'Fold All', 'Open Folder', 'Zoom Folder', 'Unfold']);
    expect([...pick.filter.separators]).toEqual([
      [1, 'recent'],
      [2, 'other'],
    ]);
  });

  it('lets a good match of the others stand above a poor one of a sticky section', () => {
    const pick = open([
      { separator: 'recent', sticky: true },
      { label: 'Show New Profile in Application' },
      { separator: 'other' },
      { label: 'New Application' },
    ]);
    pick.setValue('new app');
    expect(labels(pick)).toEqual(['New Application', 'Show New Profile in Application']);
    expect(pick.filter.separators.size).toBe(0);
  });

  it('lets the better match of a sticky section stand above what stands first in it', () => {
    const pick = open([
      { separator: 'recent', sticky: true },
      { label: 'Applications: New Folder of Menus' },
      { label: 'Applications: New Menu' },
      { separator: 'other' },
      { label: 'Home: New Product' },
    ]);
    pick.setValue('applications: new menu');
    expect(labels(pick).slice(0, 2)).toEqual(['Applications: New Menu', 'Applications: New Folder of Menus']);
    pick.setValue('applications: new');
    expect(labels(pick)[0]).toBe('Applications: New Folder of Menus');
  });

  it('goes round at the ends, in pages and to the ends', () => {
    const pick = open(Array.from({ length: 25 }, (_, i) => ({ label: `item ${i}` })));
    expect(pick.activeIndex).toBe(0);
    pick.move('previous');
    expect(pick.activeIndex).toBe(24);
    pick.move('next');
    expect(pick.activeIndex).toBe(0);
    pick.move('pageDown', 7);
    expect(pick.activeIndex).toBe(7);
    pick.move('last');
    pick.move('pageDown');
    expect(pick.activeIndex).toBe(24);
    pick.move('pageUp', 100);
    expect(pick.activeIndex).toBe(0);
  });

  it('tells of each item that is come to, once', () => {
    const pick = open([{ label: 'a' }, { label: 'b' }]);
    const seen: (string | undefined)[] = [];
    keep(pick.onDidFocus((item) => seen.push(item?.label)));
    pick.move('next');
    pick.setValue('b');
    pick.setValue('x');
    expect(seen).toEqual(['b', undefined]);
  });

  it('keeps the active item when the items are renewed', () => {
    const [a, b, c] = [{ label: 'a' }, { label: 'b' }, { label: 'c' }];
    const pick = open([a, b]);
    pick.move('next');
    pick.setItems([c, b, a]);
    expect(pick.active).toBe(b);
  });

  it('stays in its place when the active item goes', () => {
    const items = ['a', 'b', 'c'].map((label) => ({ label }));
    const pick = open(items);
    pick.move('next');
    pick.setItems(items.filter((item) => item.label !== 'b'));
    expect(pick.active?.label).toBe('c');
  });

  it('chooses many, all that are shown included', () => {
    const pick = open([{ label: 'ab', picked: true }, { label: 'b' }, { label: 'c' }]);
    pick.canPickMany = true;
    pick.setValue('b');
    pick.selectAll(true);
    const accepted: string[][] = [];
    keep(pick.onDidAccept(({ items }) => accepted.push(items.map((item) => item.label))));
    pick.accept();
    expect(accepted).toEqual([['ab', 'b']]);
    expect(pick.visible).toBe(false);
  });

  it('picks the active one on Enter where none is ticked, when it is for what is added', () => {
    const pick = open([{ label: 'a' }, { label: 'b' }]);
    const accepted: string[][] = [];
    keep(pick.onDidAccept(({ items }) => accepted.push(items.map((item) => item.label))));
    pick.canPickMany = true;
    pick.keepOpen = true;
    pick.accept();
    pick.enterPicksActive = true;
    pick.move('next');
    pick.accept();
    pick.selectAll(true);
    pick.accept();
    expect(accepted).toEqual([[], ['b'], ['a', 'b']]);
  });

  it('is busy until items have come, and lets a later list outrun an earlier one', async () => {
    const pick = open([]);
    let finish: (items: PickItem[]) => void = () => undefined;
    const slow = new Promise<PickItem[]>((resolve) => (finish = resolve));
    pick.setItems(slow);
    expect(pick.busy).toBe(true);
    const quick = Promise.resolve([{ label: 'quick' }]);
    pick.setItems(quick);
    await quick;
    finish([{ label: 'slow' }]);
    await slow;
    expect(labels(pick)).toEqual(['quick']);
    expect(pick.busy).toBe(false);
  });

  it('keeps what is always shown, last', () => {
    const pick = open([{ label: 'new', alwaysShow: true }, { label: 'a' }, { label: 'ab' }]);
    pick.setValue('a');
    expect(labels(pick)).toEqual(['a', 'ab', 'new']);
  });

  it('ranks a long list in slices without losing the place of the user', () => {
    jest.useFakeTimers();
    const now = jest.spyOn(performance, 'now');
    let time = 0;
    now.mockImplementation(() => (time += 1));
    try {
      const pick = open(Array.from({ length: 2000 }, (_, i) => ({ label: `item ${i}` })));
      pick.setValue('item');
      expect(pick.rows.length).toBeLessThan(2000);
      pick.move('next');
      const active = pick.active;
      jest.runAllTimers();
      expect(pick.rows).toHaveLength(2000);
      expect(pick.active).toBe(active);
    } finally {
      now.mockRestore();
      jest.useRealTimers();
    }
  });

  it('chooses what the whole search finds best when Enter outruns it', () => {
    const now = jest.spyOn(performance, 'now');
    let time = 0;
    now.mockImplementation(() => (time += 1));
    try {
      const items = Array.from({ length: 1000 }, (_, i) => ({ label: `some item ${i}` }));
      const pick = open([...items, { label: 'Item' }]);
      const chosen: string[] = [];
      keep(pick.onDidAccept(({ items: [item] }) => chosen.push(item?.label ?? '')));
      pick.setValue('item');
      expect(pick.active?.label).not.toBe('Item');
      pick.accept();
      expect(chosen).toEqual(['Item']);
    } finally {
      now.mockRestore();
    }
  });
});
