import { isQualifiedName, permissions } from 'lathe/common';
import type { ServerContext } from 'lathe/node';
import { ComponentData, componentFields } from '../../apps/common/componentData';
import { readableTypes } from '../../data/common/readableTypes';
import { ResourceData } from '../common/resources/resourceData';
import { ServiceData, servicePrefix } from '../common/serviceData';
import { ItemHooks } from './items/itemHooks';
import { ResourceHooks } from './resources/resourceHooks';
import { ServiceHooks } from './services/serviceHooks';

/** How they are called, and where they lead, is the business of who builds. */
const readPermissions = [permissions.developApplication];

export function registerTypes({ contribute, get, metadata }: ServerContext): void {
  metadata.register({
    name: 'Service',
    aliases: ['BO', 'businessobj', 'aggregator'],
    prefix: servicePrefix,
    label: 'type.Service',
    schema: ServiceData,
    readPermissions,
    isName: isQualifiedName,
    // Menus are those of applications: the same records with the same rules, in another parent.
    children: ['ServiceItem', 'CustomResource', 'Menu'],
    references: { 'relatedApps.*.app': { type: 'Application', weak: true } },
    hooks: get(ServiceHooks),
  });
  metadata.register({
    name: 'ServiceItem',
    prefix: '000i',
    label: 'type.ServiceItem',
    schema: ComponentData,
    readPermissions,
    isName: (name) => name.trim() !== '',
    scope: ({ parent = '', type }) => `${parent}/${type}`,
    references: {
      compId: { weak: true },
      objectId: { weak: true },
      parent: { type: 'ServiceItem', weak: true },
    },
    hooks: get(ItemHooks),
  });
  contribute(readableTypes, {
    ...{ name: 'ServiceItem', label: 'Service Item', parent: 'service' },
    ...{ permissions: readPermissions, fields: componentFields },
  });
  metadata.register({
    name: 'CustomResource',
    prefix: '000r',
    label: 'type.CustomResource',
    schema: ResourceData,
    readPermissions,
    references: { 'action.object': { type: 'CustomObject' } },
    hooks: get(ResourceHooks),
  });
}
