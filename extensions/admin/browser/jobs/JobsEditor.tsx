import { Api, LiveEvents, Session } from 'lathe';
import { jobCalls, JobState, jobStates, jobTopic, type JobView, permissions } from 'lathe/common';
import { EmptyState, List, ListFrame, LiveList, SearchField, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { JobDetails } from './JobDetails';
import { JobRow } from './JobRow';

const sorts = {
  newest: { sort: 'createdAt', order: 'desc' },
  oldest: { sort: 'createdAt', order: 'asc' },
  name: { sort: 'name', order: 'asc' },
  user: { sort: 'userName', order: 'asc' },
  state: { sort: 'state', order: 'asc' },
} as const;
type SortName = keyof typeof sorts;
const isSort = (name: string): name is SortName => name in sorts;

/** All jobs for who may see them, else one's own, as they go. */
export const JobsEditor = observer(function JobsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const events = useService(LiveEvents);
  const maySeeAll = useService(Session).permissions.has(permissions.manageJobs);
  const list = useMemo(() => new LiveList<JobView>(), []);
  const onEnd = useCallback(() => list.more(), [list]);
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [sort, setSort] = useState<SortName>('newest');
  const [mine, setMine] = useState(false);
  const [selected, setSelected] = useState<string>();
  useEffect(() => {
    const of = maySeeAll && !mine ? 'all' : 'mine';
    const query = {
      of,
      search: search || undefined,
      state: JobState.safeParse(state).data,
      ...sorts[sort],
    } as const;
    list.show((page, signal) => api.of(jobCalls).list({ query: { ...query, ...page }, signal }));
  }, [list, api, maySeeAll, mine, search, state, sort]);
  useEffect(() => {
    const following = list.follow(events, jobTopic);
    return () => following.dispose();
  }, [list, events]);
  const job = list.rows.find(({ id }) => id === selected);
  const narrowed = search !== '' || state !== '';
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
          {maySeeAll && (
            <Select
              label={t('jobs.of')}
              hideLabel
              value={mine ? 'mine' : 'all'}
              onChange={(value) => setMine(value === 'mine')}
              options={['all', 'mine'].map((value) => ({ value, label: t(`jobs.${value}`) }))}
            />
          )}
          <Select
            label={t('filter')}
            hideLabel
            value={state || 'all'}
            onChange={(value) => setState(value === 'all' ? '' : value)}
            options={[
              { value: 'all', label: t('filter.all') },
              ...jobStates.map((value) => ({ value, label: t(`state.${value}`) })),
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
        narrowed ? (
          <EmptyState title={t('jobs.noneFound')} icon="search" />
        ) : (
          <EmptyState title={t('jobs.none')} description={t('jobs.noneHint')} icon="run-all" />
        )
      }
      rows={
        <List
          label={t('jobs.list')}
          items={list.rows}
          getId={({ id }) => id}
          selected={selected}
          onSelect={({ id }) => setSelected(id)}
          onEnd={onEnd}
          renderItem={(each) => <JobRow job={each} />}
        />
      }
      details={job ? <JobDetails job={job} /> : <EmptyState title={t('jobs.pick')} />}
    />
  );
});
