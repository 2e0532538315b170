import { Commands, formatTime, MetadataClient, Tabs, Texts } from 'lathe';
import { type ListedRecord, metadataTopic } from 'lathe/common';
import { type ListQuery, ObjectList, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { PicklistData } from '../../common/objects/picklistData';
import { textFor } from '../../common/objects/translations';

interface PicklistRow {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly values: string;
  readonly count: number;
  readonly modifiedAt: string;
}

function toRow({ id, label, name, data, modifiedAt }: ListedRecord, locale: string): PicklistRow {
  const { values, labels } = PicklistData.parse(data);
  const shown = values.map((choice) => textFor(locale, choice.label ?? choice.value, choice.labels));
  return {
    id,
    name,
    label: textFor(locale, label, labels),
    count: values.length,
    values: shown.join(', '),
    modifiedAt,
  };
}

/** Choices that several fields share. */
export const PicklistsEditor = observer(function PicklistsEditor(): ReactNode {
  const t = useTexts();
  const client = useService(MetadataClient);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const { locale } = useService(Texts);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { records } = await client.calls;
      const { rows } = await records.list({ params: { type: 'Picklist' }, query: { limit: 1000 }, signal });
      const all = rows.map((row) => toRow(row, locale));
      return pageOf(all, query, ({ label, name, values }) => [label, name, values]);
    },
    [client, locale],
  );
  return (
    <ObjectList<PicklistRow>
      icon="list-selection"
      topic={metadataTopic}
      load={load}
      selection="multiple"
      menu="data/picklist"
      texts={{
        label: t('picklists'),
        search: t('picklists.search'),
        none: t('picklists.none'),
        noneHint: t('picklists.noneHint'),
        noneFound: t('picklists.noneFound'),
        make: t('picklists.new'),
      }}
      columns={[
        {
          id: 'label',
          title: t('column.label'),
          width: 'minmax(140px, 1fr)',
          sortable: true,
          render: ({ label }) => label,
        },
        {
          id: 'name',
          title: t('column.name'),
          width: 'minmax(120px, 1fr)',
          sortable: true,
          render: ({ name }) => name,
        },
        {
          id: 'values',
          title: t('picklists.values'),
          width: 'minmax(180px, 3fr)',
          render: ({ values }) => values,
          hover: ({ values }) => values,
        },
        {
          id: 'count',
          title: t('picklists.count'),
          width: 'minmax(70px, 0.5fr)',
          align: 'end',
          sortable: true,
          render: ({ count }) => count,
        },
        {
          id: 'modifiedAt',
          title: t('column.modified'),
          width: 'minmax(130px, 1fr)',
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, locale),
        },
      ]}
      onMake={() => report(commands.execute('data.newPicklist'))}
      onOpen={({ id, label }) => report(tabs.open({ type: 'picklist', id, name: label }))}
      onRemove={(rows) => report(commands.execute('data.deletePicklist', rows))}
    />
  );
});
