import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../common/calls/refusal';
import type { Comparison, Condition } from '../../../common/metadata/condition';
import type { Order } from '../../../common/metadata/listQuery';
import { containing, escapeLike } from '../../database/likePattern';

type Fragment = RawBuilder<unknown>;
type Scalar = string | number | boolean;

const recordColumns: Readonly<Record<string, Fragment>> = {
  id: sql.raw('m.id'),
  name: sql.raw('m.name'),
  label: sql.raw('m.label'),
  parent: sql.raw('m.parent'),
  belongTo: sql.raw('m.belong_to'),
  revision: sql.raw('m.revision'),
  active: sql.raw('m.active'),
  createdBy: sql.raw('m.created_by'),
  createdAt: sql.raw('m.created_at'),
  modifiedBy: sql.raw('m.modified_by'),
  modifiedAt: sql.raw('m.modified_at'),
};
const times = new Set(['createdAt', 'modifiedAt']);

/** A condition with every value bound; the fields were checked when the request was read. */
export function conditionSql({ conjunction = 'AND', conditions }: Condition): Fragment {
  if (conditions.length === 0) return sql`true`;
  const parts = conditions.map((part) => ('conditions' in part ? conditionSql(part) : comparisonSql(part)));
  return sql`(${sql.join(parts, conjunction === 'OR' ? sql` or ` : sql` and `)})`;
}

function comparisonSql({ field, operator, value }: Comparison): Fragment {
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  switch (operator) {
    case 'isnull':
      return sql`${asText(field)} is null`;
    case 'isnotnull':
      return sql`${asText(field)} is not null`;
    case 'contains':
      return like(field, containing(textOf(values)));
    case 'startwith':
      return like(field, `${escapeLike(textOf(values))}%`);
    case 'endwith':
      return like(field, `%${escapeLike(textOf(values))}`);
    case 'eq':
    case 'in':
      return values.length === 0 ? sql`false` : anyOf(field, values);
    case 'ne':
      return values.length === 0 ? sql`true` : sql`not coalesce(${anyOf(field, values)}, false)`;
    default:
      return values[0] === undefined ? sql`false` : ordered(field, operator, values[0]);
  }
}

function anyOf(field: string, values: readonly Scalar[]): Fragment {
  return sql`(${sql.join(
    values.map((value) => sql`${typed(field, value)} = ${bound(field, value)}`),
    sql` or `,
  )})`;
}

const signs = { lt: sql`<`, le: sql`<=`, gt: sql`>`, ge: sql`>=` } as const;

function ordered(field: string, operator: keyof typeof signs, value: Scalar): Fragment {
  return sql`${typed(field, value)} ${signs[operator]} ${bound(field, value)}`;
}

/** The field in the type of what it's compared with, so that 10 is more than 9. Data of another type compares as absent. */
function typed(field: string, value: Scalar): Fragment {
  if (times.has(field)) return recordColumns[field] ?? sql`null`;
  if (typeof value === 'string') return asText(field);
  const wanted = sql.lit(typeof value);
  const json = jsonAt(field);
  const cast = typeof value === 'number' ? sql.raw('numeric') : sql.raw('boolean');
  return sql`(case when jsonb_typeof(${json}) = ${wanted} then (${json})::${cast} end)`;
}

function bound(field: string, value: Scalar): Fragment {
  if (times.has(field)) return sql`${timeOf(value)}::timestamptz`;
  if (typeof value === 'number') return sql`${value}::numeric`;
  return typeof value === 'boolean' ? sql`${value}::boolean` : sql`${value}::text`;
}

function timeOf(value: Scalar): string {
  const time = new Date(typeof value === 'boolean' ? Number.NaN : value);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new Refusal('INVALID_REQUEST', { parameters: { issues: `query.condition: ${String(value)} is no time.` } });
}

function like(field: string, pattern: string): Fragment {
  return sql`lower(${asText(field)}) like ${pattern.toLowerCase()}`;
}

function textOf([value = '']: readonly Scalar[]): string {
  return String(value);
}

function asText(field: string): Fragment {
  const column = recordColumns[field];
  return column ? sql`${column}::text` : sql`(m.data #>> ${pathOf(field)}::text[])`;
}

function jsonAt(field: string): Fragment {
  const column = recordColumns[field];
  return column ? sql`to_jsonb(${column})` : sql`(m.data #> ${pathOf(field)}::text[])`;
}

function pathOf(field: string): string[] {
  return field.split('.').slice(1);
}

/** What a list is sorted by; the id decides where all else is alike, so that pages never overlap. */
export interface SortKey {
  readonly expression: Fragment;
  readonly descending: boolean;
}

export function sortKeys(order: readonly Order[] | undefined): SortKey[] {
  const keys = (order ?? [{ field: 'modifiedAt', descending: true }]).map(({ field, descending }) => ({
    expression: sortExpression(field),
    descending,
  }));
  return [...keys, { expression: sql.raw('m.id'), descending: keys[0]?.descending ?? false }];
}

function sortExpression(field: string): Fragment {
  if (field === 'name') return sql.raw('lower(m.name)');
  if (field === 'label') return sql.raw('lower(m.label)');
  if (field === 'parent' || field === 'belongTo') return sql`coalesce(${recordColumns[field]}, '')`;
  return recordColumns[field] ?? sql`coalesce(${jsonAt(field)}, 'null'::jsonb)`;
}
