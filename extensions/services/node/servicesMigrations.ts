import { sql } from 'kysely';
import type { Migration } from 'lathe/node';

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const servicesMigrations: readonly Migration[] = [
  {
    id: 'services-1-of-users',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create table ${sql.id(schema, 'service_favorite')} (
        user_id ${key} not null, service ${key} not null, at timestamptz not null default now(),
        primary key (user_id, service)
      )`.execute(transaction);
    },
  },
  {
    id: 'services-2-items',
    scope: 'tenant',
    up: async (transaction, schema) => {
      const table = sql.id(schema, 'metadata');
      await sql`create index service_item_thing on ${table} (parent, (data->>'compId'))
        where type = 'ServiceItem' and deletion is null`.execute(transaction);
      await sql`create index order_of_serviceitem on ${table}
        (parent, coalesce(data->>'parent', ''), ((data->>'seqNo')::float8))
        where type = 'ServiceItem' and deletion is null and data->>'seqNo' is not null`.execute(transaction);
      // Each call of a custom resource looks for its service by the name.
      await sql`create index service_name on ${table} (lower(name))
        where type = 'Service' and deletion is null`.execute(transaction);
    },
  },
];
