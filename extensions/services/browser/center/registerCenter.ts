import { type ExtensionContext, Tabs } from 'lathe';
import { AssetCenterEditor } from './AssetCenterEditor';
import { NewServiceEditor } from './NewServiceEditor';
import { type NamedService, ServiceActions } from './serviceActions';

/** The list of services, and how new ones come to be. */
export function registerCenter({ bind, commands, editors, get }: ExtensionContext): void {
  bind(ServiceActions);
  editors.register('assetCenter', AssetCenterEditor);
  editors.register('newService', NewServiceEditor);
  editors.register('newNativeService', NewServiceEditor);
  commands.register('services.showAssetCenter', () => get(Tabs).open({ type: 'assetCenter' }));
  commands.register('services.newService', () => get(Tabs).open({ type: 'newService' }));
  commands.register('services.newNativeService', () => get(Tabs).open({ type: 'newNativeService' }));
  const on = (id: string, run: (services: readonly NamedService[]) => unknown): void =>
    commands.register(id, (given: readonly NamedService[] = []) => run(given));
  on('services.deleteService', (services) => get(ServiceActions).remove(services));
  on('services.addFavorite', (services) => get(ServiceActions).favorite(services, true));
  on('services.removeFavorite', (services) => get(ServiceActions).favorite(services, false));
}
