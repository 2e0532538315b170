import { Api, Commands, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { CommandButton, type ListQuery, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { parameterCalls, type SystemParameter } from '../../common/parameterCalls';
import { ObjectList } from '../ObjectList';
import { settingTopic } from './settingTopic';

type Row = SystemParameter & { readonly id: string };

/** Values by which scripts and pages are set up. */
export const ParametersEditor = observer(function ParametersEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { rows } = await api.of(parameterCalls).list({ query: {}, signal });
      const named = rows.map((row) => ({ ...row, id: row.name }));
      return pageOf(named, query, ({ name, value, description }) => [name, value, description]);
    },
    [api],
  );
  return (
    <ObjectList<Row>
      icon="symbol-parameter"
      topic={settingTopic}
      selection="multiple"
      load={load}
      texts={{
        label: t('systemParameters'),
        search: t('parameter.search'),
        none: t('parameter.none'),
        noneHint: t('parameter.noneHint'),
        noneFound: t('parameter.noneFound'),
        make: mayChange ? t('parameter.add') : undefined,
      }}
      columns={[
        { id: 'name', title: t('parameter.name'), sortable: true, render: ({ name }) => name },
        {
          id: 'value',
          title: t('parameter.value'),
          sortable: true,
          render: ({ value }) => value,
          hover: ({ value }) => value,
        },
        {
          id: 'description',
          title: t('parameter.description'),
          width: 'minmax(120px, 2fr)',
          sortable: true,
          render: ({ description }) => description,
          hover: ({ description }) => description,
        },
      ]}
      tools={(_first, chosen) =>
        mayChange && (
          <CommandButton
            command="admin.deleteParameter"
            text="remove"
            icon="trash"
            rows={chosen}
            disabled={chosen.length === 0}
          />
        )
      }
      menu="admin/parameters"
      onRemove={mayChange ? (rows) => report(commands.execute('admin.deleteParameter', rows)) : undefined}
      onMake={() => report(commands.execute('admin.newParameter'))}
      onOpen={({ id }) => report(tabs.open({ type: 'systemParameter', id, name: id }))}
    />
  );
});
