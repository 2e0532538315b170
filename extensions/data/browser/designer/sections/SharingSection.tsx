import { Commands, Session, Tabs } from 'lathe';
import { type ListedRecord, metadataTopic, permissions } from 'lathe/common';
import { EmptyState, type ListQuery, ObjectList, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { MetadataClient } from 'lathe';
import { SharingRuleData } from '../../../common/objects/accessData';
import { DataClient } from '../../dataClient';

interface SharingRow {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  readonly access: SharingRuleData['access'];
  readonly rows: 'all' | 'owner' | 'condition';
}

/** What opens rows to others than their owners. */
export const SharingSection = observer(function SharingSection(props: {
  readonly id: string;
  readonly sharing: string;
}): ReactNode {
  const { id, sharing } = props;
  const t = useTexts();
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const load = useSharing(id);
  if (!useService(Session).permissions.has(permissions.managePermissions))
    return <EmptyState title={t('access.forbidden')} description={t('access.forbiddenHint')} icon="lock" />;
  return (
    <div className="designer__filled">
      <p className="designer__hint">{t(`sharing.now.${sharing}`)}</p>
      <ObjectList<SharingRow>
        icon="share"
        topic={metadataTopic}
        load={load}
        menu="data/sharingRule"
        texts={{
          label: t('designer.sharing'),
          search: t('sharing.search'),
          none: t('sharing.none'),
          noneHint: t('sharing.noneHint'),
          noneFound: t('sharing.noneFound'),
          make: t('sharing.new'),
        }}
        columns={[
          {
            id: 'label',
            title: t('column.label'),
            width: 'minmax(140px, 1fr)',
            sortable: true,
            render: ({ label }) => label,
          },
          { id: 'to', title: t('sharing.to'), width: 'minmax(160px, 1fr)', sortable: true, render: ({ to }) => to },
          { id: 'rows', title: t('sharing.rows'), sortable: true, render: ({ rows }) => t(`sharing.rows.${rows}`) },
          {
            id: 'access',
            title: t('sharing.access'),
            sortable: true,
            render: ({ access }) => t(`sharing.access.${access}`),
          },
        ]}
        onMake={() => report(commands.execute('data.newSharingRule', id))}
        onOpen={(row) =>
          report(
            tabs.open({ type: 'dataSharingRule', id: row.id, name: row.label, params: { object: id, id: row.id } }),
          )
        }
        onRemove={(rows) => report(commands.execute('data.deleteSharingRule', rows))}
      />
    </div>
  );
});

function useSharing(id: string) {
  const client = useService(DataClient);
  const metadata = useService(MetadataClient);
  return useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { parts } = await metadata.calls;
      const params = { type: 'object', id, part: 'SharingRule' };
      const { rows } = await parts.list({ params, query: { limit: 1000, order: 'createdAt' }, signal });
      const ids = [...new Set(rows.map((row) => SharingRuleData.parse(row.data).to))].join(',');
      const { access } = await client.calls;
      const people = ids === '' ? [] : await access.principals({ query: { ids }, signal });
      const names = new Map(people.map((each) => [each.id, each.label]));
      const all = rows.map((row) => toRow(row, names));
      return pageOf(all, query, ({ label, to }) => [label, to]);
    },
    [client, metadata, id],
  );
}

function toRow({ id, label, data }: ListedRecord, names: ReadonlyMap<string, string>): SharingRow {
  const { to, access, owner, condition } = SharingRuleData.parse(data);
  const rows = condition ? 'condition' : owner === undefined ? 'all' : 'owner';
  return { id, label, access, rows, to: names.get(to) ?? to };
}
