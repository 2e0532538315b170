import type { ExtensionContext } from 'lathe';
import { SavedClient } from './savedClient';
import { SavedCommands } from './savedCommands';

/** What views and dashboards have alike. */
export function registerSaved({ bind, commands, get }: ExtensionContext): void {
  bind(SavedClient);
  bind(SavedCommands);
  const saved = (): SavedCommands => get(SavedCommands);
  commands.register('data.openSaved', (item) => saved().open(item));
  commands.register('data.editSaved', (item) => saved().edit(item));
  commands.register('data.duplicateSaved', (item) => saved().duplicate(item));
  commands.register('data.deleteSaved', (item) => saved().remove(item));
  commands.register('data.shareSaved', (item) => saved().share(item, true));
  commands.register('data.unshareSaved', (item) => saved().share(item, false));
}
