import { sql } from 'kysely';
import type { Migration } from 'lathe/node';

const key = sql`text collate "C"`;

/** What a creation has done so far, for whoever must take it back after a crash. */
export const creationMigrations: readonly Migration[] = [
  {
    id: 'apps-3-creation',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create table ${sql.id(schema, 'application_creation')} (
        id ${key} primary key,
        name text not null, label text not null, data jsonb not null, source ${key},
        user_id ${key} not null, user_name text not null,
        -- Which of its steps has begun.
        step integer not null default -1,
        steps text[] not null,
        application ${key},
        undoing boolean not null default false,
        -- Until when somebody is at it: later than that, whoever finds it takes it back.
        lease timestamptz not null
      )`.execute(transaction);
      await sql`create unique index application_creation_name
        on ${sql.id(schema, 'application_creation')} (lower(name))`.execute(transaction);
      await sql`create table ${sql.id(schema, 'application_creation_made')} (
        creation ${key} not null references ${sql.id(schema, 'application_creation')} (id) on delete cascade,
        number integer generated always as identity,
        step integer not null, type text not null, record ${key} not null,
        primary key (creation, number)
      )`.execute(transaction);
    },
  },
];
