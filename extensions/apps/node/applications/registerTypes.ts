import { isQualifiedName, permissions } from 'lathe/common';
import type { MetadataType, ServerContext } from 'lathe/node';
import { ApplicationData } from '../../common/applicationData';
import { readableTypes } from '../../../data/common/readableTypes';
import { ComponentData, componentFields } from '../../common/componentData';
import { MenuData } from '../../common/menuData';
import { runTopic } from '../../common/runTopic';
import { TabData } from '../../common/tabData';
import { ComponentHooks } from '../components/componentHooks';
import { MenuHooks } from '../menus/menuHooks';
import { TabHooks } from '../tabs/tabHooks';
import { ApplicationHooks } from './applicationHooks';

/** Users of an application get of it what they may see, by calls of their own. */
const readPermissions = [permissions.developApplication];

/** Applications, their components and menus, and the tabs that they show. */
export function registerTypes(
  { bind, contribute, get, metadata }: ServerContext,
  create: MetadataType<typeof ApplicationData>['create'],
): void {
  for (const service of [ApplicationHooks, ComponentHooks, MenuHooks, TabHooks]) bind(service);
  metadata.register({
    name: 'Application',
    prefix: '000f',
    label: 'type.Application',
    schema: ApplicationData,
    readPermissions,
    changesTopic: runTopic,
    isName: isQualifiedName,
    children: ['ApplicationComponent', 'Menu'],
    references: {
      defaultTabId: { type: 'Tab' },
      'properties.lib': { type: 'Application', weak: true },
      'properties.mobileAppSetting.tabs': { type: 'Tab', weak: true },
      'properties.packageId': { weak: true },
      'properties.skava.id': { weak: true },
      'serviceList.*.service': { weak: true },
    },
    create,
    hooks: get(ApplicationHooks),
  });
  metadata.register({
    name: 'ApplicationComponent',
    prefix: '000p',
    label: 'type.ApplicationComponent',
    schema: ComponentData,
    readPermissions,
    isName: (name) => name.trim() !== '',
    scope: ({ parent = '', type }) => `${parent}/${type}`,
    references: {
      compId: { weak: true },
      objectId: { weak: true },
      parent: { type: 'ApplicationComponent', weak: true },
    },
    hooks: get(ComponentHooks),
  });
  contribute(readableTypes, {
    ...{ name: 'ApplicationComponent', label: 'Application Component', parent: 'application' },
    ...{ permissions: readPermissions, fields: componentFields },
  });
  metadata.register({
    name: 'Menu',
    prefix: '000m',
    label: 'type.Menu',
    schema: MenuData,
    readPermissions,
    changesTopic: runTopic,
    scope: ({ parent = '' }) => parent,
    references: { tab: { type: 'Tab' }, parent: { type: 'Menu', weak: true } },
    hooks: get(MenuHooks),
  });
  metadata.register({
    name: 'Tab',
    prefix: '000b',
    label: 'type.Tab',
    schema: TabData,
    readPermissions,
    changesTopic: runTopic,
    references: { layout: { type: 'Layout', weak: true } },
    hooks: get(TabHooks),
  });
}
