import type { ExtensionContext } from 'lathe';
import { registerCenter } from './center/registerCenter';
import { registerConsole } from './console/registerConsole';
import { DashboardsView } from './dashboards/DashboardsView';
import { NewDashboard } from './dashboards/newDashboard';
import { registerDesigner } from './designer/registerDesigner';
import { registerDiagram } from './diagram/registerDiagram';
import { registerObjects } from './objects/registerObjects';
import { registerOffers } from './offered/registerOffers';
import { registerPicklists } from './picklists/registerPicklists';
import { registerTranslations } from './translations/registerTranslations';
import { NewView } from './views/newViewCommand';
import { ViewsView } from './views/ViewsView';

/** What only the workbench has: with what data is modelled, and the side bar. */
export function registerWorkbench(context: ExtensionContext): void {
  context.views.register('data.views', ViewsView);
  context.views.register('data.dashboards', DashboardsView);
  context.commands.register('data.newView', NewView);
  context.commands.register('data.newDashboard', NewDashboard);
  registerObjects(context);
  registerOffers(context);
  registerCenter(context);
  registerDesigner(context);
  registerConsole(context);
  registerDiagram(context);
  registerPicklists(context);
  registerTranslations(context);
}
