import { type ExtensionContext, Tabs } from 'lathe';
import { applicationSlug } from '../../common/applicationSlug';
import { Creations } from '../creation/creations';
import { NewAppEditor } from '../creation/NewAppEditor';
import type { ApplicationType } from '../../common/applicationTypes';
import { AppCenterEditor } from './AppCenterEditor';
import { AppSource } from './appSource';
import { AppsView } from './AppsView';
import { CenterState } from './centerState';
import { registerAppCommands } from './registerAppCommands';

/** The list of all applications, how new ones come to be, and what is done with whole ones. */
export function registerCenter(context: ExtensionContext): void {
  const { bind, commands, editors, get, views } = context;
  for (const service of [CenterState, Creations, AppSource]) bind(service);
  get(AppSource);
  registerAppCommands(context);
  editors.register('appCenter', AppCenterEditor);
  editors.register('newApp', NewAppEditor);
  views.register('apps.applications', AppsView);
  commands.register('apps.showAppCenter', () => get(Tabs).open({ type: 'appCenter' }));
  commands.register('apps.searchAppCenter', () => get(CenterState).focusSearch());
  const begin = (type: ApplicationType) => get(Tabs).open({ type: 'newApp', id: applicationSlug(type) });
  commands.register('apps.newApplication', () => begin('Custom Application'));
  commands.register('apps.newNoCodeApplication', () => begin('Quick Application'));
  commands.register('apps.newAddon', () => begin('Addon Application'));
  commands.register('apps.newSolution', () => begin('Solution Application'));
}
