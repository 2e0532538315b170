import type { FieldDescription } from '../../../common/describeCalls';
import type { LayoutSection } from '../../../common/objects/layoutData';

/** The fields without which no record is made and that a form with this layout gives nobody to fill in. */
export function unfillable(
  fields: readonly FieldDescription[],
  sections: readonly LayoutSection[],
): readonly FieldDescription[] {
  const placed = sections.flatMap(({ columns }) => columns.flat());
  const open = new Set(placed.filter(({ readOnly }) => readOnly !== true).map(({ field }) => field));
  return fields.filter((field) => needsValue(field) && !open.has(field.id));
}

/** Nobody but who makes the record can give it a value. */
export function needsValue({ required, system, counted, type, default: usual }: FieldDescription): boolean {
  return required && !system && counted !== true && type !== 'checkbox' && (usual === undefined || usual === null);
}
