import { type Generated, sql } from 'kysely';
import type { MigrationSet } from '../database/migrations/migration';
import { auditChain, auditTokens } from './auditChainTables';

export type AuditTables = {
  audit: {
    number: Generated<string>;
    at: Generated<Date>;
    user_id: string;
    user_name: string;
    address: string | null;
    request_id: string | null;
    action: string;
    type: string;
    object_id: string;
    name: string | null;
    before: string | null;
    after: string | null;
    /** By which a program acted, when it was no session. */
    token_id: string | null;
    token_name: string | null;
  };
};

export const auditMigrations: MigrationSet = {
  area: 'core/audit',
  migrations: [
    {
      id: '1-audit',
      scope: 'tenant',
      up: async (transaction, schema) => {
        await transaction.schema
          .createTable('audit')
          .addColumn('number', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
          .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
          .addColumn('user_id', sql`text collate "C"`, (column) => column.notNull())
          .addColumn('user_name', 'text', (column) => column.notNull())
          .addColumn('address', 'text')
          .addColumn('request_id', 'text')
          .addColumn('action', 'text', (column) => column.notNull())
          .addColumn('type', 'text', (column) => column.notNull())
          .addColumn('object_id', sql`text collate "C"`, (column) => column.notNull())
          .addColumn('name', 'text')
          .addColumn('before', 'jsonb')
          .addColumn('after', 'jsonb')
          .execute();
        const index = (name: string, columns: string[]) =>
          transaction.schema.createIndex(name).on('audit').columns(columns).execute();
        await index('audit_at', ['at']);
        await index('audit_object', ['object_id', 'number']);
        await index('audit_user', ['user_id', 'number']);
        await forbidChanges(schema).execute(transaction);
        for (const change of ['update', 'delete', 'truncate']) {
          await sql`create trigger ${sql.id(`audit_no_${change}`)} before ${sql.raw(change)} on ${sql.id(schema, 'audit')}
            for each statement execute function ${sql.id(schema, 'audit_only_grows')}()`.execute(transaction);
        }
      },
    },
    auditChain,
    auditTokens,
  ],
};

function forbidChanges(schema: string) {
  return sql`create function ${sql.id(schema, 'audit_only_grows')}() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege'; end $$`;
}
