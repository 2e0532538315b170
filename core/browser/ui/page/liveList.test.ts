import { trackDisposables } from '../../../common/trackDisposables';
import type { LiveEvents } from '../../events/liveEvents';
import { type ListPage, LiveList, pageSize, type PageWanted } from './liveList';

interface Row {
  readonly id: string;
}
const numbers = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: String(from + index) }));

describe('LiveList', () => {
  trackDisposables();
  const asked: PageWanted[] = [];
  let total = 0;
  const load = async (page: PageWanted): Promise<ListPage<Row>> => {
    asked.push(page);
    return { rows: numbers(page.offset, Math.min(total, page.offset + page.limit)), total };
  };
  const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => undefined);

  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('loads by pages until all is there', async () => {
    total = pageSize + 50;
    const list = new LiveList<Row>();
    list.show(load);
    list.more();
    await settle();
    expect([list.rows.length, list.total, list.state]).toEqual([pageSize, total, 'ready']);
    list.more();
    list.more();
    await settle();
    expect(list.rows).toEqual(numbers(0, total));
    list.more();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('loads again as much as is shown, however much, and nothing twice', async () => {
    total = 1300;
    const list = new LiveList<Row>();
    list.show(load);
    await settle();
    while (list.rows.length < total) {
      list.more();
      await settle();
    }
    asked.length = 0;
    list.reload();
    await settle();
    expect(asked).toEqual([
      { offset: 0, limit: 1000 },
      { offset: 1000, limit: 300 },
    ]);
    expect(list.rows).toEqual(numbers(0, 1300));
  });

  it('leaves a row out that has moved to the next page', async () => {
    const list = new LiveList<Row>();
    let shift = 0;
    list.show(async ({ offset, limit }) => ({ rows: numbers(offset - shift, offset - shift + limit), total: 1000 }));
    await settle();
    shift = 1;
    list.more();
    await settle();
    expect(list.rows).toEqual(numbers(0, 2 * pageSize - 1));
  });

  it('follows events, a few times a second, until nobody looks', async () => {
    total = 1;
    let tell = (): void => undefined;
    const events = {
      listen: (_topic: string, { missed }: { missed(): void }) => {
        tell = missed;
        return { dispose: () => (tell = () => undefined) };
      },
    } as unknown as LiveEvents;
    const list = new LiveList<Row>();
    list.show(load);
    await settle();
    const following = list.follow(events, 'job');
    total = 2;
    for (let count = 0; count < 10; count++) tell();
    await jest.advanceTimersByTimeAsync(300);
    expect([asked.length, list.rows.length]).toEqual([2, 2]);
    tell();
    following.dispose();
    await jest.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(2);
  });

  it('says why it failed, and shows only what was asked for last', async () => {
    const list = new LiveList<Row>();
    list.show(() => Promise.reject(new Error('It takes a permission.')));
    await settle();
    expect([list.state, list.problem]).toEqual(['failed', 'It takes a permission.']);
    let late: (answer: ListPage<Row>) => void = () => undefined;
    list.show(() => new Promise((resolve) => (late = resolve)));
    total = 1;
    list.show(load);
    late({ rows: numbers(7, 8), total: 1 });
    await settle();
    expect([list.state, list.problem, list.rows]).toEqual(['ready', undefined, numbers(0, 1)]);
  });

  it('keeps the rows that it could not load again, and says so until it can', async () => {
    const list = new LiveList<Row>();
    let broken = false;
    total = 3;
    list.show((page) => (broken ? Promise.reject(new Error('No answer.')) : load(page)));
    await settle();
    broken = true;
    list.reload();
    await settle();
    expect([list.state, list.problem, list.rows]).toEqual(['ready', 'No answer.', numbers(0, 3)]);
    broken = false;
    list.reload();
    await settle();
    expect(list.problem).toBeUndefined();
    list.show(() => Promise.reject(new Error('Nor others.')));
    await settle();
    expect([list.state, list.problem]).toEqual(['failed', 'Nor others.']);
  });
});
