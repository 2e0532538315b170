import { Commands, ContextKeys, ContextMenus, formatTime, MenuActions, Tabs, Texts, withValues } from 'lathe';
import {
  Button,
  EmptyState,
  report,
  SearchField,
  type TableColumn,
  TablePage,
  useOpenAction,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { ListedItem } from './savedClient';
import type { SavedKind } from './savedKinds';
import { savedContext } from './savedContext';
import { useObjectLabels } from './useObjectLabels';
import { useSavedList } from './useSavedList';

/** The page that lists views or dashboards. */
export const SavedListPage = observer(function SavedListPage({ kind }: { readonly kind: SavedKind }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const tabs = useService(Tabs);
  const { list, search, setSearch, sort, setSort } = useSavedList(kind.type);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(kind);
  const onContextMenu = useSavedMenu(kind);
  const chosen = list.rows.filter(({ id }) => selected.has(id));
  const [first] = chosen;
  const open = ({ id, label }: ListedItem): void => report(tabs.open({ type: kind.page, id, name: label }));
  const run = (command: string, item: ListedItem): void => report(commands.execute(command, item));
  const make = (
    <Button icon="add" onClick={() => report(commands.execute(kind.makeCommand))}>
      {t(`${kind.text}.make`)}
    </Button>
  );
  return (
    <TablePage
      list={list}
      table={{
        ...{
          label: t(kind.text),
          columns,
          sort,
          onSort: setSort,
          selection: 'single',
          selected,
          onSelect: setSelected,
        },
        ...{ onOpen: open, onContextMenu },
        onRemove: ([item]) => item?.editable && run('data.deleteSaved', item),
      }}
      tools={
        <>
          <SearchField label={t(`${kind.text}.search`)} value={search} onChange={setSearch} resultCount={list.total} />
          <Button
            secondary
            icon="edit"
            disabled={!first?.editable}
            onClick={() => first && run('data.editSaved', first)}
          >
            {t('saved.edit')}
          </Button>
          {make}
        </>
      }
      empty={
        search === '' ? (
          <EmptyState title={t(`${kind.text}.none`)} description={t(`${kind.text}.noneHint`)} icon={kind.icon}>
            {make}
          </EmptyState>
        ) : (
          <EmptyState title={t(`${kind.text}.noneFound`)} icon="search" />
        )
      }
    />
  );
});

function useColumns({ type }: SavedKind): readonly TableColumn<ListedItem>[] {
  const t = useTexts();
  const labelOf = useObjectLabels();
  const { locale } = useService(Texts);
  const view: TableColumn<ListedItem>[] = [
    { id: 'kind', title: t('saved.kind'), width: '110px', sortable: true, render: ({ kind }) => t(`viewKind.${kind}`) },
    { id: 'object', title: t('saved.object'), sortable: true, render: ({ object }) => labelOf(object) },
  ];
  return [
    { id: 'label', title: t('saved.label'), width: 'minmax(160px, 2fr)', sortable: true, render: ({ label }) => label },
    ...(type === 'View' ? view : []),
    {
      ...{ id: 'shared', title: t('saved.sharing'), width: '120px', sortable: true },
      render: ({ shared }) => t(shared ? 'saved.everybody' : 'saved.onlyMe'),
    },
    { id: 'ownerName', title: t('saved.owner'), sortable: true, render: ({ ownerName }) => ownerName },
    {
      ...{ id: 'modifiedAt', title: t('saved.modified'), width: '180px', sortable: true },
      render: ({ modifiedAt }) => formatTime(modifiedAt, locale),
    },
  ];
}

function useSavedMenu({ page, text }: SavedKind) {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const contextKeys = useService(ContextKeys);
  const tabs = useService(Tabs);
  const openAction = useOpenAction();
  return (item: ListedItem, at: Element | { readonly x: number; readonly y: number }): void => {
    const open = openAction(() => report(tabs.open({ type: page, id: item.id, name: item.label })));
    const context = withValues(contextKeys.root, savedContext(item));
    const groups = [{ name: 'open', actions: [open] }, ...actions.of('data/saved', context, [item])];
    report(menus.show({ label: t(text), at, groups }));
  };
}
