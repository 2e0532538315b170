import { Api, Commands, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { type ListQuery, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { environmentCalls, isOfficial } from '../../common/environmentCalls';
import { ObjectList } from '../ObjectList';
import { loadInstances, type ResourceInstance } from './resourceInstances';
import { settingTopic } from './settingTopic';

/** What runs for the tenant, and which instance is the main one of each. */
export const ResourceInstancesEditor = observer(function ResourceInstancesEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const commands = useService(Commands);
  const mayMake = useService(Session).permissions.has(permissions.manageTenant);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) =>
      pageOf(await loadInstances(api.of(environmentCalls), signal), query, (row) => [
        ...[row.tenant, t(`environment.kind.${row.env}`), row.spec, row.mainDomain],
      ]),
    [api, t],
  );
  return (
    <ObjectList<ResourceInstance>
      icon="vm"
      topic={settingTopic}
      load={load}
      texts={{
        label: t('resourceInstances'),
        search: t('resourceInstances.search'),
        none: t('resourceInstances.none'),
        noneHint: t('resourceInstances.noneHint'),
        noneFound: t('resourceInstances.noneFound'),
        make: mayMake ? t('environment.add') : undefined,
      }}
      columns={[
        { id: 'env', title: t('environment.kind'), sortable: true, render: ({ env }) => t(`environment.kind.${env}`) },
        {
          id: 'spec',
          title: t('environment.spec'),
          sortable: true,
          render: ({ spec }) => (isOfficial(spec) ? t('environment.official') : spec),
        },
        { id: 'tenant', title: t('tenant'), sortable: true, render: ({ tenant }) => tenant },
        {
          id: 'mainDomain',
          title: t('resourceInstances.main'),
          width: 'minmax(160px, 2fr)',
          sortable: true,
          render: ({ mainDomain }) => mainDomain,
        },
      ]}
      onMake={() => report(commands.execute('admin.newEnvironment'))}
    />
  );
});
