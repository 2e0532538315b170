import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

export type EventTables = {
  event: {
    number: Generated<number>;
    /** The transaction that published it, and what that transaction saw: by them a stream resumes without a gap. */
    transaction: Generated<string>;
    snapshot: Generated<string>;
    at: Generated<Date>;
    payload: string;
  };
};

export const eventMigrations: MigrationSet = {
  area: 'core/events',
  migrations: [
    {
      id: '1-event',
      scope: 'tenant',
      up: async (transaction) => {
        await transaction.schema
          .createTable('event')
          .addColumn('number', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
          .addColumn('transaction', sql`xid8`, (column) => column.notNull().defaultTo(sql`pg_current_xact_id()`))
          .addColumn('snapshot', sql`pg_snapshot`, (column) => column.notNull().defaultTo(sql`pg_current_snapshot()`))
          .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('payload', 'jsonb', (column) => column.notNull())
          .execute();
        await transaction.schema.createIndex('event_transaction').on('event').column('transaction').execute();
        await transaction.schema.createIndex('event_at').on('event').column('at').execute();
      },
    },
    {
      id: '2-event-at-by-range',
      scope: 'tenant',
      up: async (transaction) => {
        // Only who throws old ones away asks for times, once in a while: each event needn't pay for an entry.
        await transaction.schema.dropIndex('event_at').execute();
        await transaction.schema.createIndex('event_at').on('event').using('brin').column('at').execute();
      },
    },
  ],
};
