import { sql } from 'kysely';
import { trackDisposables } from '../../../common/trackDisposables';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';

describe('Listener', () => {
  const clean = trackDisposables();
  let test: TestDatabase;

  beforeEach(async () => {
    test = await openTestDatabase();
  });

  afterEach(() => test.close());

  /** A listener that says what it hears, one thing after the other. */
  async function hearing(channel: string): Promise<{ heard: string[]; next(): Promise<string>; stop(): void }> {
    const heard: string[] = [];
    let wake = (): void => undefined;
    const take = (what: string): void => {
      heard.push(what);
      wake();
    };
    const listening = clean(await test.database.listen(channel, take, () => take('gap')));
    return {
      heard,
      stop: () => listening.dispose(),
      async next() {
        while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        return heard.shift() ?? '';
      },
    };
  }

  const announce = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(test.database.bare);

  const breakListener = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query ~* '^listen' or query = 'select 1')`.execute(test.database.bare);

  it('hears its channel only, and only while it listens', async () => {
    const one = await hearing('one"; drop');
    const two = await hearing('two');
    await announce('two', 'a');
    await announce('one"; drop', 'b');
    expect([await one.next(), await two.next()]).toEqual(['b', 'a']);
    one.stop();
    await announce('one"; drop', 'c');
    await announce('two', 'd');
    expect(await two.next()).toBe('d');
    const again = await hearing('one"; drop');
    await announce('one"; drop', 'e');
    expect(await again.next()).toBe('e');
    expect(one.heard).toEqual([]);
  });

  it('comes back after its connection was lost and tells of the gap', async () => {
    const one = await hearing('one');
    await breakListener();
    expect(await one.next()).toBe('gap');
    await announce('one', 'after');
    expect(await one.next()).toBe('after');
  });

  it('keeps the others hearing when one of them throws', async () => {
    clean(
      await test.database.listen(
        'one',
        () => {
          throw new Error('mine');
        },
        () => undefined,
      ),
    );
    const other = await hearing('one');
    await announce('one', 'a');
    expect(await other.next()).toBe('a');
  });
});
