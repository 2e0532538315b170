import { inject, injectable } from 'inversify';
import { type Generated, sql } from 'kysely';
import type { Tenant } from '../../tenants/tenant';
import { type Connected, Database, type InTransaction, platformSchema } from '../database';
import { DatabaseUnusable } from '../embedded/unusable';
import type { Migration, MigrationSet } from './migration';

type MigrationTables = {
  migration: { schema: string; area: string; id: string; applied_at: Generated<Date> };
};

/** The same number in every replica: whoever holds it migrates, the others wait and find the work done. */
const migrationLock = 5_284_361;

/** Brings the platform's schema and those of the tenants to what the code expects. */
@injectable()
export class Migrator {
  private sets: readonly MigrationSet[] = [];

  constructor(@inject(Database) private readonly database: Database) {}

  /** What is added to an area that is known already comes after its steps. */
  add({ area, migrations }: MigrationSet): void {
    const known = this.sets.find((set) => set.area === area);
    const others = this.sets.filter((set) => set !== known);
    this.sets = [...others, { area, migrations: [...(known?.migrations ?? []), ...migrations] }];
  }

  async migratePlatform(): Promise<void> {
    await this.exclusively(async (transaction) => {
      await sql`create schema if not exists ${sql.id(platformSchema)}`.execute(transaction);
      await transaction
        .withSchema(platformSchema)
        .schema.createTable('migration')
        .ifNotExists()
        .addColumn('schema', 'text', (column) => column.notNull())
        .addColumn('area', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('migration_key', ['schema', 'area', 'id'])
        .execute();
    });
    await this.apply('platform', platformSchema);
  }

  async migrateTenant({ schema }: Tenant): Promise<void> {
    await this.apply('tenant', schema);
  }

  private async apply(scope: Migration['scope'], schema: string): Promise<void> {
    const known = await this.appliedIn(schema, this.database.platform);
    this.refuseNewer(scope, known);
    for (const { area, migrations } of this.sets) {
      for (const migration of migrations) {
        if (migration.scope === scope && !known.has(keyOf(area, migration))) await this.step(schema, area, migration);
      }
    }
  }

  /** An older version would not understand what a newer one made, and could spoil it. */
  private refuseNewer(scope: Migration['scope'], applied: ReadonlySet<string>): void {
    for (const { area, migrations } of this.sets) {
      const ours = new Set(migrations.map((migration) => keyOf(area, migration)));
      const foreign = [...applied].find((key) => key.startsWith(`${area}: `) && !ours.has(key));
      if (foreign)
        throw new DatabaseUnusable(
          `The database was used by a newer version of Lathe: this one does not know the step "${foreign}" of the ` +
            `${scope}. Start that version, or restore a backup of this one. Nothing was changed.`,
        );
    }
  }

  /** Whoever comes second, of replicas that start at once, finds it done. */
  private async step(schema: string, area: string, migration: Migration): Promise<void> {
    try {
      await this.exclusively(async (transaction) => {
        const platform = transaction.withSchema(platformSchema);
        if ((await this.appliedIn(schema, platform)).has(keyOf(area, migration))) return;
        await sql`create schema if not exists ${sql.id(schema)}`.execute(transaction);
        await migration.up(transaction.withSchema(schema), schema);
        const done = { schema, area, id: migration.id };
        await platform.withTables<MigrationTables>().insertInto('migration').values(done).execute();
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseUnusable(
        `The step "${migration.id}" of "${area}" failed in the schema ${schema}, which stays as it was: ${reason}`,
        { cause: error },
      );
    }
  }

  private async appliedIn(schema: string, on: Connected): Promise<ReadonlySet<string>> {
    const query = on.withTables<MigrationTables>().selectFrom('migration').select(['area', 'id']);
    const rows = await query.where('schema', '=', schema).execute();
    return new Set(rows.map(({ area, id }) => `${area}: ${id}`));
  }

  /** It may take as long as it needs, and so may waiting for another replica that is at it. */
  private async exclusively(work: (transaction: InTransaction) => Promise<void>): Promise<void> {
    await this.database.transact(
      undefined,
      async (transaction) => {
        await sql`select set_config('lock_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
        await work(transaction);
      },
      { timeout: 0 },
    );
  }
}

function keyOf(area: string, { id }: Migration): string {
  return `${area}: ${id}`;
}
