import { CurrentPage } from '../pages/currentPage';
import { OpenPages } from '../storage/openPages';
import { Storage } from '../storage/storage';
import { Backups } from './backups';

const text = (written: string): { resource: string; name: string; tabKeys: string[]; text: string } => ({
  resource: 'user:/a',
  name: 'a',
  tabKeys: ['1'],
  text: written,
});

describe('Backups', () => {
  /** What all pages of the browser write to. */
  let storage: Storage;
  let open: Set<string>;

  beforeEach(() => {
    sessionStorage.clear();
    storage = new Storage();
    open = new Set();
  });
  afterEach(() => jest.restoreAllMocks());

  function load({ duplicate = false } = {}): { id: string; backups: Backups; close: () => void } {
    if (!duplicate) sessionStorage.clear();
    const pages = new OpenPages();
    jest.spyOn(pages, 'isOpen').mockImplementation((id) => open.has(id));
    open.add(pages.id);
    const backups = new Backups(storage, pages, new CurrentPage());
    backups.claim();
    return { id: pages.id, backups, close: () => void open.delete(pages.id) };
  }

  it('of one page are not lost when another edits and saves the same', async () => {
    const [first, second] = [load(), load()];
    await first.backups.put(text('first'));
    first.close();
    await second.backups.put(text('second'));
    await second.backups.delete('user:/a');
    expect(load().backups.get('user:/a')?.text).toBe('first');
  });

  it('are not taken from a page that is open', async () => {
    const first = load();
    await first.backups.put(text('first'));
    expect(load().backups.all()).toEqual([]);
    expect(first.backups.all()).toHaveLength(1);
  });

  it('go to one page, and to the page after it when it goes too', async () => {
    const first = load();
    await first.backups.put(text('first'));
    first.close();
    const second = load();
    expect(second.backups.get('user:/a')?.text).toBe('first');
    expect(load().backups.all()).toEqual([]);
    second.close();
    expect(load().backups.all()).toHaveLength(1);
  });

  it('of two pages with the same come one after the other, the latest first', async () => {
    const clock = jest.spyOn(Date, 'now');
    const [older, newer] = [load(), load()];
    clock.mockReturnValue(2000);
    await newer.backups.put(text('newer'));
    clock.mockReturnValue(1000);
    await older.backups.put(text('older'));
    [older, newer].forEach(({ close }) => close());
    clock.mockReturnValue(3000);
    const next = load();
    expect(next.backups.get('user:/a')?.text).toBe('newer');
    await next.backups.delete('user:/a');
    expect(load().backups.get('user:/a')?.text).toBe('older');
  });

  it('of the page before a reload come before those of any other', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(2000);
    const other = load();
    await other.backups.put(text('other'));
    clock.mockReturnValue(1000);
    const mine = load();
    await mine.backups.put(text('mine'));
    [other, mine].forEach(({ close }) => close());
    expect(load({ duplicate: true }).backups.get('user:/a')?.text).toBe('mine');
  });

  it('of before each page kept its own are not lost', () => {
    storage.set('backup:user:/a', text('long ago'));
    expect(load().backups.get('user:/a')?.text).toBe('long ago');
  });
});
