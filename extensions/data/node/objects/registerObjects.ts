import { type Condition, isQualifiedName, permissions } from 'lathe/common';
import type { ServerContext } from 'lathe/node';
import { ObjectAccessData, SharingRuleData } from '../../common/objects/accessData';
import { FieldData } from '../../common/objects/fieldData';
import { IndexData } from '../../common/objects/indexData';
import { LayoutData } from '../../common/objects/layoutData';
import { ObjectData } from '../../common/objects/objectData';
import { PicklistData } from '../../common/objects/picklistData';
import { ValidationRuleData } from '../../common/objects/validationData';
import { objectsTopic } from '../../common/modelTypes';
import { SharingHooks } from '../access/sharingHooks';
import { SavedFollowers } from '../saved/savedFollowers';
import { NameFollowers } from '../uses/nameFollowers';
import { RuleHooks } from './ruleHooks';
import { IndexHooks } from '../indexes/indexHooks';
import { LayoutHooks } from '../layouts/layoutHooks';
import { FormulaCheck } from '../formula/formulaCheck';
import { FieldColumns } from '../tables/fieldColumns';
import { ViewObjectCheck } from '../viewObjects/viewObjectCheck';
import { ObjectTables } from '../tables/objectTables';
import { dataMigrations } from './dataMigrations';
import { FieldHooks } from './fieldHooks';
import { ObjectCatalogue } from './objectCatalogue';
import { ObjectHooks } from './objectHooks';
import { StoredObjects } from './storedObjects';

const services = [
  SavedFollowers,
  NameFollowers,
  FormulaCheck,
  ObjectTables,
  FieldColumns,
  ViewObjectCheck,
  ObjectHooks,
  FieldHooks,
  RuleHooks,
  IndexHooks,
  LayoutHooks,
  SharingHooks,
];

/** Who neither builds objects nor says who may what reads descriptions, which tell him of what he may see. */
const readPermissions = [permissions.developApplication, permissions.managePermissions];
const design = { readPermissions, changesTopic: objectsTopic };

/** Objects and their fields are metadata: locked, versioned, searched and packaged like all of it. */
export function registerObjects({ bind, get, metadata, migrate }: ServerContext): void {
  bind(StoredObjects, ObjectCatalogue);
  for (const service of services) bind(service);
  migrate(dataMigrations);
  metadata.register({
    ...design,
    name: 'CustomObject',
    aliases: ['object', 'setup_object_detail'],
    prefix: '000o',
    label: 'object',
    schema: ObjectData,
    isName: isQualifiedName,
    children: ['Field', 'ObjectIndex', 'Layout', 'ValidationRule', 'ObjectAccess', 'SharingRule'],
    references: { 'view.uses': {} },
    kinds: { cst: ofKind('custom'), std: ofKind('standard'), view: ofKind('view') },
    hooks: get(ObjectHooks),
  });
  metadata.register({
    ...design,
    name: 'Field',
    prefix: '000d',
    label: 'field',
    schema: FieldData,
    isName: isQualifiedName,
    references: {
      object: { type: 'CustomObject' },
      picklist: { type: 'Picklist' },
      'rollup.by': { type: 'Field' },
      'rollup.of': { type: 'Field' },
    },
    hooks: get(FieldHooks),
  });
  metadata.register({
    ...design,
    name: 'ObjectIndex',
    prefix: '000x',
    label: 'objectIndex',
    schema: IndexData,
    references: { 'fields.*': { type: 'Field', weak: true } },
    hooks: get(IndexHooks),
  });
  metadata.register({
    ...design,
    name: 'Layout',
    prefix: '000L',
    label: 'layout',
    schema: LayoutData,
    references: {
      'sections.*.columns.*.*.field': { type: 'Field', weak: true },
      'recordTypes.field': { type: 'Field', weak: true },
    },
    hooks: get(LayoutHooks),
  });
  metadata.register({ ...design, name: 'Picklist', prefix: '0004', label: 'picklist', schema: PicklistData });
  metadata.register({
    ...design,
    name: 'ValidationRule',
    prefix: '000v',
    label: 'validationRule',
    schema: ValidationRuleData,
    references: { field: { type: 'Field' } },
    hooks: get(RuleHooks),
  });
  metadata.register({
    ...design,
    name: 'ObjectAccess',
    prefix: '000a',
    label: 'objectAccess',
    schema: ObjectAccessData,
    permission: permissions.managePermissions,
  });
  metadata.register({
    ...design,
    name: 'SharingRule',
    prefix: '000s',
    label: 'sharingRule',
    schema: SharingRuleData,
    hooks: get(SharingHooks),
    permission: permissions.managePermissions,
  });
}

function ofKind(kind: ObjectData['kind']): Condition {
  return { conditions: [{ field: 'data.kind', operator: 'eq', value: kind }] };
}
