import type { Routes } from 'lathe';
import type { FieldDescription } from '../../common/describeCalls';
import type { Grouping } from '../../common/dashboards/dashboardData';
import { spanOfKey, within } from '../../common/dashboards/periods';
import type { Comparison, Condition } from '../../common/query/queryRequest';

/** The rows that stand behind a group. */
export function groupConditions(
  { field, by }: Grouping,
  value: unknown,
  description: FieldDescription | undefined,
): Comparison[] {
  if (value === null || value === undefined) return [{ field, operator: 'isnull' }];
  const span = by === undefined ? undefined : spanOfKey(by, String(value));
  if (span) {
    const { type, result } = description ?? {};
    return within(field, type === 'date' || result === 'date' ? 'date' : 'datetime', span);
  }
  return [{ field, operator: 'eq', value: plainValue(value) }];
}

function plainValue(value: unknown): NonNullable<Comparison['value']> {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** The page of an object's rows, those that meet a condition. */
export function recordsPath(object: string, condition?: Condition): string {
  const path = `/projects/records/${encodeURIComponent(object)}`;
  return condition ? `${path}?condition=${encodeURIComponent(JSON.stringify(condition))}` : path;
}

export function showRecords(routes: Routes, object: string, condition?: Condition): Promise<void> {
  return routes.open(recordsPath(object, condition));
}
