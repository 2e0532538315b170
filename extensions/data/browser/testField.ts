import type { FieldDescription, ObjectDescription } from '../common/describeCalls';
import type { FieldType } from '../common/objects/fieldTypes';

/** For tests: a field of a type, called like it. */
export function testField(type: FieldType, more: Partial<FieldDescription> = {}): FieldDescription {
  const plain = { system: false, editable: true, required: false, unique: false };
  return { id: type, name: type, label: type, type, ...plain, ...more };
}

/** For tests: an object with an id, a name, a revision and these fields. */
export function testObject(fields: readonly FieldDescription[] = []): ObjectDescription {
  const system = { system: true, editable: false };
  return {
    ...{ id: 'o1', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom', children: [] },
    keyPrefix: '0o01',
    may: { create: true, edit: true, delete: true },
    fields: [
      testField('text', { ...system, id: 'id', name: 'id', label: 'ID' }),
      testField('name', { required: true, label: 'Name' }),
      testField('number', { ...system, id: 'revision', name: 'revision', label: 'Revision' }),
      ...fields,
    ],
  };
}
