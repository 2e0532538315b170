import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

export type RecoveryWay = 'email' | 'sms';

/** In the platform's schema, as whoever comes with a token has no tenant yet. */
export type RecoveryTables = {
  password_recovery: {
    id: string;
    tenant_id: string;
    user_id: string;
    way: RecoveryWay;
    /** Of the link, until it was followed; then of the token that sets the password. */
    token_hash: string | null;
    /** The few digits of a text message, sealed: a hash of so little would be no secret. */
    sealed_code: string | null;
    tries: Generated<number>;
    /** Whoever asked has shown that he got the message. */
    verified: Generated<boolean>;
    expires_at: Date;
  };
};

export const recoveryMigrations: MigrationSet = {
  area: 'core/recovery',
  migrations: [
    {
      id: '1-recoveries',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('password_recovery')
          .addColumn('id', sql`text collate "C"`, (column) => column.primaryKey())
          .addColumn('tenant_id', sql`text collate "C"`, (column) =>
            column.notNull().references('tenant.id').onDelete('cascade'),
          )
          .addColumn('user_id', sql`text collate "C"`, (column) => column.notNull())
          .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('email', 'sms')`))
          .addColumn('token_hash', 'text', (column) => column.unique())
          .addColumn('sealed_code', 'text')
          .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('verified', 'boolean', (column) => column.notNull().defaultTo(false))
          .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
          .addUniqueConstraint('password_recovery_of_user', ['user_id', 'way'])
          .execute();
      },
    },
  ],
};
