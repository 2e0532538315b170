import { Api, Commands, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { type ListQuery, pageOf, report, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { environmentCalls, type EnvironmentView } from '../../common/environmentCalls';
import { ObjectList } from '../ObjectList';
import { settingTopic } from './settingTopic';

/** Where the tenant develops, tries out and runs its applications. */
export const EnvironmentsEditor = observer(function EnvironmentsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { rows } = await api.of(environmentCalls).list({ signal });
      return pageOf(rows, query, ({ name, domain, spec, operator }) => [name, domain, spec, operator]);
    },
    [api],
  );
  return (
    <ObjectList<EnvironmentView>
      icon="server-environment"
      topic={settingTopic}
      load={load}
      texts={{
        label: t('environments'),
        search: t('environments.search'),
        none: t('environments.none'),
        noneHint: t('environments.noneHint'),
        noneFound: t('environments.noneFound'),
        make: mayChange ? t('environment.add') : undefined,
      }}
      columns={useColumns()}
      menu="admin/environments"
      onRemove={mayChange ? (rows) => report(commands.execute('admin.deleteEnvironment', rows)) : undefined}
      onMake={() => report(commands.execute('admin.newEnvironment'))}
      onOpen={({ id, name }) => report(tabs.open({ type: 'environment', id, name }))}
    />
  );
});

function useColumns(): readonly TableColumn<EnvironmentView>[] {
  const t = useTexts();
  return [
    {
      id: 'name',
      title: t('environment.name'),
      width: 'minmax(140px, 2fr)',
      sortable: true,
      render: ({ name }) => name,
    },
    {
      id: 'kind',
      title: t('environment.kind'),
      sortable: true,
      render: ({ kind }) => t(`environment.kind.${kind}`),
    },
    {
      id: 'domain',
      title: t('environment.domain'),
      width: 'minmax(140px, 2fr)',
      sortable: true,
      render: ({ domain }) => domain,
    },
    {
      id: 'spec',
      title: t('environment.spec'),
      sortable: true,
      render: ({ spec, official }) => (official ? t('environment.official') : spec),
    },
    {
      id: 'master',
      title: t('environment.master'),
      sortable: true,
      render: ({ master }) => (master ? t('yes') : ''),
    },
    { id: 'operator', title: t('environment.operator'), sortable: true, render: ({ operator }) => operator },
  ];
}
