import { sql } from 'kysely';
import type { Migration } from 'lathe/node';
import { standardObjects } from '../objects/standardObjects';

/** What is somebody's own: nobody else sees it, and no package takes it along. What is shared is metadata. */
export const savedMigrations: readonly Migration[] = [
  {
    id: 'data-5-own-views',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create table ${sql.id(schema, 'saved_item')} (
        id text collate "C" primary key,
        type text not null,
        owner text collate "C" not null,
        label text not null,
        data jsonb not null,
        revision integer not null default 1,
        created_at timestamptz(3) not null default now(),
        modified_at timestamptz(3) not null default now()
      )`.execute(transaction);
      await sql`create index on ${sql.id(schema, 'saved_item')} (owner, type, id)`.execute(transaction);
    },
  },
  {
    id: 'data-6-view-objects',
    scope: 'tenant',
    up: async (transaction, schema) => {
      const missing = standardObjects.filter(({ name }) => name === 'View' || name === 'Dashboard');
      for (const { id, name, label } of missing)
        await sql`insert into ${sql.id(schema, 'metadata')}
          (id, type, name, label, part, scope, revision, active, created_by, created_by_name, created_at,
           modified_by, modified_by_name, modified_at, data, words)
          select ${id}, 'CustomObject', ${name}, ${label}, false, '', 1, true, '', '', now(), '', '', now(),
            '{"kind": "standard", "sharing": "read"}', to_tsvector('simple', ${name}::text)
          where not exists (select from ${sql.id(schema, 'metadata')} where id = ${id})`.execute(transaction);
    },
  },
];
