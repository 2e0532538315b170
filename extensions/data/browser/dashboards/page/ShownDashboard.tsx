import { CurrentPage, Texts } from 'lathe';
import { ActionButton, Button, EmptyState, MenuButton, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DashboardData } from '../../../common/dashboards/dashboardData';
import type { SavedItem } from '../../../common/saved/savedItem';
import { SavedMenu } from '../../saved/SavedMenu';
import { saveElement } from '../export/saveElement';
import { OpenDashboards } from '../openDashboards';
import { TileView } from '../tiles/TileView';
import { useDashboardRun } from '../useDashboardRun';
import { DashboardFilters } from './DashboardFilters';
import '../grid/grid.css';
import './dashboard.css';

interface ShownDashboardProps {
  readonly tabKey: string;
  readonly item: SavedItem & { readonly data: DashboardData };
  readonly onEdit: () => void;
}

/** The tiles of a dashboard with its filters, kept up to date. */
export const ShownDashboard = observer(function ShownDashboard(props: ShownDashboardProps): ReactNode {
  const { tabKey, item, onEdit } = props;
  const { isPage } = useService(CurrentPage);
  const { data, label } = item;
  // The users of applications look at what was made for them.
  const editable = item.editable && !isPage;
  const t = useTexts();
  const { locale } = useService(Texts);
  const run = useDashboardRun(data);
  const page = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const commands = useOpenDashboard(tabKey, label, run, page, grid);
  const time = run.refreshedAt && new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(run.refreshedAt);
  const action = (id: string, icon: string, act: () => unknown) => ({ id, icon, label: t(id), run: () => void act() });
  return (
    <div ref={page} className="dashboard">
      <header className="dashboard__head">
        <h1 className="dashboard__title">{label}</h1>
        <DashboardFilters filters={data.filters} run={run} />
        <div className="dashboard__tools" role="toolbar" aria-label={t('dashboard.tools')}>
          {time !== undefined && <span className="dashboard__time">{t('dashboard.refreshedAt', { time })}</span>}
          <ActionButton icon="refresh" label={t('dashboard.refresh')} onClick={commands.refresh} />
          <ActionButton
            icon="screen-full"
            label={t('dashboard.fullScreen')}
            onClick={() => void commands.toggleFullScreen()}
          />
          {editable && <ActionButton icon="edit" label={t('dashboard.edit')} onClick={onEdit} />}
          <MenuButton
            label={t('dashboard.export')}
            icon="device-camera"
            menu={() => [
              {
                name: 'export',
                actions: [
                  action('dashboard.exportPng', 'device-camera', () => commands.saveAs('png')),
                  action('dashboard.exportSvg', 'device-camera', () => commands.saveAs('svg')),
                ],
              },
            ]}
          />
          <SavedMenu item={{ ...item, type: 'Dashboard' }} />
        </div>
      </header>
      {data.tiles.length === 0 ? (
        <EmptyState icon="dashboard" title={t('dashboard.empty')} description={t('dashboard.emptyHint')}>
          {editable && <Button onClick={onEdit}>{t('dashboard.edit')}</Button>}
        </EmptyState>
      ) : (
        <div className="dashboard__scroll" role="region" aria-label={label} tabIndex={0} data-autofocus>
          <div ref={grid} className="dashboard-grid">
            {data.tiles.map((tile) => (
              <div
                key={tile.id}
                className="dashboard-grid__place"
                style={{
                  gridColumn: `${tile.x + 1} / span ${tile.w}`,
                  gridRow: `${tile.y + 1} / span ${tile.h}`,
                }}
              >
                <TileView tile={tile} result={run.resultOf(tile)} onRetry={() => run.refresh()} />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
});

function useOpenDashboard(
  tabKey: string,
  label: string,
  run: ReturnType<typeof useDashboardRun>,
  page: React.RefObject<HTMLDivElement | null>,
  grid: React.RefObject<HTMLDivElement | null>,
) {
  const open = useService(OpenDashboards);
  const commands = {
    refresh: () => run.refresh(),
    saveAs: async (kind: 'png' | 'svg') => {
      if (grid.current) await saveElement(grid.current, kind, label);
    },
    toggleFullScreen: async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await page.current?.requestFullscreen();
    },
  };
  useEffect(() => open.add(tabKey, commands));
  return commands;
}
