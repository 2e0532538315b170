import type { Activate } from 'lathe';
import { AdministrationPages } from './AdministrationPages';
import { JobsEditor } from './jobs/JobsEditor';
import { OutboxEditor } from './outbox/OutboxEditor';
import { registerOauth } from './oauth/registerOauth';
import { registerPermissions } from './permissions/registerPermissions';
import { registerSso } from './sso/registerSso';
import { registerTenant } from './tenant/registerTenant';
import { registerUsers } from './users/registerUsers';
import { ShowAdministration, ShowJobs, ShowOutbox } from './showCommands';

export const activate: Activate = (context) => {
  const { commands, views, editors } = context;
  commands.register('workbench.view.administration', ShowAdministration);
  commands.register('admin.showJobs', ShowJobs);
  commands.register('admin.showOutbox', ShowOutbox);
  views.register('admin.pages', AdministrationPages);
  editors.register('jobs', JobsEditor);
  editors.register('outbox', OutboxEditor);
  registerOauth(context);
  registerPermissions(context);
  registerSso(context);
  registerTenant(context);
  registerUsers(context);
};
