import type { QueryOptions, QueryRequest } from '../../common/query/queryRequest';
import type { ExportScope } from '../transfer/exportScopes';

/** What a query asks for as an export of it: all of its rows, or its groups. */
export function exportScope({ condition, options = {} }: QueryRequest): ExportScope {
  const { fields, orderby } = options;
  return { condition, fields, orderby, groups: groupsIn(options) };
}

function groupsIn({
  groupby = [],
  aggregate = [],
  limit,
  skip,
  distinct,
  fields,
}: QueryOptions): ExportScope['groups'] {
  const page = { limit, skip };
  if (groupby.length > 0 || aggregate.length > 0)
    return { ...page, groupby: some(groupby), aggregate: some(aggregate) };
  // Rows that are told apart by their fields are groups of them.
  return distinct && fields?.length ? { ...page, groupby: [...new Set(fields)] } : undefined;
}

function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
