import { sql, type Generated } from 'kysely';
import type { JobState } from '../../common/jobs/jobView';
import type { Migration } from '../database/migrations/migration';

export type JobTable = {
  id: string;
  name: string;
  /** Of the waiting and running jobs of a kind, only one has the same key. */
  key: string | null;
  user_id: string;
  user_name: string;
  actor: unknown;
  state: JobState;
  cancelling: Generated<boolean>;
  /** The number of the attempt that may write to the row; one that was given up for dead finds a greater one. */
  attempt: Generated<number>;
  /** Attempts that failed, which is fewer: a crash or a stop of the server is no failure of the job. */
  failures: Generated<number>;
  /** Attempts that ended without a word, as their process died. */
  crashes: Generated<number>;
  done: number | null;
  total: number | null;
  message: string | null;
  input: unknown;
  checkpoint: unknown;
  result: unknown;
  error: string | null;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  next_at: Date | null;
};

export type JobTables = { job: JobTable };

export const jobMigrations: readonly Migration[] = [
  {
    id: '1-jobs',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('job')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('key', 'text')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('actor', 'jsonb', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('cancelling', 'boolean', (column) => column.notNull().defaultTo(false))
        .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('crashes', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('done', 'float8')
        .addColumn('total', 'float8')
        .addColumn('message', 'text')
        .addColumn('input', 'jsonb')
        .addColumn('checkpoint', 'jsonb')
        .addColumn('result', 'jsonb')
        .addColumn('error', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
        .addColumn('started_at', 'timestamptz')
        .addColumn('ended_at', 'timestamptz')
        .addColumn('next_at', 'timestamptz')
        .execute();
      await schema.createIndex('job_created').on('job').columns(['created_at', 'id']).execute();
      await schema.createIndex('job_user').on('job').columns(['user_id', 'created_at']).execute();
      await schema.createIndex('job_ended').on('job').column('ended_at').execute();
      await schema
        .createIndex('job_key')
        .unique()
        .on('job')
        .columns(['name', 'key'])
        .where(sql.ref('state'), 'in', sql`('queued', 'running')`)
        .execute();
    },
  },
];
