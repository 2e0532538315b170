import { Commands } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { Icon, type ListQuery, ObjectList, pageOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import type { IndexView } from '../../../common/indexCalls';
import { DataClient } from '../../dataClient';
import { formatBytes } from './formatBytes';

/** What makes queries of the object fast, with how often it has helped. */
export const IndexesSection = observer(function IndexesSection(props: {
  readonly id: string;
  readonly name: string;
}): ReactNode {
  const { id, name } = props;
  const t = useTexts();
  const client = useService(DataClient);
  const commands = useService(Commands);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) =>
      pageOf(await (await client.calls).indexes.list({ params: { object: name }, signal }), query, (index) => [
        index.name,
        ...index.fields,
      ]),
    [client, name],
  );
  return (
    <ObjectList<IndexView>
      icon="key"
      topic={metadataTopic}
      load={load}
      menu="data/index"
      texts={{
        label: t('designer.indexes'),
        search: t('indexes.search'),
        none: t('indexes.none'),
        noneHint: t('indexes.noneHint'),
        noneFound: t('indexes.noneFound'),
        make: t('indexes.new'),
      }}
      columns={[
        {
          id: 'name',
          title: t('column.name'),
          width: 'minmax(140px, 1fr)',
          sortable: true,
          render: (index) => index.name,
        },
        {
          id: 'fields',
          title: t('indexes.fields'),
          width: 'minmax(180px, 2fr)',
          render: ({ fields }) => fields.join(', '),
          hover: ({ fields }) => fields.join(', '),
        },
        {
          id: 'unique',
          title: t('field.unique'),
          width: 'minmax(70px, 0.5fr)',
          render: ({ unique }) => (unique ? <Icon name="check" label={t('yes')} /> : ''),
        },
        { id: 'size', title: t('indexes.size'), sortable: true, render: ({ size }) => formatBytes(size) },
        {
          id: 'uses',
          title: t('indexes.uses'),
          sortable: true,
          hover: ({ uses }) => (uses === 0 ? t('indexes.unused') : undefined),
          render: ({ uses }) => uses,
        },
      ]}
      onMake={() => report(commands.execute('data.newIndex', id))}
      onRemove={([index]) => index && report(commands.execute('data.deleteIndex', [{ ...index, object: name }]))}
    />
  );
});
