import { isQualifiedName } from 'lathe/common';
import type { ServerContext } from 'lathe/node';
import { FieldData } from '../../common/objects/fieldData';
import { ObjectData } from '../../common/objects/objectData';
import { FieldColumns } from '../tables/fieldColumns';
import { ObjectTables } from '../tables/objectTables';
import { dataMigrations } from './dataMigrations';
import { FieldHooks } from './fieldHooks';
import { ObjectCatalogue } from './objectCatalogue';
import { ObjectHooks } from './objectHooks';
import { StoredObjects } from './storedObjects';

/** Objects and their fields are metadata: locked, versioned, searched and packaged like all of it. */
export function registerObjects({ bind, get, metadata, migrate }: ServerContext): void {
  bind(StoredObjects, ObjectCatalogue);
  for (const service of [ObjectTables, FieldColumns, ObjectHooks, FieldHooks]) bind(service);
  migrate(dataMigrations);
  metadata.register({
    name: 'CustomObject',
    aliases: ['object', 'setup_object_detail'],
    prefix: '000o',
    label: 'object',
    schema: ObjectData,
    isName: isQualifiedName,
    children: ['Field'],
    hooks: get(ObjectHooks),
  });
  metadata.register({
    name: 'Field',
    prefix: '000d',
    label: 'field',
    schema: FieldData,
    isName: isQualifiedName,
    references: {
      object: { type: 'CustomObject' },
      'rollup.by': { type: 'Field' },
      'rollup.of': { type: 'Field' },
    },
    hooks: get(FieldHooks),
  });
}
