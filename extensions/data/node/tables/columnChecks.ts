import { type RawBuilder, sql } from 'kysely';
import { digitsOf } from '../../common/objects/fieldTypes';
import { refuse } from '../refuse';
import { lengthOf } from './columnType';
import { type ColumnPlace, comparable, type FieldColumn } from './fieldColumn';

async function count({ transaction, schema, table }: ColumnPlace, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.id(schema, table)} where ${condition}`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Every value has to fit into what the field is going to be. */
export async function requireFitting(place: ColumnPlace, { name, data }: FieldColumn): Promise<void> {
  const unfit = unfitting(name, data);
  const rows = unfit ? await count(place, unfit) : 0;
  if (rows > 0) throw refuse('FIELD_VALUES_UNFIT', { field: name, rows });
}

function unfitting(name: string, data: FieldColumn['data']): RawBuilder<unknown> | undefined {
  const column = sql.id(name);
  const length = lengthOf(data);
  const digits = digitsOf(data);
  if (digits) {
    const [whole, scale] = [sql.lit(digits.precision - digits.scale), sql.lit(digits.scale)];
    return sql`abs(${column}) >= power(10::numeric, ${whole}) or ${column} <> round(${column}, ${scale})`;
  }
  const plain = length !== undefined && !['encryptedtext', 'multilanguage', 'name'].includes(data.type);
  return plain ? sql`char_length(${column}) > ${sql.lit(length)}` : undefined;
}

/** A field that is asked for has a value in every row. */
export async function requireFull(place: ColumnPlace, name: string): Promise<void> {
  const rows = await count(place, sql`${sql.id(name)} is null`);
  if (rows > 0) throw refuse('FIELD_VALUES_MISSING', { field: name, rows });
}

export async function requireUnlike(place: ColumnPlace, field: FieldColumn): Promise<void> {
  const { transaction, schema, table } = place;
  const { rows } = await sql<{ value: string; count: number }>`
    select (${comparable(field)})::text as value, count(*)::int as count from ${sql.id(schema, table)}
    where ${sql.id(field.name)} is not null group by 1 having count(*) > 1 order by 2 desc, 1 limit 3`.execute(
    transaction,
  );
  const [first] = rows;
  if (first) {
    const example = first.value.slice(0, 80);
    throw refuse('FIELD_VALUES_ALIKE', { field: field.name, example, rows: first.count });
  }
}
