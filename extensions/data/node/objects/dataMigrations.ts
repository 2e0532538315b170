import { sql } from 'kysely';
import type { InTransaction, Migration } from 'lathe/node';
import { languagePicklist } from '../../common/objects/languagePicklist';
import { standardObjects } from './standardObjects';

/** Objects of the platform are records like those that people make, so that they can have fields of people's own. */
export const dataMigrations: readonly Migration[] = [
  {
    id: 'data-1-standard-objects',
    scope: 'tenant',
    up: async (transaction, schema) => {
      for (const { id, name, label } of standardObjects)
        await bring(transaction, schema, {
          ...{ id, type: 'CustomObject', name, label },
          data: { kind: 'standard', sharing: 'read' },
        });
    },
  },
  {
    id: 'data-2-auto-number',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create function ${sql.id(schema, 'auto_number')}(counter regclass, before text, digits integer, after text)
        returns text language sql volatile as $$
          select before || case when length(n) < digits then lpad(n, digits, '0') else n end || after
          from nextval(counter) next, lateral (select next::text as n) text
        $$`.execute(transaction);
    },
  },
  {
    id: 'data-3-prefixes',
    scope: 'tenant',
    up: async (transaction, schema) => {
      await sql`create sequence ${sql.id(schema, 'object_prefix')}`.execute(transaction);
    },
  },
  {
    id: 'data-4-languages',
    scope: 'tenant',
    up: async (transaction, schema) => {
      const values = [
        { value: 'en_US', label: 'English' },
        { value: 'zh_CN', label: '简体中文' },
      ];
      await bring(transaction, schema, {
        ...{ id: languagePicklist, type: 'Picklist', name: 'Language', label: 'Language' },
        data: { values },
      });
    },
  },
];

interface Brought {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly data: object;
}

/** A record that every tenant has from the start, made by nobody. */
async function bring(
  transaction: InTransaction,
  schema: string,
  { id, type, name, label, data }: Brought,
): Promise<void> {
  await sql`insert into ${sql.id(schema, 'metadata')}
    (id, type, name, label, part, scope, revision, active, created_by, created_by_name, created_at,
     modified_by, modified_by_name, modified_at, data, words)
    values (${id}, ${type}, ${name}, ${label}, false, '', 1, true, '', '', now(), '', '', now(),
      ${JSON.stringify(data)}::jsonb, to_tsvector('simple', ${name}))`.execute(transaction);
}
