import { type RawBuilder, sql } from 'kysely';
import type { InTransaction } from '../database/database';
import type { Migration } from '../database/migrations/migration';

export type AuditChainTables = {
  /** An entry's place in the chain, in the order of the commits. */
  audit_seal: { position: string; number: string; hash: Buffer };
};

const columns = ['user_id', 'user_name', 'address', 'request_id', 'action', 'type', 'object_id', 'name'];

/** The columns of an entry as text, in the order in which they are hashed. What no token did is hashed as ever. */
export function auditContent(row: string): RawBuilder<string[]> {
  const [id, name] = [`${row}.token_id`, `${row}.token_name`];
  const token = `case when coalesce(${id}, ${name}) is null then array[]::text[] else array[${id}, ${name}] end`;
  return sql.raw(`(${withoutToken(row)} || ${token})`);
}

function withoutToken(row: string): string {
  const texts = columns.map((column) => `${row}.${column}`);
  const at = `to_char(${row}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  return `array[${row}.number::text, ${at}, ${texts.join(', ')}, ${row}.before::text, ${row}.after::text]`;
}

/**
 * Each entry gets the SHA-256 of its content and of the hash before it when its transaction commits: the lock that puts
 * the writers of a tenant in a row is held for as long as a commit takes, and no data call waits for another's work.
 */
export const auditChain: Migration = {
  id: '2-chain',
  scope: 'tenant',
  up: async (transaction, schema) => {
    const [audit, seals] = [sql.id(schema, 'audit'), sql.id(schema, 'audit_seal')];
    await transaction.schema
      .createTable('audit_seal')
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      .addColumn('number', 'bigint', (column) => column.notNull().unique())
      .addColumn('hash', 'bytea', (column) => column.notNull())
      .execute();
    await makeAppend(transaction, schema, sql.raw(withoutToken('entry')));
    // What was written before there was a chain is in it from now on.
    await sql`do $$ declare entry ${audit}; begin
      for entry in select * from ${audit} order by number loop
        perform ${sql.id(schema, 'audit_append')}(entry);
      end loop; end $$`.execute(transaction);
    await sql`create function ${sql.id(schema, 'audit_sealed')}() returns trigger language plpgsql as
      $$ begin perform ${sql.id(schema, 'audit_append')}(new); return null; end $$`.execute(transaction);
    await sql`create constraint trigger audit_seal_entry after insert on ${audit} deferrable initially deferred
      for each row execute function ${sql.id(schema, 'audit_sealed')}()`.execute(transaction);
    for (const change of ['update', 'delete', 'truncate']) {
      await sql`create trigger ${sql.id(`audit_seal_no_${change}`)} before ${sql.raw(change)} on ${seals}
        for each statement execute function ${sql.id(schema, 'audit_only_grows')}()`.execute(transaction);
    }
  },
};

/** Which token made a change is told by the chain, too. */
export const auditTokens: Migration = {
  id: '3-tokens',
  scope: 'tenant',
  up: async (transaction, schema) => {
    await transaction.schema
      .alterTable('audit')
      .addColumn('token_id', 'text')
      .addColumn('token_name', 'text')
      .execute();
    await makeAppend(transaction, schema, auditContent('entry'));
  },
};

async function makeAppend(transaction: InTransaction, schema: string, parts: RawBuilder<unknown>): Promise<void> {
  const [audit, seals] = [sql.id(schema, 'audit'), sql.id(schema, 'audit_seal')];
  await sql`create or replace function ${sql.id(schema, 'audit_append')}(entry ${audit}) returns void language plpgsql as $$
    declare
      last ${seals};
      content text;
    begin
      perform pg_advisory_xact_lock(${sql.lit(chainLock)}, hashtext(${sql.lit(schema)}));
      select * into last from ${seals} order by position desc limit 1;
      select string_agg(coalesce(octet_length(part)::text || ':' || part, '-'), ',' order by place) into content
        from unnest(${parts}) with ordinality as parts (part, place);
      insert into ${seals} values (coalesce(last.position, 0) + 1, entry.number,
        sha256(coalesce(last.hash, sha256(convert_to(${sql.lit(schema)}, 'UTF8'))) || convert_to(content, 'UTF8')));
    end $$`.execute(transaction);
}

/** The same number in every replica; beside it stands the schema. */
const chainLock = 5_284_365;
