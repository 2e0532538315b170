import type { Condition, OrderBy } from '../../common/query/queryRequest';

/** What a grid asks for beside its columns. */
export interface GridQuery {
  readonly search: string;
  readonly condition?: Condition;
  readonly orderby: readonly OrderBy[];
}
