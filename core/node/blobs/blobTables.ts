import { type Generated, sql } from 'kysely';
import type { Migration } from '../database/migrations/migration';

export type BlobTables = {
  blob: {
    id: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    user_id: string;
    created_at: Generated<Date>;
  };
  /** What keeps a file from being deleted. */
  blob_reference: { blob_id: string; type: string; object_id: string };
};

export type KeyTables = { link_key: { only: Generated<boolean>; value: string } };

export const blobMigrations: readonly Migration[] = [
  {
    id: '1-link-key',
    scope: 'platform',
    up: async ({ schema }) => {
      await schema
        .createTable('link_key')
        .addColumn('only', 'boolean', (column) =>
          column
            .primaryKey()
            .defaultTo(true)
            .check(sql`"only"`),
        )
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  {
    id: '1-blobs',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('blob')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'float8', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
        .execute();
      await schema.createIndex('blob_created').on('blob').column('created_at').execute();
      await schema
        .createTable('blob_reference')
        .addColumn('blob_id', 'text', (column) => column.notNull().references('blob.id'))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('object_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('blob_reference_key', ['blob_id', 'type', 'object_id'])
        .execute();
      await schema.createIndex('blob_reference_object').on('blob_reference').columns(['type', 'object_id']).execute();
    },
  },
];
