import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';

export type TenantTables = {
  tenant: { id: string; name: string; schema: string; namespace: string | null; created_at: Generated<Date> };
};

export type TenantSettingTables = { tenant_setting: { name: string; value: unknown } };

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
    {
      id: '2-settings',
      scope: 'tenant',
      up: async ({ schema }) => {
        await schema
          .createTable('tenant_setting')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'jsonb', (column) => column.notNull())
          .execute();
      },
    },
    {
      id: '3-namespaces',
      scope: 'platform',
      up: async ({ schema }) => {
        const index = schema.createIndex('tenant_namespace').unique().on('tenant');
        await index.expression(sql`lower(namespace)`).execute();
      },
    },
  ],
};
