import { type ExtensionContext, Tabs } from 'lathe';
import { DashboardEditor } from './DashboardEditor';
import { DashboardPage } from './DashboardPage';
import { DashboardServices } from './dashboardRun';
import { DashboardsEditor } from './DashboardsEditor';
import { DashboardsView } from './DashboardsView';
import { NewDashboard } from './newDashboard';
import { OpenDashboards } from './openDashboards';

export function registerDashboards({ bind, commands, editors, views, get }: ExtensionContext): void {
  bind(DashboardServices);
  bind(OpenDashboards);
  views.register('data.dashboards', DashboardsView);
  editors.register('dashboards', DashboardsEditor);
  editors.register('dashboard', DashboardPage);
  editors.register('dashboardEditor', DashboardEditor);
  const active = () => get(OpenDashboards).of(get(Tabs).active);
  commands.register('data.showDashboards', () => get(Tabs).open({ type: 'dashboards' }));
  commands.register('data.newDashboard', NewDashboard);
  commands.register('data.refreshDashboard', () => active()?.refresh());
  commands.register('data.exportDashboardPng', () => active()?.saveAs('png'));
  commands.register('data.exportDashboardSvg', () => active()?.saveAs('svg'));
  commands.register('data.dashboardFullScreen', () => active()?.toggleFullScreen());
}
