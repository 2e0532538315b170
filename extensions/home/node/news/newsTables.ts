import { type Generated, sql } from 'kysely';
import type { Migration } from 'lathe/node';

export type NewsTables = {
  product_notice_read: {
    user_id: string;
    notice_id: string;
    read_at: Generated<Date>;
  };
};

const key = sql`text collate "C"`;

export const newsMigrations: readonly Migration[] = [
  {
    id: '1-product-notice-read',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('product_notice_read')
        .addColumn('user_id', key, (column) => column.notNull())
        .addColumn('notice_id', key, (column) => column.notNull())
        .addColumn('read_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('product_notice_read_key', ['user_id', 'notice_id'])
        .execute();
    },
  },
];
