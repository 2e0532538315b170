import { sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const presenceMigrations: MigrationSet = {
  area: 'core/presence',
  migrations: [
    {
      id: '1-presence',
      scope: 'tenant',
      up: async (transaction, schema) => {
        // What is lost with the server is said again by who is still there.
        await sql`create unlogged table ${sql.id(schema, 'presence')} (
          user_id ${key} not null,
          client ${key} not null,
          user_name text not null,
          -- The session, by which its stream of events is known.
          connection ${key} not null,
          records text[] not null,
          said_at timestamptz not null,
          seen_at timestamptz not null,
          primary key (user_id, client)
        )`.execute(transaction);
        await sql`create index presence_connection on ${sql.id(schema, 'presence')} (connection)`.execute(transaction);
      },
    },
  ],
};
