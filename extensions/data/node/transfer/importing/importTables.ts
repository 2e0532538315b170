import type { Migration } from 'lathe/node';

export type ImportTables = {
  /** How far an import is, written with its rows. */
  import_progress: { job: string; line: number; created: number; updated: number; failed: number; inexact: number };
  /** The rows that failed, until there is a report of them. */
  import_failure: { job: string; line: number; cells: string; field: string; message: string };
};

export const importMigrations: readonly Migration[] = [
  {
    id: 'data-transfer-1-imports',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('import_progress')
        .addColumn('job', 'text', (column) => column.primaryKey())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('created', 'integer', (column) => column.notNull())
        .addColumn('updated', 'integer', (column) => column.notNull())
        .addColumn('failed', 'integer', (column) => column.notNull())
        .addColumn('inexact', 'integer', (column) => column.notNull())
        .execute();
      await schema
        .createTable('import_failure')
        .addColumn('job', 'text', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('cells', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_failure_key', ['job', 'line'])
        .execute();
    },
  },
];
