import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

export type TenantTables = {
  tenant: { id: string; name: string; schema: string; namespace: string | null; created_at: Generated<Date> };
};

export const tenantMigrations: MigrationSet = {
  area: 'core/tenants',
  migrations: [
    {
      id: '1-tenants',
      scope: 'platform',
      up: async ({ schema }) => {
        await schema
          .createTable('tenant')
          .addColumn('id', sql`text collate "C"`, (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('schema', 'text', (column) => column.notNull().unique())
          .addColumn('namespace', 'text', (column) => column.unique())
          .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .execute();
      },
    },
  ],
};
