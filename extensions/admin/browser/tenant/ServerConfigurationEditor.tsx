import { Api } from 'lathe';
import { serverConfigCalls } from 'lathe/common';
import { SearchField, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { EmptyState } from 'lathe/ui';
import { LiveList } from '../liveList';
import { TablePage } from '../TablePage';

interface Row {
  readonly id: string;
  readonly value: string;
}

/** What the console asks of its server by name. The operator sets it, so it is only shown here. */
export const ServerConfigurationEditor = observer(function ServerConfigurationEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const list = useMemo(() => new LiveList<Row>(), []);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    list.show(async (_page, signal) => {
      const all = rowsOf(await api.of(serverConfigCalls).get({ query: {}, signal }));
      const rows = all.filter(({ id }) => id.toLowerCase().includes(search.toLowerCase()));
      return { rows, total: rows.length };
    });
  }, [list, api, search]);
  const columns: readonly TableColumn<Row>[] = [
    { id: 'name', title: t('config.name'), render: ({ id }) => id },
    { id: 'value', title: t('config.value'), render: ({ value }) => value },
    {
      id: 'about',
      title: t('config.about'),
      width: 'minmax(160px, 2fr)',
      render: ({ id }) => t(`config.about.${id.replace('.', '_')}`),
    },
  ];
  return (
    <TablePage
      list={list}
      table={{ label: t('serverConfiguration'), columns, selection: 'single', selected, onSelect: setSelected }}
      tools={
        <>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={setSearch}
            resultCount={list.total}
          />
          <span>{t('config.hint')}</span>
        </>
      }
      empty={<EmptyState title={t('config.noneFound')} icon="search" />}
    />
  );
});

function rowsOf(config: unknown): readonly Row[] {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).map(([id, value]) => ({
    id,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }));
}
