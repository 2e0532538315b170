import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Database, type InTransaction, type Tenant } from 'lathe/node';

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

/** The names of the columns that every custom object's table has. */
export const systemColumns = [
  'id',
  'name',
  'owner',
  'createdBy',
  'createdDate',
  'lastModifiedBy',
  'lastModifiedDate',
  'revision',
] as const;

/** Makes, renames and sets aside the tables of custom objects; all of it within the caller's transaction. */
@injectable()
export class ObjectTables {
  constructor(@inject(Database) private readonly database: Database) {}

  async create(transaction: InTransaction, { schema }: Tenant, name: string): Promise<void> {
    const table = sql.id(schema, name);
    await sql`create table ${table} (
      id ${key} primary key,
      name text not null,
      owner ${key} not null,
      "createdBy" ${key} not null,
      "createdDate" timestamptz(3) not null default now(),
      "lastModifiedBy" ${key} not null,
      "lastModifiedDate" timestamptz(3) not null default now(),
      revision integer not null default 1
    )`.execute(transaction);
    await sql`create index on ${table} (lower(name), id)`.execute(transaction);
    await sql`create index on ${table} ("lastModifiedDate", id)`.execute(transaction);
    await sql`create index on ${table} (owner, id)`.execute(transaction);
  }

  async rename(transaction: InTransaction, { schema }: Tenant, from: string, to: string): Promise<void> {
    if (from === to) return;
    await sql`alter table ${sql.id(schema, from)} rename to ${sql.id(to)}`.execute(transaction);
  }

  /** For good, with its rows. */
  async drop(transaction: InTransaction, { schema }: Tenant, name: string): Promise<void> {
    await sql`drop table if exists ${sql.id(schema, name)} cascade`.execute(transaction);
  }

  /** About how many rows there are, without counting them one by one. */
  async estimate({ schema }: Tenant, name: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select greatest(c.reltuples, 0)::float8 as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relname = ${name}`.execute(this.database.bare);
    return rows[0]?.count ?? 0;
  }
}

/** Where the table or column of something in the recycle bin waits: by its id, so that its name is free. */
export function setAsideName(id: string): string {
  return `~${id}`;
}
