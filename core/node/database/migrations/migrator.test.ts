import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Migration } from './migration';
import { Migrator } from './migrator';

const tenant = { id: 'tenant', name: 'Test', schema: 't_test' };

function step(id: string, scope: Migration['scope']): Migration {
  return {
    id,
    scope,
    up: async ({ schema }) => {
      await schema.createTable(id).addColumn('id', 'integer').execute();
    },
  };
}

describe('Migrator', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await openTestDatabase();
  });

  afterEach(() => test.close());

  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('lathe', 't_test') and tablename not in ('migration', 'commit_mark') order by 1`.execute(
      test.database.bare,
    );
    return rows.map(({ name }) => name);
  }

  function migrator(...migrations: Migration[]): Migrator {
    const made = new Migrator(test.database);
    made.add({ area: 'area', migrations });
    return made;
  }

  it('takes each step once, in the schema it belongs to', async () => {
    const first = migrator(step('a', 'platform'), step('b', 'tenant'));
    await first.migratePlatform();
    await first.migrateTenant(tenant);
    await first.migratePlatform();
    expect(await tables()).toEqual(['lathe.a', 't_test.b']);
    await migrator(step('a', 'platform'), step('c', 'platform')).migratePlatform();
    expect(await tables()).toEqual(['lathe.a', 'lathe.c', 't_test.b']);
  });

  it('lets replicas start at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrator(step('a', 'platform')).migratePlatform()));
    expect(await tables()).toEqual(['lathe.a']);
  });

  it('leaves nothing of a step that fails', async () => {
    const failing: Migration = {
      id: 'f',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema.createTable('half').addColumn('id', 'integer').execute();
        throw new Error('no');
      },
    };
    const message = 'The step "f" of "area" failed in the schema lathe, which stays as it was: no';
    await expect(migrator(failing).migratePlatform()).rejects.toThrow(message);
    expect(await tables()).toEqual([]);
  });

  it('lets replicas bring the tables of a tenant at once', async () => {
    await migrator().migratePlatform();
    const steps = [step('a', 'tenant'), step('b', 'tenant'), step('c', 'tenant')];
    await Promise.all(Array.from({ length: 4 }, () => migrator(...steps).migrateTenant(tenant)));
    expect(await tables()).toEqual(['t_test.a', 't_test.b', 't_test.c']);
  });

  it('refuses a database that a newer version has used, and not what an extension left that is gone', async () => {
    const other = migrator(step('a', 'platform'), step('b', 'platform'));
    other.add({ area: 'gone', migrations: [step('g', 'platform')] });
    await other.migratePlatform();
    await expect(migrator(step('a', 'platform')).migratePlatform()).rejects.toThrow(/newer version .*"area: b"/);
    await migrator(step('a', 'platform'), step('b', 'platform')).migratePlatform();
  });

  it('knows what an area brings in several parts', async () => {
    const inParts = (): Migrator => {
      const made = migrator(step('a', 'platform'));
      made.add({ area: 'area', migrations: [step('b', 'platform')] });
      return made;
    };
    await inParts().migratePlatform();
    await inParts().migratePlatform();
    expect(await tables()).toEqual(['lathe.a', 'lathe.b']);
  });
});
