import { sql } from 'kysely';
import type { Migration } from 'lathe/node';
import { homeTabId } from '../common/tabData';
import { createNaturalOrder } from './naturalOrder';

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const appsMigrations: readonly Migration[] = [
  {
    id: 'apps-1-home-tab',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`insert into ${sql.id(schema, 'metadata')}
        (id, type, name, label, part, scope, revision, active, created_by, created_by_name, created_at,
         modified_by, modified_by_name, modified_at, data, words)
        values (${homeTabId}, 'Tab', 'Home', 'Home', false, '', 1, true, '', '', now(), '', '', now(),
          ${JSON.stringify({ kind: 'home', icon: 'home', labels: { 'zh-CN': '首页' } })}::jsonb,
          to_tsvector('simple', 'Home'))`.execute(transaction);
    },
  },
  {
    id: 'apps-2-of-users',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create table ${sql.id(schema, 'application_favorite')} (
        user_id ${key} not null, application ${key} not null, at timestamptz not null default now(),
        primary key (user_id, application)
      )`.execute(transaction);
      await sql`create table ${sql.id(schema, 'application_visit')} (
        user_id ${key} not null, application ${key} not null, at timestamptz not null default now(),
        -- The session in which it was opened last, so that who is inside can be sent out.
        session ${key},
        primary key (user_id, application)
      )`.execute(transaction);
      await sql`create index application_visit_recent on ${sql.id(schema, 'application_visit')} (user_id, at desc)`.execute(
        transaction,
      );
      await sql`create index application_visit_inside on ${sql.id(schema, 'application_visit')} (application, at)`.execute(
        transaction,
      );
    },
  },
  { id: 'apps-3-natural-order', scope: 'tenant', up: createNaturalOrder },
];
