import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

/** In the platform's schema: a name leads to its tenant before anything else is known. */
export type SignInTables = { sign_in_name: { name: string; tenant_id: string; user_id: string } };

export type UserSource = 'local' | 'cloud' | 'collaboration';

/** In the tenant's schema. */
export type UserTables = {
  user: {
    id: string;
    name: string;
    password_hash: string;
    profile: string;
    kind: 'User' | 'PortalUser';
    active: Generated<boolean>;
    must_change_password: Generated<boolean>;
    password_changed_at: Generated<Date>;
    locale: string;
    email: string | null;
    phone: string | null;
    created_at: Generated<Date>;
    /** How people call him; blank when nobody has said. */
    full_name: Generated<string>;
    /** Where he comes from: made here, or by a directory elsewhere that knows him by another id. */
    source: Generated<UserSource>;
    external_id: string | null;
    /** Grows with every change that an administrator or he himself makes of these columns. */
    revision: Generated<number>;
    modified_at: Generated<Date>;
  };
};

export const userMigrations: MigrationSet = {
  area: 'core/users',
  migrations: [
    {
      id: '1-sign-in-names',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('sign_in_name')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('tenant_id', sql`text collate "C"`, (column) =>
            column.notNull().references('tenant.id').onDelete('cascade'),
          )
          .addColumn('user_id', sql`text collate "C"`, (column) => column.notNull().unique())
          .execute();
      },
    },
    {
      id: '2-users',
      scope: 'tenant',
      up: async ({ schema }) => {
        await schema
          .createTable('user')
          .addColumn('id', sql`text collate "C"`, (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull().unique())
          .addColumn('password_hash', 'text', (column) => column.notNull())
          .addColumn('profile', 'text', (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('User', 'PortalUser')`))
          .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
          .addColumn('must_change_password', 'boolean', (column) => column.notNull().defaultTo(false))
          .addColumn('password_changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('locale', 'text', (column) => column.notNull())
          .addColumn('email', 'text')
          .addColumn('phone', 'text')
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .execute();
      },
    },
    {
      id: '3-administration',
      scope: 'tenant',
      up: async ({ schema }) => {
        await schema
          .alterTable('user')
          .addColumn('full_name', 'text', (column) => column.notNull().defaultTo(''))
          .addColumn('source', 'text', (column) =>
            column
              .notNull()
              .defaultTo('local')
              .check(sql`source in ('local', 'cloud', 'collaboration')`),
          )
          .addColumn('external_id', 'text')
          .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
          .addColumn('modified_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .execute();
        await schema.createIndex('user_by_age').on('user').columns(['created_at', 'id']).execute();
        const known = schema.createIndex('user_known_elsewhere').unique().on('user').columns(['source', 'external_id']);
        await known.where(sql.ref('external_id'), 'is not', null).execute();
      },
    },
    {
      id: '4-order',
      scope: 'tenant',
      up: async ({ schema }) => {
        for (const column of ['name', 'full_name', 'email'])
          await schema
            .createIndex(`user_by_${column}`)
            .on('user')
            .expression(sql`lower(${sql.ref(column)}), id`)
            .execute();
      },
    },
  ],
};
