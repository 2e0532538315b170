import { Identifiers, Routes } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { Button, EmptyState, Icon, report, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ServicesClient } from '../servicesClient';
import { ItemActions } from './itemActions';
import { inTreeOrder, type PlacedItem } from './serviceItem';
import { useServiceParts } from './useServiceParts';

const icons: Readonly<Record<string, string>> = {
  ...{ Folder: 'folder', CustomObject: 'table', ViewObject: 'open-preview', Picklist: 'list-selection' },
  ...{ View: 'open-preview', Dashboard: 'dashboard', BO: 'server-process' },
};

/** What a service consists of, in folders. */
export const ItemsSection = observer(function ItemsSection({
  service,
}: {
  readonly service: MetadataRecord;
}): ReactNode {
  const t = useTexts();
  const { items, problem, reload } = useItems(service.id);
  const actions = useService(ItemActions);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = useOpenItem();
  if (problem !== undefined)
    return (
      <EmptyState title={t('editor.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!items) return <EmptyState title={t('editor.loading')} icon="loading" />;
  const chosen = items.filter(({ id }) => selected.has(id));
  const run = (work: Promise<void>) => report(work.then(reload));
  const none = chosen.length === 0;
  return (
    <div className="service-editor__pane">
      <div className="service-editor__tools">
        <Button icon="add" onClick={() => run(actions.addExisting(service.id, items))}>
          {t('items.add')}
        </Button>
        <Button secondary icon="table" onClick={() => run(actions.newObject(service.id))}>
          {t('items.newObject')}
        </Button>
        <Button secondary icon="new-folder" onClick={() => run(actions.newFolder(service.id))}>
          {t('items.newFolder')}
        </Button>
        <Button secondary disabled={none} onClick={() => run(actions.moveTo(service.id, chosen, items))}>
          {t('items.moveTo')}
        </Button>
        <Button secondary disabled={none} onClick={() => run(actions.remove(service.id, chosen))}>
          {t('items.remove')}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('items.none')} description={t('items.noneHint')} icon="list-tree" />
      ) : (
        <Table<PlacedItem>
          label={t('section.items')}
          rows={items}
          getId={({ id }) => id}
          selection="multiple"
          selected={selected}
          onSelect={setSelected}
          onOpen={open}
          onRemove={(rows) => run(actions.remove(service.id, rows))}
          columns={[
            {
              id: 'label',
              title: t('field.label'),
              width: 'minmax(200px, 2fr)',
              render: (item) => <Name item={item} />,
            },
            { id: 'name', title: t('field.name'), width: 'minmax(140px, 1fr)', render: ({ name }) => name },
            { id: 'type', title: t('field.type'), render: ({ type }) => t(`item.${type}`, { defaultValue: type }) },
          ]}
        />
      )}
    </div>
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

function useOpenItem(): (item: PlacedItem) => void {
  const identifiers = useService(Identifiers);
  const routes = useService(Routes);
  return ({ compId, missing }) => {
    if (compId === null || missing) return;
    const known = identifiers.find(compId) !== undefined;
    report(known ? identifiers.open(compId, { edit: true }) : routes.open(`/metadata/record/${compId}`));
  };
}
