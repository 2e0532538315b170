import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseProxy } from '../../testing/databaseProxy';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { Database, type InTransaction } from '../database';
import { usualLimits } from './connections';

type Tables = { note: { id: number; text: string } };

describe('Connections', () => {
  let test: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  let lost: number;

  beforeEach(async () => {
    test = await openTestDatabase();
    proxy = await DatabaseProxy.start(test.config);
    database = new Database();
    lost = 0;
    database.open(proxy.config, () => lost++);
    await sql`create schema lathe`.execute(test.database.bare);
    await sql`create table lathe.note (id int primary key, text text)`.execute(test.database.bare);
  });

  afterEach(async () => {
    await database.close();
    await proxy.end();
    await test.close();
  });

  const notes = () => database.platform.withTables<Tables>();
  const add = (id: number, on: InTransaction) =>
    on.withTables<Tables>().insertInto('note').values({ id, text: 'a' }).execute();
  const ids = async () => (await notes().selectFrom('note').select('id').orderBy('id').execute()).map(({ id }) => id);

  /** With other limits, over the same proxy. */
  function open(limits: Partial<typeof usualLimits>): Database {
    const other = new Database();
    other.open(proxy.config, () => lost++, { ...usualLimits, ...limits });
    return other;
  }

  it('repeats a read whose answer was lost', async () => {
    await ids();
    proxy.breakOnce('question', 'order by "id"');
    expect(await ids()).toEqual([]);
    proxy.breakOnce('answer', 'SELECT');
    expect(await ids()).toEqual([]);
    expect(lost).toBe(2);
  });

  it.each([
    ['question', 'insert into "lathe"."note"'],
    ['question', 'commit\0'],
    ['answer', 'COMMIT'],
  ] as const)('writes once whatever is lost, case %#', async (direction, words) => {
    await ids();
    proxy.breakOnce(direction, words);
    await notes().insertInto('note').values({ id: 1, text: 'a' }).execute();
    expect(await ids()).toEqual([1]);
  });

  it.each([
    ['question', 'begin', 2],
    ['answer', 'INSERT', 2],
    ['question', 'commit\0', 2],
    ['answer', 'COMMIT', 1],
  ] as const)('does a transaction once whatever is lost, case %#', async (direction, words, runs) => {
    await database.transact(undefined, (transaction) => add(1, transaction));
    let run = 0;
    // The mark of the transaction is an insert too, which is answered before the work begins.
    if (words !== 'INSERT') proxy.breakOnce(direction, words);
    await database.transact(undefined, async (transaction) => {
      run++;
      if (words === 'INSERT' && run === 1) proxy.breakOnce(direction, words);
      await add(2, transaction);
      await add(3, transaction);
    });
    expect(await ids()).toEqual([1, 2, 3]);
    expect(run).toBe(runs);
    expect(lost).toBe(words === 'COMMIT' ? 0 : 1);
  });

  const carry = (id: number) =>
    database.carryOut(
      sql`insert into lathe.note (id, text) values (${id}, 'a')`,
      sql`select 1 from lathe.note where id = ${id}`,
    );

  it.each([
    ['question', 'insert into lathe.note', 1],
    ['answer', 'INSERT', 0],
  ] as const)('carries a statement out once whatever is lost, case %#', async (direction, words, times) => {
    await carry(1);
    proxy.breakOnce(direction, words);
    await carry(2);
    expect(await ids()).toEqual([1, 2]);
    expect(lost).toBe(times);
  });

  it('carries out nothing of a statement that fails', async () => {
    await carry(1);
    await expect(carry(1)).rejects.toMatchObject({ code: '23505' });
    await carry(2);
    expect(await ids()).toEqual([1, 2]);
  });

  it('waits for a database that is away', async () => {
    await ids();
    await proxy.close();
    const reading = ids();
    const writing = database.transact(undefined, (transaction) => add(1, transaction));
    await proxy.open();
    await Promise.all([reading, writing]);
    expect(await ids()).toEqual([1]);
  });

  it('says when it has waited long enough', async () => {
    const impatient = open({ patience: 20 });
    await proxy.close();
    const away = { code: 'DATABASE_AWAY', status: 503 };
    await expect(
      impatient.platform.withTables<Tables>().selectFrom('note').select('id').execute(),
    ).rejects.toMatchObject(away);
    await expect(impatient.transact(undefined, (transaction) => add(1, transaction))).rejects.toMatchObject(away);
    await impatient.close();
  });

  it('waits no more once it is closed', async () => {
    const other = open({});
    await proxy.close();
    const reading = other.bare.selectNoFrom((build) => build.lit(1).as('one')).execute();
    await other.close();
    await expect(reading).rejects.toMatchObject({ code: 'STOPPING' });
    await expect(other.transact(undefined, async () => 1)).rejects.toMatchObject({ code: 'STOPPING' });
  });

  it('says that it does not know what became of a statement that it cannot look for', async () => {
    proxy.breakOnce('question', 'create table "other"');
    const creating = database.bare.schema.createTable('other').addColumn('id', 'integer').execute();
    await expect(creating).rejects.toMatchObject({ code: 'DATABASE_UNCERTAIN' });
  });

  it('repeats transactions that were in the way of each other', async () => {
    const count = (transaction: InTransaction) =>
      transaction
        .withTables<Tables>()
        .selectFrom('note')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
    const addNext = async (transaction: InTransaction) =>
      void (await add(Number((await count(transaction)).count), transaction));
    await Promise.all([1, 2, 3].map(() => database.transact(undefined, addNext, { isolation: 'serializable' })));
    expect(await ids()).toEqual([0, 1, 2]);
  });

  it('refuses who waits too long for a connection', async () => {
    const narrow = open({ leases: 1, waiting: 10 });
    await narrow.transact(undefined, async () => {
      await expect(narrow.transact(undefined, async () => 1)).rejects.toMatchObject({ code: 'DATABASE_BUSY' });
    });
    expect(await narrow.transact(undefined, async () => 2)).toBe(2);
    await narrow.close();
  });

  it('hands connections on in the order of asking', async () => {
    const narrow = open({ leases: 2 });
    const order: number[] = [];
    const all = [1, 2, 3, 4, 5, 6].map((each) => narrow.transact(undefined, async () => order.push(each)));
    await Promise.all(all);
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    await narrow.close();
  });

  it('does not take a transaction for done of which a statement failed', async () => {
    const careless = database.transact(undefined, async (transaction) => {
      await add(1, transaction);
      await add(1, transaction).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing was saved');
    expect(await ids()).toEqual([]);
  });

  it('prepares a statement anew whose table has changed', async () => {
    const all = () => notes().selectFrom('note').selectAll().execute();
    const inTransaction = () =>
      database.transact(undefined, (on) => on.withTables<Tables>().selectFrom('note').selectAll().execute());
    for (let time = 0; time < 3; time++) await Promise.all([all(), inTransaction()]);
    await sql`alter table lathe.note add column more int`.execute(test.database.bare);
    await sql`insert into lathe.note values (1, 'a', 2)`.execute(test.database.bare);
    const row = { id: 1, text: 'a', more: 2 };
    expect(await Promise.all([all(), inTransaction()])).toEqual([[row], [row]]);
  });

  it('sends what is asked in one turn together, but not too much of it', async () => {
    const ask = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.bare)).rows[0];
    // Each in a callback of its own, as requests come in.
    const inOneTurn = (count: number) => {
      const asked = Array.from({ length: count }, () => new Promise((resolve) => setImmediate(() => resolve(ask()))));
      return Promise.all(asked);
    };
    const connections = async (count: number) =>
      new Set((await inOneTurn(count)).map((row) => JSON.stringify(row))).size;
    // Until all connections are open.
    while ((await connections(24)) < 3);
    expect(await connections(8)).toBe(1);
    expect(await connections(9)).toBe(2);
  });

  it('goes around a statement that takes long', async () => {
    const narrow = open({ pipes: 1 });
    const held = sql`select pg_sleep(60)`.execute(narrow.bare);
    const sleeping = sql`datname = current_database() and wait_event = 'PgSleep'`;
    const asleep = async (): Promise<boolean> =>
      (await sql`select 1 from pg_stat_activity where ${sleeping}`.execute(test.database.bare)).rows.length > 0;
    while (!(await asleep()));
    // Only what has taken a while already is gone around.
    await wait(60);
    expect((await sql`select 1 as one`.execute(narrow.bare)).rows).toEqual([{ one: 1 }]);
    await sql`select pg_cancel_backend(pid) from pg_stat_activity where ${sleeping}`.execute(test.database.bare);
    await expect(held).rejects.toMatchObject({ code: 'DATABASE_SLOW' });
    await narrow.close();
  });

  it('streams the rows of a transaction', async () => {
    await database.transact(undefined, async (transaction) => {
      for (const id of [1, 2, 3, 4, 5]) await add(id, transaction);
    });
    const seen = await database.transact(
      undefined,
      async (transaction) => {
        const found: number[] = [];
        const query = transaction
          .withTables<Tables>()
          .selectFrom('note')
          .select('id')
          .where('id', '>', 1)
          .orderBy('id');
        for await (const { id } of query.stream(2)) found.push(id);
        return found;
      },
      { readOnly: true },
    );
    expect(seen).toEqual([2, 3, 4, 5]);
  });

  it('undoes a savepoint only', async () => {
    await database.transact(undefined, async (transaction) => {
      await add(1, transaction);
      await sql`savepoint before`.execute(transaction);
      await add(1, transaction).catch(() => undefined);
      await sql`rollback to savepoint before`.execute(transaction);
    });
    expect(await ids()).toEqual([1]);
  });

  it.each([
    ['57014', 'DATABASE_SLOW'],
    ['53100', 'DATABASE_FULL'],
    ['55P03', 'CONFLICT'],
  ])('tells users of %s as %s', async (state, code) => {
    const failing = database.transact(undefined, (transaction) =>
      sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(transaction),
    );
    await expect(failing).rejects.toMatchObject({ code });
  });

  it('ends a statement that takes longer than its transaction allows', async () => {
    const slow = database.transact(undefined, (on) => sql`select pg_sleep(60)`.execute(on), { timeout: 10 });
    await expect(slow).rejects.toMatchObject({ code: 'DATABASE_SLOW' });
  });

  it('leaves reading only to a transaction that says so', async () => {
    const writing = database.transact(undefined, (transaction) => add(1, transaction), { readOnly: true });
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });
});
