import { Texts } from 'lathe';
import { Button, EmptyState, Icon, report, SearchField, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useFocusKey } from '../menus/useFocusKey';
import { ServicesClient } from '../servicesClient';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { ItemTools } from './ItemTools';
import type { SectionProps } from './sectionProps';
import { inTreeOrder, type PlacedItem } from './serviceItem';
import { useItemMenu } from './useItemMenu';
import { useServiceParts } from './useServiceParts';

const icons: Readonly<Record<string, string>> = {
  ...{ Folder: 'folder', CustomObject: 'table', ViewObject: 'open-preview', Picklist: 'list-selection' },
  ...{ View: 'open-preview', Dashboard: 'dashboard', BO: 'server-process' },
};

/** What a service consists of, in folders. */
export const ItemsSection = observer(function ItemsSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const { items, problem, reload } = useItems(service.id);
  const list = useItemList(designer);
  const attach = useFocusKey('items', designer.readOnly);
  useEffect(() => {
    if (items) list.take(items);
  }, [list, items]);
  if (problem !== undefined)
    return (
      <EmptyState title={t('editor.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!items) return <EmptyState title={t('editor.loading')} icon="loading" />;
  return (
    <div className="service-editor__pane" ref={attach}>
      <ItemTools list={list} readOnly={designer.readOnly} />
      {items.length === 0 ? (
        <EmptyState title={t('items.none')} description={t('items.noneHint')} icon="list-tree" />
      ) : (
        <ItemTable list={list} readOnly={designer.readOnly} />
      )}
    </div>
  );
});

interface ItemTableProps {
  readonly list: ItemList;
  readonly readOnly: boolean;
}

const ItemTable = observer(function ItemTable({ list, readOnly }: ItemTableProps): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const actions = useService(ItemActions);
  const showMenu = useItemMenu(readOnly);
  const typeText = (type: string): string => t(`item.${type}`, { defaultValue: type });
  const rows = list.rows(typeText, locale);
  return (
    <>
      <div className="service-editor__search">
        <SearchField
          label={t('items.search')}
          value={list.search}
          onChange={(text) => list.find(text)}
          resultCount={rows.length}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('items.noneFound')} icon="search" />
      ) : (
        <Table<PlacedItem>
          label={t('section.items')}
          rows={rows}
          getId={({ id }) => id}
          sort={list.sort}
          onSort={(sort) => list.sortBy(sort)}
          selection="multiple"
          selected={list.selected}
          onSelect={(ids) => list.select(ids)}
          onOpen={(item) => report(actions.open(item))}
          onContextMenu={showMenu}
          onRemove={readOnly ? undefined : (some) => report(list.remove(some))}
          columns={[
            {
              id: 'label',
              title: t('field.label'),
              width: 'minmax(200px, 2fr)',
              sortable: true,
              render: (item) => <Name item={item} />,
            },
            {
              ...{ id: 'name', title: t('field.name'), width: 'minmax(140px, 1fr)', sortable: true },
              render: ({ name }) => name,
            },
            { id: 'type', title: t('field.type'), sortable: true, render: ({ type }) => typeText(type) },
          ]}
        />
      )}
    </>
  );
});

function Name({ item }: { readonly item: PlacedItem }): ReactNode {
  const t = useTexts();
  return (
    <span className="service-editor__item" style={{ paddingLeft: item.depth * 16 }}>
      <Icon name={icons[item.type] ?? 'symbol-misc'} />
      {item.label || item.name}
      {item.missing && <Icon name="warning" label={t('items.missing')} />}
    </span>
  );
}

function useItems(serviceId: string) {
  const client = useService(ServicesClient);
  const load = useCallback(async () => {
    const { services } = await client.calls;
    return (await services.get({ params: { serviceId }, query: { flag: 'C' } })).serviceItems ?? [];
  }, [client, serviceId]);
  const { value, ...rest } = useServiceParts('ServiceItem CustomObject', load);
  return { items: useMemo(() => value && inTreeOrder(value), [value]), ...rest };
}

function useItemList(designer: SectionProps['designer']): ItemList {
  const actions = useService(ItemActions);
  const list = useMemo(() => new ItemList(designer.id, actions), [designer, actions]);
  useEffect(() => {
    const shown = designer.show(list);
    return () => shown.dispose();
  }, [designer, list]);
  return list;
}
