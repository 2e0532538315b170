import { Api } from 'lathe';
import { isEnded, jobCalls, type JobView } from 'lathe/common';
import { Button, Facts, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { formatTime } from '../formatTime';
import { JobResult } from './JobResult';
import { percentOf } from './percentOf';
import '../administration.css';

/** One job, and what can be done with it. */
export function JobDetails({ job }: { readonly job: JobView }): ReactNode {
  const t = useTexts();
  const calls = useService(Api).of(jobCalls);
  const params = { id: job.id };
  return (
    <section aria-label={t('job.details', { label: job.label })}>
      <h2>{job.label}</h2>
      {job.state === 'running' && (
        <div className="administration__progress">
          <ProgressBar label={t('job.progress')} value={percentOf(job)} />
        </div>
      )}
      <div className="administration__actions">
        {!isEnded(job.state) && (
          <Button secondary disabled={job.cancelling} onClick={() => report(calls.cancel({ params }))}>
            {t('job.cancel')}
          </Button>
        )}
        {(job.state === 'failed' || job.state === 'cancelled') && (
          <Button onClick={() => report(calls.retry({ params }))}>{t('job.again')}</Button>
        )}
      </div>
      <Facts
        facts={[
          [t('job.state'), t(job.cancelling ? 'state.cancelling' : `state.${job.state}`)],
          [t('job.message'), job.message],
          [t('job.error'), job.error],
          [t('job.user'), job.userName],
          [t('job.created'), formatTime(job.createdAt)],
          [t('job.started'), formatTime(job.startedAt)],
          [t('job.ended'), formatTime(job.endedAt)],
          [t('job.next'), formatTime(job.nextAt)],
          [t('job.attempts'), String(job.attempts)],
          [t('job.id'), job.id],
        ]}
      />
      {job.state === 'succeeded' && <JobResult job={job} />}
    </section>
  );
}
