import { Api, Commands, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { type ListQuery, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { type Licence, licenceCalls } from '../../common/licenceCalls';
import { ObjectList } from '../ObjectList';
import { settingTopic } from './settingTopic';

type Row = Licence & { readonly id: string };

/** What the tenant has bought. */
export const LicencesEditor = observer(function LicencesEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const mayChange = useService(Session).permissions.has(permissions.manageSystem);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { rows } = await api.of(licenceCalls).list({ signal });
      const named = rows.map((row) => ({ ...row, id: row.name }));
      return pageOf(named, query, ({ name, value }) => [name, value]);
    },
    [api],
  );
  return (
    <ObjectList<Row>
      icon="verified"
      topic={settingTopic}
      load={load}
      texts={{
        label: t('licences'),
        search: t('licences.search'),
        none: t('licences.none'),
        noneHint: t('licences.noneHint'),
        noneFound: t('licences.noneFound'),
        make: mayChange ? t('licence.grant') : undefined,
      }}
      columns={[
        { id: 'name', title: t('licence.name'), sortable: true, render: ({ name }) => name },
        { id: 'value', title: t('licence.value'), sortable: true, render: ({ value }) => value },
      ]}
      menu="admin/licences"
      onRemove={mayChange ? (rows) => report(commands.execute('admin.removeLicence', rows)) : undefined}
      onMake={() => report(commands.execute('admin.grantLicence'))}
      onOpen={({ id }) => report(tabs.open({ type: 'licence', id, name: id }))}
    />
  );
});
