import { Api, LiveEvents } from 'lathe';
import { messageCalls, MessageState, type MessageSummary, messageTopic } from 'lathe/common';
import { EmptyState, Icon, List, ListFrame, LiveList, SearchField, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { formatTime } from '../formatTime';
import { MessageDetails } from './MessageDetails';
import '../administration.css';

const sorts = {
  newest: { sort: 'createdAt', order: 'desc' },
  oldest: { sort: 'createdAt', order: 'asc' },
  to: { sort: 'to', order: 'asc' },
  subject: { sort: 'subject', order: 'asc' },
  state: { sort: 'state', order: 'asc' },
} as const;
type SortName = keyof typeof sorts;
const isSort = (name: string): name is SortName => name in sorts;

/** Every message that was sent, or kept where nobody can send it. */
export const OutboxEditor = observer(function OutboxEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<MessageSummary>(), []);
  const onEnd = useCallback(() => list.more(), [list]);
  const [search, setSearch] = useState('');
  const [state, setState] = useState('all');
  const [sort, setSort] = useState<SortName>('newest');
  const [selected, setSelected] = useState<string>();
  useEffect(() => {
    const query = {
      search: search || undefined,
      state: MessageState.safeParse(state).data,
      ...sorts[sort],
    };
    list.show((page, signal) => api.of(messageCalls).list({ query: { ...query, ...page }, signal }));
  }, [list, api, search, state, sort]);
  useEffect(() => {
    const following = list.follow(events, messageTopic);
    return () => following.dispose();
  }, [list, events]);
  const shown = list.rows.find(({ id }) => id === selected);
  return (
    <ListFrame
      list={list}
      tools={
        <>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={setSearch}
            resultCount={list.total}
          />
          <Select
            label={t('filter')}
            hideLabel
            value={state}
            onChange={setState}
            options={[
              { value: 'all', label: t('filter.all') },
              ...MessageState.options.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
          />
          <Select
            label={t('sort')}
            hideLabel
            value={sort}
            onChange={(value) => isSort(value) && setSort(value)}
            options={Object.keys(sorts).map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </>
      }
      empty={
        search !== '' || state !== 'all' ? (
          <EmptyState title={t('outbox.noneFound')} icon="search" />
        ) : (
          <EmptyState title={t('outbox.none')} description={t('outbox.noneHint')} icon="mail" />
        )
      }
      rows={
        <List
          label={t('outbox.list')}
          items={list.rows}
          getId={({ id }) => id}
          selected={selected}
          onSelect={({ id }) => setSelected(id)}
          onEnd={onEnd}
          renderItem={(message) => <MessageRow message={message} />}
        />
      }
      details={shown ? <MessageDetails id={shown.id} /> : <EmptyState title={t('outbox.pick')} />}
    />
  );
});

function MessageRow({ message }: { readonly message: MessageSummary }): ReactNode {
  const t = useTexts();
  return (
    <span className="administration__row">
      <Icon name={message.kind === 'email' ? 'mail' : 'device-mobile'} />
      <span>{message.subject || t('message.sms')}</span>
      <span>{t(`state.${message.state}`)}</span>
      <span>{message.to}</span>
      <span>{formatTime(message.createdAt, 'short')}</span>
    </span>
  );
}
