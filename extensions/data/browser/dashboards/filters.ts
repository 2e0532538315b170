import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import type { DashboardFilter, DatePreset } from '../../common/dashboards/dashboardData';
import { presetSpan, within } from '../../common/dashboards/periods';
import type { Comparison } from '../../common/query/queryRequest';

/** What somebody has chosen in a filter: a span that moves along, or a comparison. */
export interface FilterValue {
  readonly preset?: DatePreset;
  readonly comparison?: Omit<Comparison, 'field'>;
}

export function initialValue({ preset, initial }: DashboardFilter): FilterValue {
  return preset ? { preset } : initial ? { comparison: initial } : {};
}

/** The field of an object for which a filter holds: of the same name and type. */
export function filteredField(
  { field }: DashboardFilter,
  type: FieldDescription['type'],
  object: ObjectDescription,
): FieldDescription | undefined {
  return object.fields.find((each) => each.name.toLowerCase() === field.toLowerCase() && each.type === type);
}

export function filterConditions(
  { name, type, result }: FieldDescription,
  value: FilterValue,
  today: string,
): Comparison[] {
  const { preset, comparison } = value;
  if (comparison) return [{ field: name, ...comparison }];
  const kind = type === 'formula' ? result : type;
  if (!preset || (kind !== 'date' && kind !== 'datetime')) return [];
  return within(name, kind, presetSpan(preset, today));
}
