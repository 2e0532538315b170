import type { FieldModel, ObjectModel } from '../objects/objectModel';

/** In a formula a custom field's own part of its name will do: "status" for "ns__status__CST". */
export function findField(object: ObjectModel, name: string): FieldModel | undefined {
  const known = object.field(name);
  if (known || !/^\w+$/.test(name)) return known;
  const short = new RegExp(`^[a-z][a-z0-9]*__${name}__cst$`, 'i');
  return object.fields.find((each) => short.test(each.name));
}
