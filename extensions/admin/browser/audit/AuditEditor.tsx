import { Api, Commands, LiveEvents } from 'lathe';
import {
  Button,
  EmptyState,
  LiveList,
  report,
  SearchField,
  Select,
  type TableColumn,
  TablePage,
  type TableSort,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { auditCalls, type AuditEntryView } from '../../common/auditCalls';
import { formatTime } from '../formatTime';
import { actionText } from './actionText';
import { AuditDetails } from './AuditDetails';
import './audit.css';

const periods = { all: undefined, day: 1, week: 7, month: 30 } as const;
/** Between two looks at the log, in milliseconds, however much happens. */
const pause = 1000;
type Period = keyof typeof periods;
const isPeriod = (name: string): name is Period => name in periods;

const sortable = ['at', 'userName', 'action', 'type', 'name'] as const;
const sortOf = (column: string) => sortable.find((each) => each === column) ?? 'at';

/** Who did what, when and from where. */
export const AuditEditor = observer(function AuditEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const commands = useService(Commands);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<AuditEntryView>(), []);
  const [search, setSearch] = useState('');
  const [period, setPeriod] = useState<Period>('all');
  const [sort, setSort] = useState<TableSort>({ column: 'at', descending: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const filter = useMemo(() => ({ search: search || undefined, from: since(periods[period]) }), [search, period]);
  useEffect(() => {
    const order = sort.descending ? ('desc' as const) : ('asc' as const);
    const query = { ...filter, sort: sortOf(sort.column), order };
    list.show((page, signal) => api.of(auditCalls).list({ query: { ...query, ...page }, signal }));
  }, [list, api, filter, sort]);
  useEffect(() => {
    // Whatever happens on the server is written down there.
    const following = list.follow(events, '*', { pause });
    return () => following.dispose();
  }, [list, events]);
  const columns: readonly TableColumn<AuditEntryView>[] = [
    { id: 'at', title: t('audit.at'), width: '150px', sortable: true, render: ({ at }) => formatTime(at) },
    { id: 'userName', title: t('audit.user'), width: 'minmax(100px, 1.8fr)', sortable: true, render: actorText },
    { id: 'action', title: t('audit.what'), sortable: true, render: ({ action }) => actionText(t, action) },
    { id: 'type', title: t('audit.type'), sortable: true, render: ({ type }) => type, hover: ({ type }) => type },
    {
      id: 'name',
      title: t('audit.name'),
      width: 'minmax(100px, 2fr)',
      sortable: true,
      render: ({ name, objectId }) => name ?? objectId,
      hover: ({ name, objectId }) => name ?? objectId,
    },
    { id: 'address', title: t('audit.address'), render: ({ address }) => address },
  ];
  const run = (command: string, ...args: readonly unknown[]): void => report(commands.execute(command, ...args));
  const [id] = selected;
  const narrowed = search !== '' || period !== 'all';
  return (
    <TablePage
      list={list}
      table={{
        label: t('auditLog'),
        columns,
        sort,
        onSort: setSort,
        selection: 'single',
        selected,
        onSelect: setSelected,
      }}
      tools={
        <>
          <SearchField
            label={t('search')}
            placeholder={t('audit.search')}
            value={search}
            onChange={setSearch}
            resultCount={list.total}
          />
          <Select
            label={t('audit.period')}
            hideLabel
            value={period}
            onChange={(value) => isPeriod(value) && setPeriod(value)}
            options={Object.keys(periods).map((value) => ({ value, label: t(`audit.period.${value}`) }))}
          />
          <Button secondary icon="desktop-download" onClick={() => run('admin.exportAuditLogCsv', filter)}>
            {t('audit.csv')}
          </Button>
          <Button secondary icon="json" onClick={() => run('admin.exportAuditLogJson', filter)}>
            {t('audit.json')}
          </Button>
          <Button icon="verified" onClick={() => run('admin.verifyAuditLog')}>
            {t('audit.verify')}
          </Button>
        </>
      }
      empty={
        narrowed ? (
          <EmptyState title={t('audit.noneFound')} icon="search" />
        ) : (
          <EmptyState title={t('audit.none')} description={t('audit.noneHint')} icon="history" />
        )
      }
      details={id === undefined ? undefined : <AuditDetails id={id} />}
    />
  );
});

/** Whoever acted, and by which token, if it wasn't he himself. A client is named by itself. */
function actorText({ userId, userName, tokenId, tokenName }: AuditEntryView): string {
  return tokenId === null || tokenId === userId ? userName : `${userName} · ${tokenName ?? tokenId}`;
}

function since(days: number | undefined): string | undefined {
  return days === undefined ? undefined : new Date(Date.now() - days * 86_400_000).toISOString();
}
