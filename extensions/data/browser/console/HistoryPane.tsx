import { formatTime, Texts } from 'lathe';
import { Button, EmptyState, SearchField, Table, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { QueryConsole } from './queryConsole';
import { type PastQuery, QueryHistory } from './queryHistory';

/** The queries that were run before; Enter takes one into the text. */
export const HistoryPane = observer(function HistoryPane({ console }: { readonly console: QueryConsole }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const history = useService(QueryHistory);
  const [search, setSearch] = useState('');
  const found = history.find(search);
  const take = ({ text }: PastQuery): void => {
    console.write(text);
    console.show('results');
  };
  const columns: readonly TableColumn<PastQuery>[] = [
    {
      id: 'at',
      title: t('console.history.at'),
      width: '190px',
      render: ({ at }) => formatTime(at, locale),
    },
    { id: 'object', title: t('console.object'), width: 'minmax(120px, 1fr)', render: ({ object }) => object },
    {
      id: 'text',
      title: t('console.query'),
      width: 'minmax(200px, 4fr)',
      render: ({ text }) => text.replace(/\s+/g, ' '),
      hover: ({ text }) => text.slice(0, 2000),
    },
    {
      id: 'rows',
      title: t('console.history.rows'),
      width: '80px',
      render: ({ rows }) => rows ?? t('console.history.failed'),
    },
    {
      id: 'time',
      title: t('console.history.time'),
      width: '80px',
      render: ({ duration }) => (duration === undefined ? '' : `${Math.round(duration)} ms`),
    },
  ];
  if (history.all.length === 0)
    return (
      <EmptyState icon="history" title={t('console.empty.history')} description={t('console.emptyHint.history')} />
    );
  return (
    <div className="query-history">
      <div className="query-history__tools">
        <SearchField
          label={t('console.history.search')}
          value={search}
          onChange={setSearch}
          resultCount={found.length}
        />
        <Button secondary icon="clear-all" onClick={() => history.remove(new Set(found.map(({ id }) => id)))}>
          {t(search === '' ? 'console.history.clear' : 'console.history.clearFound')}
        </Button>
      </div>
      <Table
        label={t('console.pane.history')}
        columns={columns}
        rows={found}
        getId={({ id }) => id}
        onOpen={take}
        onRemove={(rows) => history.remove(new Set(rows.map(({ id }) => id)))}
      />
    </div>
  );
});
