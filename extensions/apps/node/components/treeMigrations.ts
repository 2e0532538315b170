import { sql } from 'kysely';
import type { Migration } from 'lathe/node';

/** What is looked for in trees of thousands of entries, with each change of one. */
export const treeMigrations: readonly Migration[] = [
  {
    id: 'apps-4-trees',
    scope: 'tenant',
    up: async (transaction, schema) => {
      const table = sql.id(schema, 'metadata');
      await sql`create index application_component_thing on ${table} (parent, (data->>'compId'))
        where type = 'ApplicationComponent' and deletion is null`.execute(transaction);
      for (const type of ['ApplicationComponent', 'Menu'])
        await sql`create index ${sql.id(`order_of_${type.toLowerCase()}`)} on ${table}
          (parent, coalesce(data->>'parent', ''), ((data->>'seqNo')::float8))
          where type = ${sql.lit(type)} and deletion is null and data->>'seqNo' is not null`.execute(transaction);
    },
  },
];
