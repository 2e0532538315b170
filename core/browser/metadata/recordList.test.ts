import { trackDisposables } from '../../common/trackDisposables';
import { settled, testRecord, TestMetadata } from './testMetadata';

describe('RecordList', () => {
  const track = trackDisposables();
  let all = [testRecord('a'), testRecord('b'), testRecord('c')];

  function start(query = {}) {
    all = ['a', 'b', 'c'].map((id) => testRecord(id));
    const server = new TestMetadata((asked) => {
      const search = new URLSearchParams(asked.split('?')[1]);
      const from = all.findIndex(({ id }) => id === search.get('after')) + 1;
      return { result: all.slice(from, from + Number(search.get('limit'))), count: all.length };
    });
    return { server, list: track(server.stores.list({ type: 'Note' }, query)) };
  }

  afterEach(() => jest.useRealTimers());

  it('loads page by page', async () => {
    const { list, server } = start({ limit: 2, order: 'name', condition: { conditions: [] } });
    await settled();
    expect(list.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([list.total, list.complete, list.loading]).toEqual([3, false, false]);
    await list.more();
    expect(list.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(list.complete).toBe(true);
    await list.more();
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]).toContain('after=b');
    expect(server.asked[0]).toContain('condition=%7B');
  });

  it('follows what happens, at most once a second', async () => {
    const { list, server } = start();
    await settled();
    jest.useFakeTimers();
    all = [...all, testRecord('d')];
    server.tell({ action: 'created', id: 'd' });
    server.tell({ action: 'updated', id: 'd' });
    server.tell({ action: 'updated', id: 'd' });
    server.tell({ action: 'locked', id: 'd' });
    server.tell({ action: 'created', id: 'x', type: 'Other' });
    await jest.advanceTimersByTimeAsync(999);
    expect(server.asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(5000);
    expect(server.asked).toHaveLength(3);
    expect(list.rows).toHaveLength(4);
  });

  it('is there for whoever loaded it, also when others load it meanwhile', async () => {
    const { list } = start();
    await settled();
    const loaded = list.load();
    // Asked a little later, so that it is answered later too.
    await Promise.resolve();
    all = [...all, testRecord('d')];
    void list.load();
    await loaded;
    expect([list.loading, list.rows.map(({ id }) => id)]).toEqual([false, ['a', 'b', 'c', 'd']]);
  });

  it('drops what was deleted at once', async () => {
    const { list, server } = start();
    await settled();
    server.tell({ action: 'deleted', id: 'b' });
    expect(list.rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(list.total).toBe(2);
    await settled();
  });

  it('loads again when something was missed, and nothing after its end', async () => {
    const { list, server } = start();
    await settled();
    server.miss();
    await settled();
    expect(server.asked).toHaveLength(2);
    list.dispose();
    await settled();
    expect(server.asked).toHaveLength(2);
  });
});
