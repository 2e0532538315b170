import type { FieldData } from '../../common/objects/fieldData';
import { isComputed, isReference } from '../../common/objects/fieldTypes';
import type { ObjectData } from '../../common/objects/objectData';
import type { ChildModel, FieldModel, ObjectModel, ObjectModels } from './objectModel';
import { standardObjects } from './standardObjects';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

export interface StoredObject extends Stored {
  readonly data: ObjectData;
}

export interface StoredField extends Stored {
  /** The id of its object. */
  readonly parent: string;
  readonly data: FieldData;
}

/** The objects of a tenant as queries and writes see them. */
export function buildModels(objects: readonly StoredObject[], fields: readonly StoredField[]): ObjectModels {
  const names = new Map(objects.map(({ id, name }) => [id, name]));
  const byObject = Map.groupBy(fields, ({ parent }) => parent);
  const children = Map.groupBy(
    fields.filter(({ data }) => isReference(data.type)),
    ({ data }) => data.object ?? '',
  );
  const models = objects.map((object) =>
    buildModel(object, byObject.get(object.id) ?? [], childrenOf(children.get(object.id) ?? [], names), names),
  );
  const byId = new Map(models.map((model) => [model.id, model]));
  const byName = new Map(models.map((model) => [model.name.toLowerCase(), model]));
  return { all: models, byId: (id) => byId.get(id), find: (name) => byName.get(name.toLowerCase()) };
}

function buildModel(
  { id, name, label, data }: StoredObject,
  stored: readonly StoredField[],
  children: readonly ChildModel[],
  names: ReadonlyMap<string, string>,
): ObjectModel {
  const standard = standardObjects.find((object) => object.id === id);
  const fields = [...(standard ? standardFields(id) : systemFields(data)), ...stored.map((field) => toField(field, names))];
  const byName = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const byRelation = new Map(children.map((child) => [child.relationName.toLowerCase(), child]));
  return {
    ...{ id, name, label, fields, children },
    kind: data.kind,
    sharing: data.sharing,
    table: standard?.table ?? name,
    field: (wanted) => byName.get(wanted.toLowerCase()),
    child: (wanted) => byRelation.get(wanted.toLowerCase()),
  };
}

function toField({ id, name, label, data }: StoredField, names: ReadonlyMap<string, string>): FieldModel {
  const target = data.object === undefined ? undefined : names.get(data.object);
  return { id, name, label, type: data.type, data, target, column: isComputed(data.type) ? undefined : name };
}

/** The relation is called as its field says, else like the object whose rows they are. */
function childrenOf(lookups: readonly StoredField[], names: ReadonlyMap<string, string>): ChildModel[] {
  const taken = new Set<string>();
  return lookups.map(({ parent, name, data }) => {
    const object = names.get(parent) ?? '';
    const plain = data.relationName ?? object;
    const relationName = taken.has(plain.toLowerCase()) ? `${object}.${name}` : plain;
    taken.add(relationName.toLowerCase());
    return { relationName, object, field: name };
  });
}

function standardFields(objectId: string): FieldModel[] {
  const object = standardObjects.find(({ id }) => id === objectId);
  return (object?.fields ?? []).map(({ name, ...field }) => ({
    ...field,
    ...{ id: `${objectId}.${name}`, name, system: true, data: undefined },
  }));
}

const user = 'User';

/** What every custom object has. */
function systemFields({ nameLabel = 'Name' }: ObjectData): FieldModel[] {
  const all: readonly Omit<FieldModel, 'id' | 'data' | 'column'>[] = [
    { name: 'id', label: 'ID', type: 'text', system: true },
    { name: 'name', label: nameLabel, type: 'name' },
    { name: 'owner', label: 'Owner', type: 'lookup', target: user },
    { name: 'createdBy', label: 'Created By', type: 'lookup', target: user, system: true },
    { name: 'createdDate', label: 'Created', type: 'datetime', system: true },
    { name: 'lastModifiedBy', label: 'Last Modified By', type: 'lookup', target: user, system: true },
    { name: 'lastModifiedDate', label: 'Last Modified', type: 'datetime', system: true },
    { name: 'revision', label: 'Revision', type: 'number', system: true },
  ];
  return all.map((field) => ({ ...field, id: field.name, column: field.name, data: undefined }));
}
