import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

/** In the tenant's schema. */
export type SecondFactorTables = {
  second_factor: {
    user_id: string;
    sealed_secret: string;
    /** Null until the first code was right. */
    confirmed_at: Date | null;
    /** The time step of the latest code that was taken: none is taken again. */
    last_step: string | null;
  };
  recovery_code: { user_id: string; code_hash: string };
};

/** In the platform's schema: whoever has proved his password and still owes a code. No session stands behind it. */
export type ChallengeTables = {
  login_challenge: {
    token_hash: string;
    tenant_id: string;
    user_id: string;
    tries: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
};

export const secondFactorMigrations: MigrationSet = {
  area: 'core/second-factor',
  migrations: [
    {
      id: '1-challenges',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('login_challenge')
          .addColumn('token_hash', 'text', (column) => column.primaryKey())
          .addColumn('tenant_id', sql`text collate "C"`, (column) =>
            column.notNull().references('tenant.id').onDelete('cascade'),
          )
          .addColumn('user_id', sql`text collate "C"`, (column) => column.notNull())
          .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
          .execute();
      },
    },
    {
      id: '2-second-factors',
      scope: 'tenant',
      up: async ({ schema }) => {
        await schema
          .createTable('second_factor')
          .addColumn('user_id', sql`text collate "C"`, (column) =>
            column.primaryKey().references('user.id').onDelete('cascade'),
          )
          .addColumn('sealed_secret', 'text', (column) => column.notNull())
          .addColumn('confirmed_at', 'timestamptz')
          .addColumn('last_step', 'bigint')
          .execute();
        await schema
          .createTable('recovery_code')
          .addColumn('user_id', sql`text collate "C"`, (column) =>
            column.notNull().references('user.id').onDelete('cascade'),
          )
          .addColumn('code_hash', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'code_hash'])
          .execute();
      },
    },
  ],
};
