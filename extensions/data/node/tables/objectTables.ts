import { injectable } from 'inversify';
import { sql } from 'kysely';
import type { InTransaction, Tenant } from 'lathe/node';

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

/** Makes, renames and sets aside the tables of custom objects; all of it within the caller's transaction. */
@injectable()
export class ObjectTables {
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
}

/** Where the table or column of something in the recycle bin waits: by its id, so that its name is free. */
export function setAsideName(id: string): string {
  return `~${id}`;
}
