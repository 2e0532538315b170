import { type Generated, sql } from 'kysely';
import type { Migration } from 'lathe/node';

export type StudyTables = {
  exercise_view: {
    user_id: string;
    name: string;
    viewed_at: Generated<Date>;
  };
};

const key = sql`text collate "C"`;

export const studyMigrations: readonly Migration[] = [
  {
    id: '1-exercise-view',
    scope: 'tenant',
    up: async ({ schema }) => {
      await schema
        .createTable('exercise_view')
        .addColumn('user_id', key, (column) => column.notNull())
        .addColumn('name', key, (column) => column.notNull())
        .addColumn('viewed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('exercise_view_key', ['name', 'user_id'])
        .execute();
    },
  },
];
