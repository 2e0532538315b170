import type { Tabs } from 'lathe';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
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

/** Opens the rows of an object that meet a condition, beside whatever of it is open. */
export async function showRecords(
  tabs: Tabs,
  { name, plural }: ObjectDescription,
  condition?: Condition,
): Promise<void> {
  const query = condition && JSON.stringify({ condition });
  const params = { object: name, ...(query === undefined ? {} : { query }) };
  await tabs.open({ type: 'dataRecords', id: name, name: plural, params }, { copy: condition !== undefined });
}
