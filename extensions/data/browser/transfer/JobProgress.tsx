import { RunningJobs } from 'lathe';
import { type JobView } from 'lathe/common';
import { Button, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';

/** How far a job is, with a button that stops it. */
export function JobProgress({ job, label }: { readonly job: JobView | undefined; readonly label: string }): ReactNode {
  const t = useTexts();
  const jobs = useService(RunningJobs);
  const value = job?.total ? Math.min(100, ((job.done ?? 0) / job.total) * 100) : undefined;
  return (
    <div className="transfer__progress">
      <ProgressBar label={label} value={value} />
      <p role="status">
        {label}{' '}
        {job?.total
          ? t('transfer.doneOf', { done: job.done ?? 0, total: job.total })
          : t('transfer.done', { done: job?.done ?? 0 })}
      </p>
      <Button secondary disabled={!job || job.cancelling} onClick={() => job && report(jobs.cancel(job.id))}>
        {t(job?.cancelling ? 'transfer.cancelling' : 'transfer.cancel')}
      </Button>
    </div>
  );
}
