import { Api } from 'lathe';
import { jobCalls, type JobView } from 'lathe/common';
import { report, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useEffect, useState } from 'react';
import '../administration.css';

/** What a job has returned, of which lists tell nothing. */
export function JobResult({ job: { id, endedAt } }: { readonly job: JobView }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const [text, setText] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const { result } = await api.of(jobCalls).get({ params: { id }, signal });
      setText(typeof result === 'string' ? result : JSON.stringify(result, undefined, 2));
    };
    report(load().catch((error: unknown) => signal.aborted || Promise.reject(error)));
    return () => leaving.abort();
  }, [api, id, endedAt]);
  if (text === undefined) return null;
  return (
    <>
      <h3>{t('job.result')}</h3>
      <pre className="administration__text">{text}</pre>
    </>
  );
}
