import { type Generated, sql } from 'kysely';
import type { SessionEnd } from '../../common/session/sessionEvent';
import type { MigrationSet } from '../database/migrations/migration';

/** In the platform's schema. Tokens, codes and names that somebody typed are there as hashes only. */
export type SessionTables = {
  session: {
    id: string;
    token_hash: string;
    tenant_id: string;
    user_id: string;
    /** From which the anti-forgery tokens are made. */
    secret: string;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    /** The latest end, whatever happens. */
    expires_at: Date;
    ended_at: Date | null;
    ended_reason: SessionEnd | null;
    address: string | null;
    user_agent: string | null;
  };
  login_attempt: { key: string; failures: number; since: Generated<Date>; locked_until: Date | null };
  captcha: { visitor: string; answer: string; checks: Generated<number>; expires_at: Date };
};

export const sessionMigrations: MigrationSet = {
  area: 'core/session',
  migrations: [
    {
      id: '1-sessions',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('session')
          .addColumn('id', sql`text collate "C"`, (column) => column.primaryKey())
          .addColumn('token_hash', 'text', (column) => column.notNull().unique())
          .addColumn('tenant_id', sql`text collate "C"`, (column) =>
            column.notNull().references('tenant.id').onDelete('cascade'),
          )
          .addColumn('user_id', sql`text collate "C"`, (column) => column.notNull())
          .addColumn('secret', 'text', (column) => column.notNull())
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
          .addColumn('ended_at', 'timestamptz')
          .addColumn('ended_reason', 'text')
          .addColumn('address', 'text')
          .addColumn('user_agent', 'text')
          .execute();
        await schema.createIndex('session_user').on('session').columns(['user_id']).execute();
        await schema.createIndex('session_end').on('session').columns(['expires_at']).execute();
      },
    },
    {
      id: '2-log-in',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('login_attempt')
          .addColumn('key', 'text', (column) => column.primaryKey())
          .addColumn('failures', 'integer', (column) => column.notNull())
          .addColumn('since', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('locked_until', 'timestamptz')
          .execute();
        await schema
          .createTable('captcha')
          .addColumn('visitor', 'text', (column) => column.primaryKey())
          .addColumn('answer', 'text', (column) => column.notNull())
          .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
          .execute();
      },
    },
  ],
};
