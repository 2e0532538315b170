import type { ObjectData } from '../../../common/objects/objectData';
import { columnName } from '../../../common/objects/viewColumns';
import type { QueryOptions, QueryRequest } from '../../../common/query/queryRequest';

/** What a view object asks, as it is edited: parts whose field is not chosen yet have "" for it. */
export interface ViewQuery {
  readonly object: string;
  readonly query: QueryRequest;
}

export type Grouping = NonNullable<QueryOptions['groupby']>[number];
export type Sum = NonNullable<QueryOptions['aggregate']>[number];

export function storedQuery({ view }: ObjectData): ViewQuery | undefined {
  return view && { object: view.object, query: view.query };
}

/** Another object has other fields: the query begins anew. */
export function queryOf(object: string): ViewQuery {
  return { object, query: {} };
}

export function isGrouped({ options = {} }: QueryRequest): boolean {
  return options.groupby !== undefined || options.aggregate !== undefined;
}

/** Which rows are meant stays; of them, or of groups of them. */
export function withGroups({ condition }: QueryRequest, grouped: boolean): QueryRequest {
  const kept = condition ? { condition } : {};
  if (!grouped) return kept;
  return { ...kept, options: { groupby: [], aggregate: [{ alias: 'records', function: 'count' }] } };
}

export function withOptions(query: QueryRequest, change: Partial<QueryOptions>): QueryRequest {
  return { ...query, options: { ...query.options, ...change } };
}

export function pathOf(grouping: Grouping): string {
  return typeof grouping === 'string' ? grouping : grouping.field;
}

/** What the column of a group is called. */
export function groupColumn(grouping: Grouping): string {
  return columnName(typeof grouping === 'string' ? grouping : `${grouping.field}.${grouping.by}`);
}

/** A name for what is summed up, made of the last step of its path: "sum_total", which no other has yet. */
export function proposeAlias({ field = '', function: name }: Omit<Sum, 'alias'>, taken: readonly string[]): string {
  const last = field.split('.').at(-1) ?? '';
  const bare = last.replace(/^[A-Za-z0-9]+__(.+)__CST$/, '$1');
  const base = (field === '' ? 'records' : `${name}_${bare}`).slice(0, 60);
  const used = new Set(taken.map((alias) => alias.toLowerCase()));
  for (let number = 1; ; number++) {
    const alias = number === 1 ? base : `${base}${number}`;
    if (!used.has(alias.toLowerCase())) return alias;
  }
}

/** Without what is not chosen yet, and without parts that say nothing. */
export function completed({ condition, options = {} }: QueryRequest): QueryRequest {
  const { fields = [], groupby = [], aggregate = [], orderby = [], limit, skip } = options;
  const groups = groupby.filter((each) => pathOf(each) !== '');
  const sums = aggregate.filter(isComplete);
  const orders = orderby.filter(({ field }) => field !== '');
  const whole: QueryOptions = {
    ...(fields.length > 0 ? { fields } : {}),
    ...(groups.length > 0 ? { groupby: groups } : {}),
    ...(sums.length > 0 ? { aggregate: sums } : {}),
    ...(orders.length > 0 ? { orderby: orders } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { skip }),
  };
  return { ...(condition ? { condition } : {}), ...(Object.keys(whole).length > 0 ? { options: whole } : {}) };
}

/** Rows are counted without a field; all else is of one. */
export function isComplete({ field, function: name }: Sum): boolean {
  return field === undefined ? name === 'count' : field !== '';
}

/** As it is asked to see what comes of it: the first rows of the columns that the view will have. */
export function previewOf(query: QueryRequest, limit: number): QueryRequest {
  const whole = completed(query);
  const { fields, limit: own = limit } = whole.options ?? {};
  const first = { limit: Math.min(own, limit) };
  if (isGrouped(whole) || fields === undefined) return withOptions(whole, first);
  return withOptions(whole, { ...first, fields: [...new Set(['id', 'name', ...fields])] });
}
