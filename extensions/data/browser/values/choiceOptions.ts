import type { SelectOption } from 'lathe/ui';
import type { FieldDescription } from '../../common/describeCalls';
import { choiceLabel } from './valueFormat';

/** What may be chosen: new rows don't get what is not active any more, but rows that have it keep it. */
export function choiceOptions(field: FieldDescription, held: readonly string[] = []): SelectOption[] {
  const offered = (field.choices ?? []).filter(({ value, active }) => active !== false || held.includes(value));
  const others = held.filter((value) => !offered.some((choice) => choice.value === value));
  return [...offered.map(({ value }) => value), ...others].map((value) => ({
    value,
    label: choiceLabel(field, value),
  }));
}
