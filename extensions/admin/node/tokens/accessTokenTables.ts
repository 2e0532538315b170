import { type Generated, sql } from 'kysely';
import type { Migration } from 'lathe/node';

/** In the platform's schema: by the token alone nobody knows yet whose it is. */
export type AccessTokenTables = {
  access_token: {
    id: string;
    token_hash: string;
    /** How it begins: enough to know it again, too little to guess the rest. */
    start: string;
    tenant_id: string;
    user_id: string;
    name: string;
    permissions: string[];
    created_at: Generated<Date>;
    expires_at: Date;
    last_used_at: Date | null;
  };
};

const key = sql`text collate "C"`;

export const accessTokenMigrations: readonly Migration[] = [
  {
    id: 'tokens-1-personal',
    scope: 'platform',
    up: async ({ schema }) => {
      await schema
        .createTable('access_token')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('start', 'text', (column) => column.notNull())
        .addColumn('tenant_id', key, (column) => column.notNull().references('tenant.id').onDelete('cascade'))
        .addColumn('user_id', key, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('permissions', sql`text[]`, (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .addColumn('last_used_at', 'timestamptz')
        .execute();
      await schema.createIndex('access_token_user').on('access_token').columns(['tenant_id', 'user_id']).execute();
    },
  },
];
