import { Api, Dialogs, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, SearchField, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { parameterCalls, type SystemParameter } from '../../common/parameterCalls';
import { report } from '../liveList';
import { TablePage } from '../TablePage';
import { useLiveList } from './useLiveList';

type Row = SystemParameter & { readonly id: string };

/** Values by which scripts and pages are set up. */
export const ParametersEditor = observer(function ParametersEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const load = useCallback(
    async (_page: object, signal: AbortSignal) => {
      const { rows, total } = await api.of(parameterCalls).list({ query: { search: search || undefined }, signal });
      return { rows: rows.map((row) => ({ ...row, id: row.name })), total };
    },
    [api, search],
  );
  const list = useLiveList<Row>(load);
  const chosen = list.rows.filter(({ id }) => selected.has(id));
  const open = (id: string, name = id): void => report(tabs.open({ type: 'systemParameter', id, name }));
  const create = (): void => open('new', t('parameter.new'));
  const remove = async (): Promise<void> => {
    const names = chosen.map(({ name }) => name).join(', ');
    const message = t('parameter.removeQuestion', { names });
    const detail = t('parameter.removeDetail');
    if (!(await dialogs.confirm({ message, detail, primary: t('remove'), danger: true }))) return;
    for (const { name } of chosen) await api.of(parameterCalls).remove({ params: { name } });
    setSelected(new Set());
  };
  const columns: readonly TableColumn<Row>[] = [
    { id: 'name', title: t('parameter.name'), render: ({ name }) => name },
    { id: 'value', title: t('parameter.value'), render: ({ value }) => value, hover: ({ value }) => value },
    {
      id: 'description',
      title: t('parameter.description'),
      width: 'minmax(120px, 2fr)',
      render: ({ description }) => description,
    },
  ];
  return (
    <TablePage
      list={list}
      table={{
        label: t('systemParameters'),
        columns,
        selection: 'multiple',
        selected,
        onSelect: setSelected,
        onOpen: ({ id }) => open(id),
      }}
      tools={
        <>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={setSearch}
            resultCount={list.total}
          />
          {mayChange && (
            <>
              <Button icon="add" onClick={create}>
                {t('parameter.add')}
              </Button>
              <Button secondary icon="trash" disabled={chosen.length === 0} onClick={() => report(remove())}>
                {t('remove')}
              </Button>
            </>
          )}
        </>
      }
      empty={
        search !== '' ? (
          <EmptyState title={t('parameter.noneFound')} icon="search" />
        ) : (
          <EmptyState title={t('parameter.none')} description={t('parameter.noneHint')} icon="symbol-parameter" />
        )
      }
    />
  );
});
