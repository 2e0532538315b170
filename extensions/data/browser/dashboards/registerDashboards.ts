import { type ExtensionContext, Tabs } from 'lathe';
import { lazyEditor } from '../lazyEditor';
import { DashboardServices } from './dashboardRun';
import { EditedDashboards } from './editedDashboards';
import { OpenDashboards } from './openDashboards';
import { TileCommands } from './tileCommands';

export function registerDashboards({ bind, commands, editors, get }: ExtensionContext): void {
  for (const service of [DashboardServices, OpenDashboards, EditedDashboards, TileCommands]) bind(service);
  editors.register(
    'dashboards',
    lazyEditor(() => import('./DashboardsEditor').then((module) => module.DashboardsEditor)),
  );
  editors.register(
    'dashboard',
    lazyEditor(() => import('./DashboardPage').then((module) => module.DashboardPage)),
  );
  editors.register(
    'dashboardEditor',
    lazyEditor(() => import('./DashboardEditor').then((module) => module.DashboardEditor)),
  );
  const active = () => get(OpenDashboards).of(get(Tabs).active);
  commands.register('data.showDashboards', () => get(Tabs).open({ type: 'dashboards' }));
  commands.register('data.addTile', () => get(TileCommands).addTile());
  commands.register('data.arrangeTiles', () => get(TileCommands).arrangeTiles());
  commands.register('data.refreshDashboard', () => active()?.refresh());
  commands.register('data.exportDashboardPng', () => active()?.saveAs('png'));
  commands.register('data.exportDashboardSvg', () => active()?.saveAs('svg'));
  commands.register('data.dashboardFullScreen', () => active()?.toggleFullScreen());
}
