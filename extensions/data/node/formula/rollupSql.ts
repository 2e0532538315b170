import { type RawBuilder, sql } from 'kysely';
import type { FieldModel, ObjectModels } from '../objects/objectModel';

interface RollupPlace {
  readonly models: ObjectModels;
  readonly schema: string;
}

const functions = { count: sql`count`, sum: sql`sum`, min: sql`min`, max: sql`max`, avg: sql`avg` } as const;

/** The sum of all rows that lead to a row, whoever may see them. */
export function rollupSql({ data }: FieldModel, alias: string, { models, schema }: RollupPlace): RawBuilder<unknown> {
  const rollup = data?.rollup;
  const child = models.all.find(({ fields }) => fields.some(({ id }) => id === rollup?.by));
  const by = child?.fields.find(({ id }) => id === rollup?.by)?.column;
  const of = child?.fields.find(({ id }) => id === rollup?.of)?.column;
  if (!rollup || !child || by === undefined || (rollup.function !== 'count' && of === undefined)) return sql`null`;
  const inner = `${alias}_r`;
  const summed = of === undefined ? sql`*` : sql.id(inner, of);
  const value = sql`${functions[rollup.function]}(${summed})`;
  const full = rollup.function === 'sum' ? sql`coalesce(${value}, 0)` : value;
  return sql`(select ${full} from ${sql.id(schema, child.table)} ${sql.id(inner)}
    where ${sql.id(inner, by)} = ${sql.id(alias, 'id')})`;
}
