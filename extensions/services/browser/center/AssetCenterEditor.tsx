import { Commands, formatTime, Tabs, Texts } from 'lathe';
import { metadataTopic } from 'lathe/common';
import {
  ActionButton,
  Button,
  type ListQuery,
  type LoadPage,
  ObjectList,
  report,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import type { ServiceCard } from '../../common/serviceCalls';
import { openService } from '../openService';
import { ServicesClient } from '../servicesClient';
import { ServiceActions } from './serviceActions';
import { ServiceQuotaLine } from './ServiceQuotaLine';
import { useServiceQuota } from './useServiceQuota';
import './assetCenter.css';

/** The services of the tenant. */
export const AssetCenterEditor = observer(function AssetCenterEditor(): ReactNode {
  const t = useTexts();
  const client = useService(ServicesClient);
  const commands = useService(Commands);
  const tabs = useService(Tabs);
  const { marks } = useService(ServiceActions);
  const load = useCallback(
    ({ search, sort, order }: ListQuery): LoadPage<ServiceCard> =>
      async (page, signal) => {
        const { assets } = await client.calls;
        const by = sortOf(sort, order);
        return assets.list({ query: { search: search?.slice(0, 200), sort: by, ...page }, signal });
      },
    // Marks are not told of by the server: the list is loaded again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, marks],
  );
  return (
    <ObjectList<ServiceCard>
      icon="server-process"
      topic={metadataTopic}
      load={load}
      menu="services/item"
      menuContext={([first]) => ({ serviceFavorite: first?.favorite ?? false })}
      texts={{
        label: t('center'),
        search: t('center.search'),
        none: t('center.none'),
        noneHint: t('center.noneHint'),
        noneFound: t('center.noneFound'),
        make: t('center.new'),
      }}
      columns={useColumns()}
      tools={() => <NativeTools />}
      onMake={() => report(commands.execute('services.newService'))}
      onOpen={(service) => report(openService(tabs, service))}
      onRemove={(rows) => report(commands.execute('services.deleteService', rows))}
    />
  );
});

function sortOf(column: string, order: 'asc' | 'desc') {
  if (column === 'modifiedAt') return order === 'desc' ? '-modified' : 'modified';
  return order === 'desc' ? '-name' : 'name';
}

function NativeTools(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const quota = useServiceQuota();
  return (
    <>
      {quota && <ServiceQuotaLine quota={quota} type="simple" />}
      {quota && <ServiceQuotaLine quota={quota} type="native" />}
      <Button secondary icon="add" onClick={() => report(commands.execute('services.newNativeService'))}>
        {t('center.newNative')}
      </Button>
    </>
  );
}

function useColumns() {
  const t = useTexts();
  const { locale } = useService(Texts);
  const commands = useService(Commands);
  const favorite = (row: ServiceCard) => (row.favorite ? 'services.removeFavorite' : 'services.addFavorite');
  return [
    {
      id: 'label',
      title: t('field.label'),
      width: 'minmax(160px, 2fr)',
      sortable: true,
      hover: ({ description }: ServiceCard) => description || undefined,
      render: ({ label }: ServiceCard) => label,
    },
    { id: 'name', title: t('field.name'), width: 'minmax(140px, 1.4fr)', render: ({ name }: ServiceCard) => name },
    { id: 'type', title: t('field.type'), render: ({ type }: ServiceCard) => t(`type.${type}`) },
    { id: 'version', title: t('field.version'), render: ({ version }: ServiceCard) => version },
    {
      id: 'active',
      title: t('field.active'),
      render: ({ active }: ServiceCard) => t(active ? 'state.active' : 'state.inactive'),
    },
    {
      id: 'modifiedAt',
      title: t('field.modified'),
      width: 'minmax(152px, 1fr)',
      sortable: true,
      render: ({ modifiedAt }: ServiceCard) => formatTime(modifiedAt, locale),
    },
    {
      id: 'favorite',
      title: t('center.favorite'),
      width: '80px',
      // The keyboard has the menu of the row.
      render: (row: ServiceCard) => (
        <ActionButton
          icon={row.favorite ? 'star-full' : 'star-empty'}
          label={t(row.favorite ? 'command.removeFavorite' : 'command.addFavorite')}
          tabIndex={-1}
          onClick={() => report(commands.execute(favorite(row), [row]))}
        />
      ),
    },
  ];
}
