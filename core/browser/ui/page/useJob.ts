import { useEffect, useState } from 'react';
import { jobTopic } from '../../../common/jobs/jobState';
import type { JobView } from '../../../common/jobs/jobView';
import { Api } from '../../api/api';
import { LiveEvents } from '../../events/liveEvents';
import { jobApi } from '../../jobs/jobApi';
import { useService } from '../services';
import { report } from './report';

/** A job as it goes; nothing until it is known. */
export function useJob(id: string | undefined): JobView | undefined {
  const api = useService(Api);
  const events = useService(LiveEvents);
  const [job, setJob] = useState<JobView>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = (): void => {
      const loading = jobApi(api).then(async ({ get }) => setJob(await get({ params: { id }, signal })));
      report(loading.catch((error: unknown) => (signal.aborted ? undefined : Promise.reject(error))));
    };
    const hearing = events.listen(jobTopic, { heard: (event) => event.id === id && load(), missed: load });
    load();
    return () => {
      leaving.abort();
      hearing.dispose();
    };
  }, [api, events, id]);
  return job?.id === id ? job : undefined;
}
