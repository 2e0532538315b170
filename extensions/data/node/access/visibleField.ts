import type { FieldModel, ObjectModel } from '../objects/objectModel';
import { unknownField } from '../query/refuseQuery';

/** The fields of which somebody may know; `hidden` has the names of the others, in lower case. */
export function visibleFields({ fields }: ObjectModel, hidden: ReadonlySet<string>): readonly FieldModel[] {
  return hidden.size === 0 ? fields : fields.filter(({ name }) => !hidden.has(name.toLowerCase()));
}

/** By name, in any case; an unknown one is refused with the nearest. */
export function visibleField(object: ObjectModel, hidden: ReadonlySet<string>, name: string): FieldModel {
  const wanted = name.toLowerCase();
  const field = object.field(wanted);
  if (field && !hidden.has(wanted)) return field;
  const known = visibleFields(object, hidden).map((each) => each.name);
  throw unknownField(object.name, name, known);
}
