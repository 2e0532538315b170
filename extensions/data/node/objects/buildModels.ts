import type { ObjectAccessData, SharingRuleData } from '../../common/objects/accessData';
import type { Choice, FieldData } from '../../common/objects/fieldData';
import { isComputed, isReference } from '../../common/objects/fieldTypes';
import type { ObjectData } from '../../common/objects/objectData';
import type { PicklistData } from '../../common/objects/picklistData';
import type { ReadableType } from '../../common/readableTypes';
import type { ValidationRuleData } from '../../common/objects/validationData';
import type { ChildModel, FieldModel, ObjectModel, ObjectModels } from './objectModel';
import { standardObjects } from './standardObjects';
import { typeObjects } from './typeObjects';
import { viewModel } from '../viewObjects/viewModel';

export interface Stored<D> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly data: D;
}

/** A part of an object. */
export type StoredPart<D> = Stored<D> & { readonly parent: string };

export interface StoredModels {
  readonly objects: readonly Stored<ObjectData>[];
  readonly fields: readonly StoredPart<FieldData>[];
  readonly picklists: readonly Stored<PicklistData>[];
  readonly access: readonly StoredPart<ObjectAccessData>[];
  readonly sharingRules: readonly StoredPart<SharingRuleData>[];
  readonly validations: readonly StoredPart<ValidationRuleData>[];
  /** What is no object and read like one. */
  readonly types?: readonly ReadableType[];
}

type StoredField = StoredPart<FieldData>;

/** What stands in other records, by id. */
interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
}

/** The objects of a tenant as queries and writes see them. */
export function buildModels({ objects, fields, picklists, types = [], ...parts }: StoredModels): ObjectModels {
  const known = {
    names: new Map(objects.map(({ id, name }) => [id, name])),
    choices: new Map(picklists.map(({ id, data }) => [id, data.values])),
  };
  const ofObject = <P extends { readonly parent: string }>(all: readonly P[]) =>
    Map.groupBy(all, ({ parent }) => parent);
  const own = ofObject(fields);
  const access = ofObject(parts.access);
  const sharingRules = ofObject(parts.sharingRules);
  const validations = ofObject(parts.validations);
  const lookups = Map.groupBy(
    fields.filter(({ data }) => isReference(data.type)),
    ({ data }) => data.object ?? '',
  );
  const plain = objects.map((object) => ({
    ...buildModel(object, own.get(object.id) ?? [], childrenOf(lookups.get(object.id) ?? [], known), known),
    access: (access.get(object.id) ?? []).map(({ data }) => data),
    sharingRules: (sharingRules.get(object.id) ?? []).map(({ data }) => data),
    validations: (validations.get(object.id) ?? []).map(({ name, data }) => ({ name, ...data })),
  }));
  const models = plain.map((model) => (model.data.view ? viewModel(model, model.data.view, plain) : model));
  const byId = new Map(models.map((model) => [model.id, model]));
  const byName = new Map([...typeObjects(types), ...models].map((model) => [model.name.toLowerCase(), model]));
  return { all: models, byId: (id) => byId.get(id), find: (name) => byName.get(name.toLowerCase()) };
}

function buildModel(
  { id, name, label, data }: Stored<ObjectData>,
  stored: readonly StoredField[],
  children: readonly ChildModel[],
  known: Known,
): Omit<ObjectModel, 'access' | 'sharingRules' | 'validations'> {
  const standard = standardObjects.find((object) => object.id === id);
  const fields = [
    ...(standard ? standardFields(id) : data.kind === 'view' ? [] : systemFields(data)),
    ...stored.map((field) => toField(field, known)),
  ];
  const byName = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const byRelation = new Map(children.map((child) => [child.relationName.toLowerCase(), child]));
  return {
    ...{ id, name, label, fields, children },
    data,
    kind: data.kind,
    table: standard?.table ?? name,
    source: standard?.source,
    field: (wanted) => byName.get(wanted.toLowerCase()),
    child: (wanted) => byRelation.get(wanted.toLowerCase()),
  };
}

function toField({ id, name, label, data }: StoredField, { names, choices }: Known): FieldModel {
  const target = data.object === undefined ? undefined : names.get(data.object);
  const column = isComputed(data.type) ? undefined : name;
  const own = data.choices ?? (data.picklist === undefined ? undefined : choices.get(data.picklist));
  return { id, name, label, type: data.type, data, target, column, choices: own };
}

/** The relation is called as its field says, else like the object whose rows they are. */
function childrenOf(lookups: readonly StoredField[], { names }: Known): ChildModel[] {
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
