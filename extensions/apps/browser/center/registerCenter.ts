import { type ExtensionContext, Tabs } from 'lathe';
import { AppCenterEditor } from './AppCenterEditor';
import { CenterState } from './centerState';

/** The list of all applications, and what is done with whole ones. */
export function registerCenter({ bind, commands, editors, get }: ExtensionContext): void {
  bind(CenterState);
  editors.register('appCenter', AppCenterEditor);
  commands.register('apps.showAppCenter', () => get(Tabs).open({ type: 'appCenter' }));
}
