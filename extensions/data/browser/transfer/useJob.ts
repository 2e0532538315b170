import { Api, LiveEvents } from 'lathe';
import { jobCalls, jobTopic, type JobView } from 'lathe/common';
import { report, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';

/** A job as it goes. */
export function useJob(id: string | undefined): JobView | undefined {
  const api = useService(Api);
  const events = useService(LiveEvents);
  const [job, setJob] = useState<JobView>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = (): void => {
      const loading = api.of(jobCalls).get({ params: { id }, signal }).then(setJob);
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
