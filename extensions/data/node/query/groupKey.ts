import { sql } from 'kysely';
import type { z } from 'zod';
import type { dateParts, GroupBy } from '../../common/query/queryRequest';
import { jsonValue, lookupJson } from './outputSql';
import type { Fragment } from './queryContext';
import { badQuery } from './refuseQuery';
import type { Column, Scope } from './scope';

/** What groups have in common, or what is summed up of them. */
export interface GroupColumn {
  /** As it is called in answers. */
  readonly key: string;
  readonly value: Fragment;
  /** As it is told, once it is a column of the groups. */
  shown(value: Fragment): Fragment;
}

export function groupKey(scope: Scope, groupBy: z.output<typeof GroupBy>): GroupColumn {
  if (typeof groupBy !== 'string') return datePart(scope.column(groupBy.field), groupBy.by);
  const { field, kind, path, value } = scope.column(groupBy);
  if (kind === 'sealed') throw badQuery('NOT_GROUPABLE', { field: path, type: field.type });
  const { compilation } = scope;
  return { key: path, value, shown: (grouped) => lookupJson(compilation, field, grouped) ?? jsonValue(kind, grouped) };
}

type DatePart = (typeof dateParts)[number];

/** Each sorts as text in the order of time. */
const formats: Readonly<Record<DatePart, string>> = {
  year: 'YYYY',
  quarter: 'YYYY-"Q"Q',
  month: 'YYYY-MM',
  week: 'IYYY-"W"IW',
  day: 'YYYY-MM-DD',
};

/** The year, quarter, month, week or day in which a date lies, such as "2026-01"; of moments as it is in UTC. */
function datePart({ field, kind, path, value }: Column, part: DatePart): GroupColumn {
  if (kind !== 'date' && kind !== 'datetime') throw badQuery('NO_DATE', { field: path, type: field.type });
  const local = kind === 'date' ? sql`${value}::timestamp` : sql`${value} at time zone 'UTC'`;
  return {
    key: `${path}.${part}`,
    value: sql`date_trunc(${sql.lit(part)}, ${local})`,
    shown: (grouped) => sql`to_char(${grouped}, ${sql.lit(formats[part])})`,
  };
}
