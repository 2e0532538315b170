import fc from 'fast-check';
import { sql } from 'kysely';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InTransaction } from '../database/database';
import type { Migration } from '../database/migrations/migration';
import { Migrator } from '../database/migrations/migrator';
import { testActor, testTenant } from '../testing/testActor';
import { openTestDatabase } from '../testing/testDatabase';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Audit } from './audit';
import { AuditAnchors, type Anchor } from './auditAnchors';
import { type AuditCheck, AuditChain, verifyWithin } from './auditChain';
import { auditText } from './auditHash';
import { auditMigrations } from './auditTables';

const actor = testActor();
const count = 30;
/** Every other entry was made by a program. */
const actorOf = ([id]: readonly string[]) =>
  Number(id) % 2 === 0 ? { ...actor, token: { id: '000K', name: 'Nightly' } } : actor;
const entry = (id: string) => ({ action: 'change', type: 'Note', id, before: { a: 1 }, after: { a: 2 } });

/** Properties ask the database many times. */
jest.setTimeout(30_000);

class Undone extends Error {}

describe('AuditChain', () => {
  let test: TestServer;
  let folder: string;
  /** The ends of the chain, after each entry. */
  const anchors: Anchor[] = [];

  const record = (...ids: string[]) =>
    test.database.transact(testTenant, (transaction) =>
      test.container.get(Audit).record(transaction, actorOf(ids), ...ids.map(entry)),
    );
  const verify = (known?: Anchor[]) => test.container.get(AuditChain).verify(testTenant, known);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lathe-audit-'));
    test = await openTestServer({ environment: { LATHE_DATA: folder } });
    for (let i = 1; i <= count; i++) {
      await record(String(i));
      const { rows } = await sql<Anchor>`select position::int, encode(hash, 'hex') as hash from t_test.audit_seal
        order by position desc limit 1`.execute(test.database.bare);
      anchors.push(...rows);
    }
    await test.container.get(AuditAnchors).write();
  });

  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What is found after somebody with all rights in the database did this. */
  async function tampered(known: readonly Anchor[], ...statements: string[]): Promise<AuditCheck> {
    let found: AuditCheck | undefined;
    const work = async (transaction: InTransaction): Promise<void> => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      found = await verifyWithin(transaction, testTenant, known);
      throw new Undone();
    };
    await expect(test.database.transact(testTenant, work)).rejects.toThrow(Undone);
    if (!found) throw new Error('Nothing was verified.');
    return found;
  }

  it('finds nothing where nothing was done, and names the end of the chain', async () => {
    expect(await verify()).toEqual({ entries: count, head: anchors.at(-1), broken: undefined });
  });

  it('holds for whatever an entry says', async () => {
    const other = await openTestServer();
    const texts = fc.option(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
      { nil: undefined },
    );
    const json = fc.option(
      fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''))),
      {
        nil: undefined,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, json, json, async (name, address, program, before, after) => {
        const said = { action: 'a', type: 't', id: 'i', name, before, after };
        const token = program === undefined ? undefined : { id: 'p', name: program };
        await other.container.get(Audit).record(other.database.of(testTenant), testActor({ address, token }), said);
      }),
      { numRuns: 60 },
    );
    expect(await other.container.get(AuditChain).verify(testTenant)).toMatchObject({ entries: 60, broken: undefined });
    await other.close();
  });

  it('tells entries apart that would look alike when their parts are only joined', () => {
    const part = fc.array(fc.option(fc.string(), { nil: null }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(part, part, (one, other) => {
        expect(auditText(one) === auditText(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  const place = fc.integer({ min: 1, max: count });

  it.each([
    ['user_name', "'somebody'"],
    ['at', "at - interval '1 microsecond'"],
    ['after', `'{"a": 3}'`],
    ['address', "'10.9.8.7'"],
    ['object_id', 'null'],
    ['token_id', "case when token_id is null then 'x' end"],
    ['token_name', "coalesce(token_name, '') || 'x'"],
  ])('finds a changed %s wherever it is', async (column, value) => {
    await fc.assert(
      fc.asyncProperty(place, async (position) => {
        const free = column === 'object_id' ? ['alter table t_test.audit alter object_id drop not null'] : [];
        const change = `update t_test.audit set ${column} = ${value} where number = ${position}`;
        const { broken } = await tampered([], ...free, change);
        expect(broken).toMatchObject({ reason: 'changed', position, number: String(position) });
      }),
      { numRuns: 8 },
    );
  });

  it('finds a deleted entry, with or without its seal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: count - 1 }), fc.boolean(), async (position, seal) => {
        const statements = [`delete from t_test.audit where number = ${position}`];
        if (seal) statements.push(`delete from t_test.audit_seal where position = ${position}`);
        expect((await tampered([], ...statements)).broken).toMatchObject({ reason: 'missing', position });
        if (!seal) return;
        statements.push(`update t_test.audit_seal set position = position - 1 where position > ${position}`);
        expect((await tampered([], ...statements)).broken).toMatchObject({ reason: 'changed', position });
      }),
      { numRuns: 10 },
    );
  });

  it('finds entries that were put in another order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(place, { minLength: 2, maxLength: 2 }), async ([a = 1, b = 2]) => {
        const swap = `update t_test.audit_seal set number = -1 where position = ${a};
          update t_test.audit_seal set number = ${a} where position = ${b};
          update t_test.audit_seal set number = ${b} where position = ${a}`;
        expect((await tampered([], ...swap.split(';'))).broken).toMatchObject({
          reason: 'changed',
          position: Math.min(a, b),
        });
      }),
      { numRuns: 10 },
    );
  });

  const insert = (number: number) =>
    `insert into t_test.audit (number, user_id, user_name, action, type, object_id)
      overriding system value values (${number}, 'x', 'x', 'x', 'x', 'x')`;

  it('finds an entry that was put in', async () => {
    expect((await tampered([], insert(1000))).broken).toMatchObject({ reason: 'inserted', number: '1000' });
    const sealed = `insert into t_test.audit_seal values (${count + 1}, 1000, sha256('x'))`;
    expect((await tampered([], insert(1000), sealed)).broken).toMatchObject({ reason: 'changed', position: count + 1 });
  });

  it('finds that the end is missing by what was noted outside of the database', async () => {
    const kept = fc.integer({ min: 1, max: count - 1 });
    await fc.assert(
      fc.asyncProperty(kept, async (last) => {
        const cut = [
          `delete from t_test.audit where number > ${last}`,
          `delete from t_test.audit_seal where position > ${last}`,
        ];
        expect((await tampered([], ...cut)).broken).toBeUndefined();
        expect((await tampered(anchors.slice(-1), ...cut)).broken).toMatchObject({
          reason: 'truncated',
          position: last + 1,
        });
      }),
      { numRuns: 5 },
    );
  });

  it('finds that a whole chain was made anew, with right hashes', async () => {
    const anew = [
      "update t_test.audit set user_name = 'somebody' where number = 12",
      'delete from t_test.audit_seal',
      'do $$ declare e t_test.audit; begin for e in select * from t_test.audit order by number loop perform t_test.audit_append(e); end loop; end $$',
    ];
    expect((await tampered([], ...anew)).broken).toBeUndefined();
    expect((await tampered(anchors, ...anew)).broken).toMatchObject({ reason: 'rewritten', position: 12 });
    expect((await tampered(anchors.slice(-1), ...anew)).broken).toMatchObject({ reason: 'rewritten', position: count });
  });

  it('keeps the end of the chain in the data folder, and never one that contradicts it', async () => {
    const file = path.join(folder, 'audit', `${testTenant.id}.json`);
    const noted = async () => JSON.parse(await readFile(file, 'utf8')) as unknown;
    expect(await noted()).toEqual(anchors.slice(-1));
    expect(await verify([{ position: count + 5, hash: '' }])).toMatchObject({ broken: { reason: 'truncated' } });
    expect(await verify([{ position: 3, hash: 'ff' }])).toMatchObject({ broken: { reason: 'rewritten', position: 3 } });
  });

  it('is right when many write at once, and leaves out what was taken back', async () => {
    const before = (await verify()).entries;
    const writers = Array.from({ length: 40 }, async (_, i) => {
      const work = async (transaction: InTransaction): Promise<void> => {
        await test.container.get(Audit).record(transaction, actor, entry(`w${i}`), entry(`w${i}b`));
        if (i % 4 === 0) throw new Undone();
      };
      await test.database.transact(testTenant, work).catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    });
    await Promise.all(writers);
    expect(await verify()).toMatchObject({ entries: before + 60, broken: undefined });
  });

  it.each(["update t_test.audit_seal set hash = ''", 'delete from t_test.audit_seal', 'truncate t_test.audit_seal'])(
    'refuses "%s" to anybody else',
    async (statement) => {
      await expect(sql.raw(statement).execute(test.database.bare)).rejects.toThrow('only grows');
    },
  );
});

it('takes in what an installation wrote before there was a chain, and before it told of tokens', async () => {
  const { database, close } = await openTestDatabase();
  const migrate = async (migrations: readonly Migration[]): Promise<void> => {
    const migrator = new Migrator(database);
    migrator.add({ area: 'core/audit', migrations });
    await migrator.migratePlatform();
    await migrator.migrateTenant(testTenant);
  };
  const check = () => database.transact(testTenant, (transaction) => verifyWithin(transaction, testTenant, []));
  for (const [index] of auditMigrations.migrations.entries()) {
    await migrate(auditMigrations.migrations.slice(0, index + 1));
    await sql`insert into t_test.audit (user_id, user_name, action, type, object_id)
      select '', 'old', 'change', 'Note', i::text from generate_series(1, 100) i`.execute(database.bare);
  }
  const entries = 100 * auditMigrations.migrations.length;
  expect(await check()).toMatchObject({ entries, broken: undefined });
  await close();
});
