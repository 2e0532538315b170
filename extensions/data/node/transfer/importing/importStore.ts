import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Connected, Database, type InTransaction } from 'lathe/node';
import type { Tenant } from 'lathe/node';
import type { ImportTables } from './importTables';

export type ImportProgress = Omit<ImportTables['import_progress'], 'job'>;
export type StoredFailure = Omit<ImportTables['import_failure'], 'job' | 'cells'> & {
  readonly cells: readonly string[];
};

export const noProgress: ImportProgress = { line: 1, created: 0, updated: 0, failed: 0, inexact: 0 };
const page = 500;

/** As much of the platform's table as is needed here. */
type JobTable = { job: { id: string; created_at: Date } };

/** How far imports are and what failed of them: written with the rows, so that nothing is written twice. */
@injectable()
export class ImportStore {
  constructor(@inject(Database) private readonly database: Database) {}

  async progress(tenant: Tenant, job: string): Promise<ImportProgress> {
    const rows = this.tables(this.database.of(tenant)).selectFrom('import_progress');
    const row = await rows.selectAll().where('job', '=', job).executeTakeFirst();
    return row ?? noProgress;
  }

  async note(
    transaction: InTransaction,
    job: string,
    progress: ImportProgress,
    failures: readonly StoredFailure[],
  ): Promise<void> {
    const tables = this.tables(transaction);
    await tables
      .insertInto('import_progress')
      .values({ ...progress, job })
      .onConflict((conflict) => conflict.column('job').doUpdateSet(progress))
      .execute();
    if (failures.length > 0)
      await tables
        .insertInto('import_failure')
        .values(failures.map((failure) => ({ ...failure, job, cells: JSON.stringify(failure.cells) })))
        .execute();
  }

  async *failures(tenant: Tenant, job: string): AsyncGenerator<StoredFailure> {
    for (let after = 0; ;) {
      const rows = await this.tables(this.database.of(tenant))
        .selectFrom('import_failure')
        .selectAll()
        .where('job', '=', job)
        .where('line', '>', after)
        .orderBy('line')
        .limit(page)
        .execute();
      for (const { cells, ...row } of rows) yield { ...row, cells: textsOf(cells) };
      if (rows.length < page) return;
      after = rows.at(-1)?.line ?? 0;
    }
  }

  /** Of an import that has ended, and of those that nobody goes on with any more. */
  async forget(transaction: InTransaction, job: string): Promise<void> {
    const known = this.tables(transaction)
      .selectFrom('job')
      .select('id')
      .where('created_at', '>', sql<Date>`now() - interval '7 days'`);
    for (const table of ['import_progress', 'import_failure'] as const)
      await this.tables(transaction)
        .deleteFrom(table)
        .where(({ or, eb }) => or([eb('job', '=', job), eb('job', 'not in', known)]))
        .execute();
  }

  private tables(connected: Connected) {
    return connected.withTables<ImportTables & JobTable>();
  }
}

function textsOf(json: string): string[] {
  const cells: unknown = JSON.parse(json);
  return Array.isArray(cells) ? cells.map(String) : [];
}
