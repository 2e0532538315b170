import { sql } from 'kysely';
import type { InTransaction } from '../database/database';
import type { MigrationSet } from '../database/migrations/migration';

/** Ids and names are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const metadataMigrations: MigrationSet = {
  area: 'core/metadata',
  migrations: [
    { id: '1-metadata', scope: 'tenant', up: createMetadata },
    { id: '2-version', scope: 'tenant', up: createVersion },
    { id: '3-reference', scope: 'tenant', up: createReference },
    { id: '4-lock', scope: 'tenant', up: createLock },
  ],
};

async function createMetadata(transaction: InTransaction, schema: string): Promise<void> {
  const table = sql.id(schema, 'metadata');
  await sql`create table ${table} (
    id ${key} primary key,
    type ${key} not null,
    name ${key} not null,
    label text not null,
    parent ${key},
    -- Whether it's a part of its parent, or only in it.
    part boolean not null,
    belong_to ${key},
    -- Where its name is unique: the parent of a part, else the project.
    scope ${key} not null,
    revision integer not null,
    active boolean not null,
    created_by ${key} not null, created_by_name text not null, created_at timestamptz not null,
    modified_by ${key} not null, modified_by_name text not null, modified_at timestamptz not null,
    data jsonb not null,
    words tsvector not null,
    -- The record with which it went into the recycle bin: itself, or what it was a part of.
    deletion ${key},
    deleted_by ${key}, deleted_by_name text, deleted_at timestamptz
  )`.execute(transaction);
  const index = (name: string, what: string, where = 'deletion is null') =>
    sql`create index ${sql.id(name)} on ${table} ${sql.raw(what)} where ${sql.raw(where)}`.execute(transaction);
  await sql`create unique index metadata_name on ${table} (type, scope, lower(name)) where deletion is null`.execute(
    transaction,
  );
  await index('metadata_recent', '(type, modified_at desc, id desc)');
  await index('metadata_by_name', '(type, lower(name), id)');
  await index('metadata_in_project', '(belong_to, type, modified_at desc, id desc)');
  await index('metadata_parent', '(parent, type)');
  await index('metadata_words', 'using gin (words)');
  await index('metadata_deletion', '(deletion)', 'deletion is not null');
  await indexPartsOfNames(transaction, schema);
}

/** Finds letters inside names quickly, where the database has what it takes. */
async function indexPartsOfNames(transaction: InTransaction, schema: string): Promise<void> {
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(transaction);
  if (rows.length === 0) return;
  await sql`create extension if not exists pg_trgm with schema public`.execute(transaction);
  await sql`create index metadata_letters on ${sql.id(schema, 'metadata')}
    using gin (lower(name || ' ' || label) public.gin_trgm_ops) where deletion is null`.execute(transaction);
}

async function createVersion(transaction: InTransaction, schema: string): Promise<void> {
  await sql`create table ${sql.id(schema, 'metadata_version')} (
    record ${key} not null, revision integer not null, action text not null,
    at timestamptz not null, by ${key} not null, by_name text not null,
    name ${key} not null, label text not null, parent ${key}, belong_to ${key}, active boolean not null, data jsonb not null,
    primary key (record, revision)
  )`.execute(transaction);
}

async function createReference(transaction: InTransaction, schema: string): Promise<void> {
  await sql`create table ${sql.id(schema, 'metadata_reference')} (
    source ${key} not null, place text not null, target ${key} not null, weak boolean not null,
    primary key (source, place)
  )`.execute(transaction);
  await sql`create index metadata_reference_target on ${sql.id(schema, 'metadata_reference')} (target)`.execute(
    transaction,
  );
}

async function createLock(transaction: InTransaction, schema: string): Promise<void> {
  await sql`create table ${sql.id(schema, 'metadata_lock')} (
    record ${key} primary key, user_id ${key} not null, user_name text not null, session text,
    locked_at timestamptz not null, seen_at timestamptz not null
  )`.execute(transaction);
  await sql`create index metadata_lock_session on ${sql.id(schema, 'metadata_lock')} (session)`.execute(transaction);
}
