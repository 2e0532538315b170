import { Button, CommandButton, EmptyState, report, type TreeRowLook, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { PartsPane } from '../parts/PartsPane';
import { ServicesClient } from '../servicesClient';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import type { SectionProps } from './sectionProps';
import { type ItemEntry, toEntry } from './serviceItem';
import { useServiceParts } from './useServiceParts';

const icons: Readonly<Record<string, string>> = {
  ...{ Folder: 'folder', CustomObject: 'table', ViewObject: 'open-preview', Picklist: 'list-selection' },
  ...{ View: 'open-preview', Dashboard: 'dashboard', BO: 'server-process' },
};

/** What a service consists of, in folders. */
export const ItemsSection = observer(function ItemsSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const actions = useService(ItemActions);
  const { value: items, problem, reload } = useItems(service.id);
  const list = useItemList(designer);
  const getRow = useLook();
  useEffect(() => {
    if (items) list.take(items);
  }, [list, items]);
  if (problem !== undefined)
    return (
      <EmptyState title={t('editor.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!list.ready) return <EmptyState title={t('editor.loading')} icon="loading" />;
  return (
    <PartsPane<ItemEntry>
      {...{ parts: list, readOnly: designer.readOnly, kind: 'items', getRow }}
      label={t('section.items')}
      toolsLabel={t('items.tools')}
      searchLabel={t('items.search')}
      onOpen={(item) => report(actions.open(item))}
      onRename={(item, name) => actions.renameFolder(list.service, item, name)}
      validateName={(_item, name) => (name.trim() === '' ? t('items.nameMissing') : undefined)}
      empty={<NoItems list={list} readOnly={designer.readOnly} />}
    />
  );
});

interface NoItemsProps {
  readonly list: ItemList;
  readonly readOnly: boolean;
}

const NoItems = observer(function NoItems({ list, readOnly }: NoItemsProps): ReactNode {
  const t = useTexts();
  if (list.tree.filter !== '') return <EmptyState title={t('items.noneFound')} icon="search" />;
  return (
    <EmptyState title={t('items.none')} description={t('items.noneHint')} icon="list-tree">
      {!readOnly && <CommandButton command="services.addItems" text="items.add" icon="add" />}
      {!readOnly && <CommandButton command="services.newItemObject" text="items.newObject" icon="table" />}
    </EmptyState>
  );
});

function useLook(): (item: ItemEntry) => TreeRowLook {
  const t = useTexts();
  return ({ type, name, label, missing }) => {
    const notes = type === 'Folder' ? [] : [t(`item.${type}`, { defaultValue: type }), name === label ? '' : name];
    return {
      icon: missing ? 'warning' : (icons[type] ?? 'symbol-misc'),
      description: notes.filter(Boolean).join(' · ') || undefined,
      ...(missing ? { tooltip: t('items.missing'), color: 'list.errorForeground' } : {}),
    };
  };
}

function useItems(serviceId: string) {
  const client = useService(ServicesClient);
  const load = useCallback(async () => {
    const { services } = await client.calls;
    return ((await services.get({ params: { serviceId }, query: { flag: 'C' } })).serviceItems ?? []).map(toEntry);
  }, [client, serviceId]);
  return useServiceParts('ServiceItem CustomObject', load);
}

function useItemList({ id, show }: SectionProps['designer']): ItemList {
  const t = useTexts();
  const actions = useService(ItemActions);
  const list = useMemo(() => {
    return new ItemList(id, actions, (type) => t(`item.${type}`, { defaultValue: type }));
  }, [id, actions, t]);
  useEffect(() => {
    const shown = show(list);
    return () => shown.dispose();
  }, [show, list]);
  return list;
}
