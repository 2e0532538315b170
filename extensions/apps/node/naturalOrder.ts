import { type RawBuilder, sql } from 'kysely';
import type { InTransaction } from 'lathe/node';

const name = 'natural_order';

/** How people sort: "App 2" before "App 10". A database without the rules for it goes by the letters alone. */
export async function createNaturalOrder(transaction: InTransaction, schema: string): Promise<void> {
  const { rows } = await sql`select from pg_collation where collprovider = 'i' limit 1`.execute(transaction);
  const rules = rows.length > 0 ? sql`(provider = icu, locale = 'und-u-kn-true')` : sql`from "C"`;
  await sql`create collation ${sql.id(schema, name)} ${rules}`.execute(transaction);
}

/** Letters, large or small alike, as they are sorted in a tenant. */
export function inNaturalOrder(schema: string, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(${text}) collate ${sql.id(schema, name)}`;
}
