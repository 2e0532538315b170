import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ContextKeys, withValues } from '../../contextKeys/contextKeys';
import { LiveEvents } from '../../events/liveEvents';
import { ContextMenus } from '../../menus/contextMenus';
import { MenuActions } from '../../menus/menuActions';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { SearchField } from '../field/SearchField';
import { useService } from '../services';
import type { TableProps } from '../table/Table';
import type { TableColumn, TableSort } from '../table/tableColumn';
import { LiveList, type LoadPage } from './liveList';
import { report } from './report';
import { TablePage } from './TablePage';
import { type ListQuery, queryOf, useListQuery } from './useListQuery';
import { useOpenAction } from './useOpenAction';

export interface ObjectListTexts {
  readonly label: string;
  readonly search: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noneFound: string;
  /** Of the button that makes one; left out where nobody may. */
  readonly make?: string;
}

export interface ObjectListProps<T extends { readonly id: string }> {
  readonly texts: ObjectListTexts;
  readonly icon: string;
  readonly columns: readonly TableColumn<T>[];
  readonly load: (query: ListQuery) => LoadPage<T>;
  /** On which the server tells that something has changed. */
  readonly topic: string;
  /** By the first column when it is left out. */
  readonly firstSort?: TableSort;
  readonly selection?: 'single' | 'multiple';
  readonly onMake?: () => void;
  readonly onOpen?: (row: T) => void;
  /** The Delete key. */
  readonly onRemove?: (rows: readonly T[]) => void;
  /** A menu of the manifest; its commands get the chosen rows, as an array. */
  readonly menu?: string;
  /** What the menu's conditions ask about the chosen rows. */
  readonly menuContext?: (rows: readonly T[]) => Readonly<Record<string, boolean | string>>;
  /** Beside the search, for the first of the rows that are chosen, or all. */
  readonly tools?: (chosen: T | undefined, all: readonly T[]) => ReactNode;
}

/** A page that lists things: searched, sorted, and following what happens on the server. */
function Page<T extends { readonly id: string }>(props: ObjectListProps<T>): ReactNode {
  const { texts, icon, columns, selection = 'single', onMake, onOpen, onRemove, tools } = props;
  const { list, search, setSearch, sort, setSort } = useObjects(props);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.rows.filter(({ id }) => selected.has(id));
  const onContextMenu = useRowMenu(props, chosen);
  const make = texts.make && onMake && (
    <Button icon="add" onClick={onMake}>
      {texts.make}
    </Button>
  );
  return (
    <TablePage
      list={list}
      table={{
        label: texts.label,
        columns,
        sort,
        onSort: setSort,
        selection,
        selected,
        onSelect: setSelected,
        onOpen,
        onRemove,
        onContextMenu,
      }}
      tools={
        <>
          <SearchField label={texts.search} value={search} onChange={setSearch} resultCount={list.total} />
          {tools?.(chosen[0], chosen)}
          {make}
        </>
      }
      empty={
        search === '' ? (
          <EmptyState title={texts.none} description={texts.noneHint} icon={icon}>
            {make}
          </EmptyState>
        ) : (
          <EmptyState title={texts.noneFound} icon="search" />
        )
      }
    />
  );
}

export const ObjectList = observer(Page);

function useObjects<T extends { readonly id: string }>(props: ObjectListProps<T>) {
  const { columns, load, topic, firstSort } = props;
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<T>(), []);
  const query = useListQuery(firstSort ?? { column: columns[0]?.id ?? '', descending: false });
  const { search, sort } = query;
  useEffect(() => list.show(load(queryOf(search, sort))), [list, load, search, sort]);
  useEffect(() => {
    const following = list.follow(events, topic);
    return () => following.dispose();
  }, [list, events, topic]);
  return { list, ...query };
}

/** What is done with the rows that are chosen: opening the one, and what the manifest names. */
function useRowMenu<T extends { readonly id: string }>(
  { texts, menu, menuContext, onOpen }: ObjectListProps<T>,
  chosen: readonly T[],
): TableProps<T>['onContextMenu'] {
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const contextKeys = useService(ContextKeys);
  const openAction = useOpenAction();
  if (menu === undefined) return undefined;
  return (row, at) => {
    const rows = chosen.includes(row) ? chosen : [row];
    const context = withValues(contextKeys.root, { rowsCount: rows.length, ...menuContext?.(rows) });
    const open = onOpen ? [openAction(() => onOpen(row))] : [];
    const groups = [{ name: 'open', actions: open }, ...actions.of(menu, context, [rows])];
    report(menus.show({ label: texts.label, at, groups }));
  };
}
