import type { JobView } from 'lathe/common';
import { Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { formatTime } from '../formatTime';
import { jobIcon } from './jobIcon';
import { percentOf } from './percentOf';
import '../administration.css';

export function JobRow({ job }: { readonly job: JobView }): ReactNode {
  const t = useTexts();
  const percent = percentOf(job);
  const state = t(job.cancelling ? 'state.cancelling' : `state.${job.state}`);
  return (
    <span className="administration__row">
      <Icon name={jobIcon(job.state)} />
      <span>{job.label}</span>
      <span>{job.state === 'running' && percent !== undefined ? `${state} ${Math.round(percent)} %` : state}</span>
      <span>{job.userName}</span>
      <span>{formatTime(job.createdAt, 'short')}</span>
    </span>
  );
}
