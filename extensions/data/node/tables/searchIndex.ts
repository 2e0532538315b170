import { sql } from 'kysely';
import type { InTransaction } from 'lathe/node';
import type { ObjectModel } from '../objects/objectModel';
import { searchVector } from '../query/searchVector';

/** What makes searching quick; it holds the words of just those fields that are searched, so it's made anew with them. */
export async function renewSearchIndex(transaction: InTransaction, schema: string, object: ObjectModel): Promise<void> {
  if (object.kind !== 'custom') return;
  const name = `s_${object.id}`;
  await sql`drop index if exists ${sql.id(schema, name)}`.execute(transaction);
  await sql`create index ${sql.id(name)} on ${sql.id(schema, object.table)} using gin (${searchVector(object)})`.execute(
    transaction,
  );
}
