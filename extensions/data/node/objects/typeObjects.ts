import { type RawBuilder, sql } from 'kysely';
import type { ReadableType } from '../../common/readableTypes';
import type { FieldModel, ObjectModel } from './objectModel';

/** Types of metadata as objects that are read by whoever asks for them by name; no list of objects has them. */
export function typeObjects(types: readonly ReadableType[]): readonly ObjectModel[] {
  return types.map((type) => {
    const fields = fieldsOf(type);
    const byName = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
    return {
      ...{ id: `type ${type.name}`, name: type.name, label: type.label, fields, children: [] },
      ...{ kind: 'standard', data: { kind: 'standard', sharing: 'read' }, table: type.name },
      ...{ access: [], sharingRules: [], validations: [] },
      source: { rows: rowsOf(type), permissions: type.permissions },
      field: (wanted) => byName.get(wanted.toLowerCase()),
      child: () => undefined,
    };
  });
}

function fieldsOf({ name: type, parent = 'parent', fields = [] }: ReadableType): FieldModel[] {
  const all: readonly Pick<FieldModel, 'name' | 'column' | 'label' | 'type'>[] = [
    { name: 'id', column: 'id', type: 'text', label: 'ID' },
    { name: 'name', column: 'name', type: 'name', label: 'Name' },
    { name: 'label', column: 'label', type: 'text', label: 'Label' },
    { name: parent, column: 'parent', type: 'text', label: 'Parent' },
    { name: 'active', column: 'active', type: 'checkbox', label: 'Active' },
    { name: 'createdDate', column: 'created_at', type: 'datetime', label: 'Created' },
    { name: 'lastModifiedDate', column: 'modified_at', type: 'datetime', label: 'Last Modified' },
    ...fields.map(({ name, label, type: kind }) => ({ name, column: columnOf(name), type: kind, label })),
  ];
  return all.map((field) => ({ ...field, id: `${type}.${field.name}`, system: true, data: undefined }));
}

/** Apart from the record's own columns. */
function columnOf(field: string): string {
  return `data.${field}`;
}

function rowsOf({ name, fields = [] }: ReadableType): (schema: string) => RawBuilder<unknown> {
  const columns = fields.map(({ name: field, type }) => {
    const value = sql`m.data ->> ${sql.lit(field)}`;
    return sql`, ${type === 'number' ? sql`(${value})::numeric` : value} as ${sql.id(columnOf(field))}`;
  });
  return (schema) => sql`(
    select m.id, m.name, m.label, m.parent, m.active, m.created_at, m.modified_at${sql.join(columns, sql``)}
    from ${sql.id(schema, 'metadata')} m where m.type = ${sql.lit(name)} and m.deletion is null)`;
}
