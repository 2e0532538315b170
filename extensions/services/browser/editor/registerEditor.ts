import type { ExtensionContext } from 'lathe';
import { AppPick } from '../apps/appPick';
import { MenuMaking } from '../menus/menuMaking';
import { PartKeys } from '../parts/partKeys';
import { RemovedParts } from '../parts/removedParts';
import { ResourceEditor } from '../resource/ResourceEditor';
import { ItemActions } from './itemActions';
import { OpenServices } from './openServices';
import { ServiceCommands } from './serviceCommands';
import { ServiceEditor } from './ServiceEditor';

/** The editor of a service: what it is, its items, menus and addresses, and how to call it. */
export function registerEditor({ bind, commands, editors, get, own }: ExtensionContext): void {
  for (const service of [OpenServices, RemovedParts, ItemActions, MenuMaking, AppPick, ServiceCommands, PartKeys])
    bind(service);
  own(get(PartKeys));
  editors.register('service', ServiceEditor);
  editors.register('nativeService', ServiceEditor);
  editors.register('serviceResource', ResourceEditor);
  for (const id of Object.keys(get(ServiceCommands).handlers))
    commands.register(id, () => get(ServiceCommands).handlers[id]?.());
}
