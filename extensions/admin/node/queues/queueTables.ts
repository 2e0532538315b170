import { type Generated, sql } from 'kysely';
import type { Migration } from 'lathe/node';

/** In the tenant's schema. */
export type QueueTables = {
  queue: {
    id: string;
    name: string;
    label: string;
    description: Generated<string>;
    revision: Generated<number>;
    modified_at: Generated<Date>;
    modified_by: Generated<string>;
  };
  queue_user: { queue_id: string; user_id: string };
};

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const queueMigration: Migration = {
  id: 'queues-1',
  scope: 'tenant',
  up: async (transaction, schema) => {
    const queues = sql.id(schema, 'queue');
    const users = sql.id(schema, 'queue_user');
    await sql`create table ${queues} (
      id ${key} primary key,
      name text not null,
      label text not null,
      description text not null default '',
      revision integer not null default 1,
      modified_at timestamptz not null default now(),
      modified_by text not null default ''
    )`.execute(transaction);
    await sql`create unique index queue_name on ${queues} (lower(name))`.execute(transaction);
    await sql`create table ${users} (
      queue_id ${key} not null references ${queues} (id) on delete cascade,
      user_id ${key} not null references ${sql.id(schema, 'user')} (id) on delete cascade,
      primary key (queue_id, user_id)
    )`.execute(transaction);
    await sql`create index queue_user_of on ${users} (user_id)`.execute(transaction);
  },
};
