import { OpenPages } from './openPages';

/** As much of the browser's locks as pages use: who holds one holds it until he is let go. */
class FakeLocks {
  readonly held = new Set<string>();

  async request(name: string, ...more: readonly unknown[]): Promise<unknown> {
    const run = more.at(-1);
    if (this.held.has(name)) throw new Error('It is held.');
    this.held.add(name);
    const result: unknown = await (typeof run === 'function' ? run() : undefined);
    this.held.delete(name);
    return result;
  }

  async query(): Promise<{ held: readonly { name: string }[] }> {
    return Promise.resolve({ held: [...this.held].map((name) => ({ name })) });
  }
}

async function openPage(): Promise<OpenPages> {
  const page = new OpenPages();
  await page.look();
  return page;
}

describe('OpenPages', () => {
  let locks: FakeLocks;
  beforeEach(() => {
    sessionStorage.clear();
    locks = new FakeLocks();
    Object.assign(navigator, { locks });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('knows the pages that live and those that are gone', async () => {
    const first = await openPage();
    expect([first.before, first.isOpen(first.id)]).toEqual([undefined, true]);
    const second = await openPage();
    expect(second.isOpen(first.id)).toBe(true);
    locks.held.delete(`lathe.page.${first.id}`);
    const third = await openPage();
    expect([third.isOpen(first.id), third.isOpen(second.id)]).toEqual([false, true]);
  });

  it('waits a moment for the page before a reload to go', async () => {
    const first = await openPage();
    jest.spyOn(locks, 'query').mockImplementationOnce(async () => {
      const held = [{ name: `lathe.page.${first.id}` }];
      locks.held.delete(`lathe.page.${first.id}`);
      return Promise.resolve({ held });
    });
    const second = await openPage();
    expect([second.before === first.id, second.isOpen(first.id)]).toEqual([true, false]);
  });

  it('counts the others as gone where there are no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const page = await openPage();
    expect([page.isOpen(page.id), page.isOpen('other')]).toEqual([true, false]);
  });
});
