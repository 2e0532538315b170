import { type RawBuilder, sql } from 'kysely';
import { defaultLimit, type ListQuery } from '../../../common/metadata/listQuery';
import { briefColumns, columns } from '../recordRow';
import { containing } from '../../database/likePattern';
import { conditionSql, type SortKey, sortKeys } from './conditionSql';

type Fragment = RawBuilder<unknown>;

export interface ListScope {
  readonly schema: string;
  readonly type: string;
  readonly project?: string;
  readonly parent?: string;
}

/** One statement for a page of a list, with how many there are in all beside each row. */
export function listSql(scope: ListScope, query: ListQuery): Fragment {
  const table = sql.id(scope.schema, 'metadata');
  const keys = sortKeys(query.order);
  const where = whereSql(scope, query);
  const total = query.count === false ? sql`` : sql`, (select count(*)::int from ${table} m where ${where}) as total`;
  const page = query.after ? sql`${where} and ${beyond(table, keys, query.after)}` : where;
  const offset = query.offset ? sql` offset ${query.offset}` : sql``;
  return sql`select ${query.brief ? briefColumns : columns}${total} from ${table} m where ${page}
    order by ${sql.join(keys.map(orderBy))} limit ${query.limit ?? defaultLimit}${offset}`;
}

export function countSql(scope: ListScope, query: ListQuery): Fragment {
  return sql`select count(*)::int as total from ${sql.id(scope.schema, 'metadata')} m where ${whereSql(scope, query)}`;
}

function whereSql({ type, project, parent }: ListScope, query: ListQuery): Fragment {
  const parts: Fragment[] = [sql`m.deletion is null`, sql`m.type = ${type}`];
  const inside = parent ?? query.parent;
  if (inside) parts.push(sql`m.parent = ${inside}`);
  else if (project) parts.push(sql`m.belong_to = ${project}`);
  if (query.active !== undefined) parts.push(sql`m.active = ${query.active}`);
  if (query.search) parts.push(sql`lower(m.name || ' ' || m.label) like ${containing(query.search.toLowerCase())}`);
  if (query.condition) parts.push(conditionSql(query.condition));
  return sql.join(parts, sql` and `);
}

function orderBy({ expression, descending }: SortKey): Fragment {
  return descending ? sql`${expression} desc` : expression;
}

/** What comes after the record with which the page before ended. */
function beyond(table: Fragment, keys: readonly SortKey[], after: string): Fragment {
  const last = ({ expression }: SortKey) => sql`(select ${expression} from ${table} m where m.id = ${after})`;
  if (keys.every(({ descending }) => descending === keys[0]?.descending)) {
    const sign = keys[0]?.descending ? sql`<` : sql`>`;
    return sql`(${sql.join(keys.map(({ expression }) => expression))}) ${sign} (${sql.join(keys.map(last))})`;
  }
  const steps = keys.map((key, index) => {
    const alike = keys.slice(0, index).map((other) => sql`${other.expression} = ${last(other)}`);
    return sql.join([...alike, sql`${key.expression} ${key.descending ? sql`<` : sql`>`} ${last(key)}`], sql` and `);
  });
  return sql`(${sql.join(
    steps.map((step) => sql`(${step})`),
    sql` or `,
  )})`;
}
