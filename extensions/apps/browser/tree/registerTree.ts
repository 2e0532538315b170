import { type ExtensionContext, Views } from 'lathe';
import { CurrentApp } from '../current/currentApp';
import { ComponentsView } from './ComponentsView';

/** The components of the current application, in the side bar. */
export function registerTree({ commands, views, get }: ExtensionContext): void {
  // The context key that menus ask for is set from the start.
  get(CurrentApp);
  views.register('apps.components', ComponentsView);
  commands.register('workbench.view.apps', () => get(Views).openContainer('workbench.view.apps'));
}
