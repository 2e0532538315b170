import { Api, Commands, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { type ListQuery, type PageWanted, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { queueCalls, QueueQuery, type QueueView } from '../../common/queueCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';

/** The queues from which users take work. */
export const QueuesEditor = observer(function QueuesEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const mayMake = useService(Session).permissions.has(permissions.manageUsers);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(queueCalls).list({ query: QueueQuery.parse({ ...query, ...page }), signal }),
    [api],
  );
  return (
    <ObjectList<QueueView>
      icon="inbox"
      load={load}
      texts={{
        label: t('queues'),
        search: t('queues.search'),
        none: t('queues.none'),
        noneHint: t('queues.noneHint'),
        noneFound: t('queues.noneFound'),
        make: mayMake ? t('queues.make') : undefined,
      }}
      columns={[
        {
          id: 'label',
          title: t('field.label'),
          width: 'minmax(140px, 2fr)',
          sortable: true,
          render: (row) => row.label,
        },
        { id: 'name', title: t('field.name'), sortable: true, render: ({ name }) => name },
        { id: 'users', title: t('field.users'), sortable: true, render: ({ users }) => users },
        {
          id: 'modifiedAt',
          title: t('field.modified'),
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, 'short'),
        },
      ]}
      menu="admin/queues"
      onRemove={mayMake ? (rows) => report(commands.execute('admin.deleteQueue', rows)) : undefined}
      onMake={() => report(commands.execute('admin.newQueue'))}
      onOpen={({ id, label }) => report(tabs.open({ type: 'queue', id, name: label }))}
    />
  );
});
