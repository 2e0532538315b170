import { type RawBuilder, sql } from 'kysely';
import type { InTransaction } from 'lathe/node';
import type { ObjectModel } from '../objects/objectModel';
import { columnType } from '../tables/columnType';
import type { RowValues } from './rowInput';

/** A row on its way into its table. */
export interface WrittenRow {
  readonly id: string;
  readonly values: RowValues;
}

/** A row that is not there yet. */
export interface NewRow extends WrittenRow {
  readonly createdBy: string;
}

export interface RowPlace {
  readonly transaction: InTransaction;
  readonly schema: string;
  readonly object: ObjectModel;
  readonly userId: string;
}

const key = sql`text`;

/** All rows in one statement; each has the same columns. Numbers travel as text, with all their digits. */
export function insertionOf(
  { schema, object }: Pick<RowPlace, 'schema' | 'object'>,
  rows: readonly NewRow[],
): RawBuilder<unknown> {
  const columns = Object.keys(rows[0]?.values ?? {});
  const names = sql.join([
    sql.id('id'),
    sql.id('createdBy'),
    sql.id('lastModifiedBy'),
    ...columns.map((name) => sql.id(name)),
  ]);
  const by = sql.id('r', 'createdBy');
  const given = sql.join([sql`r.id`, by, by, ...columns.map((name) => sql.id('r', name))]);
  return sql`insert into ${sql.id(schema, object.table)} (${names}) select ${given} from ${recordset(object, columns, rows)}`;
}

export interface UpdatedRow {
  readonly id: string;
  readonly revision: number;
}

/** The rows that were there, may be changed and were not changed by others. */
export async function updateRows(
  { transaction, schema, object, userId }: RowPlace,
  rows: readonly (WrittenRow & { readonly revision?: number })[],
  allowed: RawBuilder<boolean> | undefined,
): Promise<UpdatedRow[]> {
  const columns = Object.keys(rows[0]?.values ?? {});
  const changes = sql.join([
    ...columns.map((name) => sql`${sql.id(name)} = ${sql.id('r', name)}`),
    sql`revision = t.revision + 1`,
    sql`"lastModifiedBy" = ${userId}`,
    sql`"lastModifiedDate" = now()`,
  ]);
  const { rows: updated } = await sql<UpdatedRow>`
    update ${sql.id(schema, object.table)} t set ${changes} from ${recordset(object, columns, rows)}
    where t.id = r.id and (r.revision is null or r.revision = t.revision) ${allowed ? sql`and ${allowed}` : sql``}
    returning t.id, t.revision`.execute(transaction);
  return updated;
}

export async function deleteRows(
  { transaction, schema, object }: RowPlace,
  ids: readonly string[],
  allowed: RawBuilder<boolean> | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.id(schema, object.table)} t where id = any(${[...ids]}::text[])
    ${allowed ? sql`and ${allowed}` : sql``} returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

function recordset(object: ObjectModel, columns: readonly string[], rows: readonly object[]): RawBuilder<unknown> {
  const flat = rows.map((row) => ('values' in row ? { ...row, ...(row.values ?? {}), values: undefined } : row));
  const types = columns.map((name) => sql`${sql.id(name)} ${typeOf(object, name)}`);
  const all = sql.join([sql`id ${key}`, sql`revision integer`, sql`"createdBy" ${key}`, ...types]);
  return sql`jsonb_to_recordset(${JSON.stringify(flat)}::jsonb) as r(${all})`;
}

function typeOf(object: ObjectModel, column: string): RawBuilder<unknown> {
  const field = object.fields.find((each) => each.column === column);
  return (field && columnType(field.data ?? { type: field.type })) ?? key;
}
