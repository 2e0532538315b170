import { inject, injectable } from 'inversify';
import { type Generated, sql } from 'kysely';
import type { Tenant } from '../../tenants/tenant';
import { Database, platformSchema } from '../database';
import type { Migration, MigrationSet } from './migration';

type MigrationTables = {
  migration: { schema: string; area: string; id: string; applied_at: Generated<Date> };
};

/** The same number in every replica: whoever holds it migrates, the others wait and find the work done. */
const migrationLock = 5_284_361;

/** Brings the platform's schema and those of the tenants to what the code expects. */
@injectable()
export class Migrator {
  private readonly sets: MigrationSet[] = [];

  constructor(@inject(Database) private readonly database: Database) {}

  add(set: MigrationSet): void {
    this.sets.push(set);
  }

  async migratePlatform(): Promise<void> {
    await this.exclusively(async () => {
      await sql`create schema if not exists ${sql.id(platformSchema)}`.execute(this.database.bare);
      await this.database.platform.schema
        .createTable('migration')
        .ifNotExists()
        .addColumn('schema', 'text', (column) => column.notNull())
        .addColumn('area', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('migration_key', ['schema', 'area', 'id'])
        .execute();
      await this.apply('platform', platformSchema);
    });
  }

  async migrateTenant({ schema }: Tenant): Promise<void> {
    await this.exclusively(async () => {
      await sql`create schema if not exists ${sql.id(schema)}`.execute(this.database.bare);
      await this.apply('tenant', schema);
    });
  }

  private async apply(scope: Migration['scope'], schema: string): Promise<void> {
    const done = await this.database.platform
      .withTables<MigrationTables>()
      .selectFrom('migration')
      .select(['area', 'id'])
      .where('schema', '=', schema)
      .execute();
    const known = new Set(done.map(({ area, id }) => `${area}/${id}`));
    for (const { area, migrations } of this.sets) {
      for (const migration of migrations) {
        if (migration.scope !== scope || known.has(`${area}/${migration.id}`)) continue;
        await this.step(schema, area, migration);
      }
    }
  }

  private async step(schema: string, area: string, migration: Migration): Promise<void> {
    await this.database.bare.transaction().execute(async (transaction) => {
      await migration.up(transaction.withSchema(schema), schema);
      await transaction
        .withSchema(platformSchema)
        .withTables<MigrationTables>()
        .insertInto('migration')
        .values({ schema, area, id: migration.id })
        .execute();
    });
  }

  private async exclusively(work: () => Promise<void>): Promise<void> {
    await this.database.bare.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
      await work();
    });
  }
}
