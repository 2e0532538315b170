import type { JsonValue } from 'lathe';
import { operators } from '../../common/query/operators';
import type { Comparison, Condition, OrderBy } from '../../common/query/queryRequest';
import type { GridQuery } from './gridQuery';

/** What a tab keeps of its grid. */
export function stateOf(query: GridQuery): JsonValue {
  // As text: a condition may hold whatever JSON holds.
  return JSON.stringify(query);
}

/** What was kept; nothing where it can't be read. */
export function queryIn(state: JsonValue | undefined): GridQuery | undefined {
  if (typeof state !== 'string') return undefined;
  try {
    const kept: unknown = JSON.parse(state);
    if (!isRecord(kept)) return undefined;
    const { search, condition, orderby } = kept;
    return {
      search: typeof search === 'string' ? search : '',
      condition: isCondition(condition) ? condition : undefined,
      orderby: Array.isArray(orderby) ? orderby.filter(isOrder) : [],
    };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isOrder(value: unknown): value is OrderBy {
  return isRecord(value) && typeof value['field'] === 'string' && ['asc', 'desc'].includes(String(value['order']));
}

function isCondition(value: unknown): value is Condition {
  return isRecord(value) && Array.isArray(value['conditions']) && value['conditions'].every(isPart);
}

function isPart(value: unknown): value is Condition | Comparison {
  if (isCondition(value)) return true;
  return isRecord(value) && typeof value['field'] === 'string' && operators.some((each) => each === value['operator']);
}
