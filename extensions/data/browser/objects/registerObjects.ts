import { Clipboard, type ExtensionContext, Views } from 'lathe';
import { ObjectSource } from './objectSource';
import { ObjectsView } from './ObjectsView';
import { ObjectTree } from './objectTree';

export function registerObjects({ bind, commands, views, get }: ExtensionContext): void {
  bind(ObjectTree);
  bind(ObjectSource);
  get(ObjectSource);
  views.register('data.objects', ObjectsView);
  commands.register('workbench.view.data', () => get(Views).openView('data.objects'));
  commands.register('data.copyObjectName', (name) => get(Clipboard).writeText(String(name)));
  commands.register('data.collapseObjects', () => get(ObjectTree).model.collapseAll());
}
