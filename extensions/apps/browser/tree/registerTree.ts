import type { ExtensionContext } from 'lathe';
import { CurrentApp } from '../current/currentApp';
import { SwitchApplication } from '../current/switchApplication';
import { ComponentAdding } from './componentAdding';
import { ComponentClipboard } from './componentClipboard';
import { ComponentCommands } from './componentCommands';
import { ComponentCreation } from './componentCreation';
import { ComponentMenu } from './componentMenu';
import { ComponentMoves } from './componentMoves';
import { ComponentOpening } from './componentOpening';
import { ComponentRemoval } from './componentRemoval';
import { ComponentRenaming } from './componentRenaming';
import { ComponentTree } from './componentTree';
import { ComponentUses } from './componentUses';
import { ComponentsView } from './ComponentsView';
import { MoveToFolder } from './moveToFolder';
import { NamespaceNeeded } from './namespaceNeeded';
import { OpenFolders } from './openFolders';
import { TreeFilter } from './treeFilter';

const services = [
  ComponentAdding,
  ComponentClipboard,
  ComponentCommands,
  ComponentCreation,
  ComponentMenu,
  ComponentMoves,
  ComponentOpening,
  ComponentRemoval,
  ComponentRenaming,
  ComponentTree,
  ComponentUses,
  MoveToFolder,
  NamespaceNeeded,
  OpenFolders,
  SwitchApplication,
  TreeFilter,
];

const commandIds = [
  'workbench.view.apps',
  'apps.switchApplication',
  'apps.openCurrent',
  'apps.closeApplication',
  'apps.newComponent',
  'apps.newFolder',
  'apps.addExisting',
  'apps.openComponent',
  'apps.openComponentToSide',
  'apps.renameComponent',
  'apps.deleteComponents',
  'apps.cutComponents',
  'apps.copyComponents',
  'apps.pasteComponents',
  'apps.cancelCut',
  'apps.moveComponentUp',
  'apps.moveComponentDown',
  'apps.moveComponentsTo',
  'apps.copyComponentName',
  'apps.copyComponentLink',
  'apps.showComponentUses',
  'apps.showComponentHistory',
  'apps.collapseComponents',
  'apps.refreshComponents',
  'apps.filterComponents',
];

/** The components of the current application, in the side bar. */
export function registerTree({ bind, commands, views, get }: ExtensionContext): void {
  for (const service of services) bind(service);
  // The context key that menus ask for is set from the start.
  get(CurrentApp);
  views.register('apps.components', ComponentsView);
  for (const id of commandIds) commands.register(id, (...args) => get(ComponentCommands).handlers[id]?.(...args));
}
