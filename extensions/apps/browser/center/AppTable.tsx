import { Commands, formatTime, Texts } from 'lathe';
import {
  ActionButton,
  type LiveList,
  report,
  Table,
  type TableColumn,
  type TableSort,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import type { AppCard } from '../../common/appCalls';
import { AppLogo } from '../AppLogo';
import { CenterState, type CenterSort, type CenterTab } from './centerState';
import { FavoriteButton } from './FavoriteButton';
import { useAppMenu } from './useAppMenu';
import { useOpenApp } from './useOpenApp';

interface AppTableProps {
  readonly list: LiveList<AppCard>;
  readonly tab: CenterTab;
}

const getId = ({ id }: AppCard): string => id;

/** Applications, one in a row. */
export const AppTable = observer(function AppTable({ list, tab }: AppTableProps): ReactNode {
  const t = useTexts();
  const state = useService(CenterState);
  const commands = useService(Commands);
  const open = useOpenApp();
  const showMenu = useAppMenu();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const onEnd = useCallback(() => list.more(), [list]);
  return (
    <Table<AppCard>
      label={t('center')}
      columns={columns}
      rows={list.rows}
      total={list.total}
      getId={getId}
      sort={columnOf(state.sortIn(tab))}
      onSort={(sort) => state.setSort(sortOf(sort))}
      selection="single"
      selected={selected}
      onSelect={setSelected}
      onOpen={open}
      onRemove={(apps) => report(commands.execute('apps.deleteApplication', apps))}
      onContextMenu={showMenu}
      onEnd={onEnd}
    />
  );
});

function columnOf(sort: CenterSort): TableSort {
  const named = sort === 'name' || sort === '-name';
  return named
    ? { column: 'label', descending: sort === '-name' }
    : { column: sort === 'visited' ? 'visitedAt' : 'modifiedAt', descending: true };
}

/** What is new comes first, whichever way one clicks. */
function sortOf({ column, descending }: TableSort): CenterSort {
  if (column === 'label') return descending ? '-name' : 'name';
  return column === 'visitedAt' ? 'visited' : 'modified';
}

function useColumns(): readonly TableColumn<AppCard>[] {
  const t = useTexts();
  const { locale } = useService(Texts);
  const showMenu = useAppMenu();
  return [
    {
      id: 'label',
      title: t('center.label'),
      width: 'minmax(180px, 2fr)',
      sortable: true,
      hover: ({ description }) => description || undefined,
      render: (app) => (
        <span className="app-center__name">
          <AppLogo app={app} />
          <span className="app-center__label">{app.label}</span>
          {!app.active && <span className="app-center__inactive">{t('center.inactive')}</span>}
        </span>
      ),
    },
    { id: 'name', title: t('center.name'), width: 'minmax(140px, 1.4fr)', render: ({ name }) => name },
    {
      id: 'type',
      title: t('center.type'),
      width: 'minmax(140px, 1fr)',
      render: ({ type }) => t(`center.type.${type}`),
    },
    { id: 'owner', title: t('center.owner'), render: ({ ownerName }) => ownerName },
    {
      id: 'modifiedAt',
      title: t('center.modified'),
      width: 'minmax(152px, 1fr)',
      sortable: true,
      hover: ({ modifiedByName }) => modifiedByName || undefined,
      render: ({ modifiedAt }) => formatTime(modifiedAt, locale),
    },
    {
      id: 'visitedAt',
      title: t('center.visited'),
      width: 'minmax(152px, 1fr)',
      sortable: true,
      render: ({ visitedAt }) => (visitedAt === null ? '–' : formatTime(visitedAt, locale)),
    },
    {
      id: 'actions',
      title: t('center.do'),
      width: '72px',
      // The keyboard has the menu of the row.
      render: (app) => (
        <span className="app-center__actions">
          <FavoriteButton app={app} tabIndex={-1} />
          <ActionButton
            icon="ellipsis"
            label={t('center.actions', { label: app.label })}
            menu
            tabIndex={-1}
            onClick={(event) => showMenu(app, event.currentTarget)}
          />
        </span>
      ),
    },
  ];
}
