import type { TableColumn } from 'lathe/ui';
import type { FieldDescription } from '../../common/describeCalls';
import { type ValueKind, valueKind } from './valueKind';

/** So wide that a usual value is read whole; a table with many columns is scrolled sideways. */
const least: Readonly<Record<ValueKind, number>> = {
  ...{ text: 120, number: 100, checkbox: 70, date: 120, datetime: 180, choice: 110, choices: 150 },
  ...{ lookup: 130, languages: 120, secret: 90 },
};

/** How a field stands in a table: numbers below each other's last digit. */
export function fieldColumn(
  path: string,
  field: FieldDescription,
): Pick<TableColumn<never>, 'id' | 'title' | 'width' | 'align'> {
  const kind = valueKind(field);
  const align = kind === 'number' ? ('end' as const) : undefined;
  return { id: path, title: field.label, width: `minmax(${least[kind]}px, 1fr)`, align };
}
