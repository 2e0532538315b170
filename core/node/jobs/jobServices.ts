import type { Newable } from 'inversify';
import { JobEvents } from './jobEvents';
import { JobKinds } from './jobKinds';
import { JobList } from './jobList';
import { JobNotices } from './jobNotices';
import { JobQueue } from './jobQueue';
import { Jobs } from './jobs';
import { JobStarters } from './jobStarters';
import { JobStore } from './jobStore';
import { JobWorker } from './jobWorker';

export const jobServices: readonly Newable<object>[] = [
  JobEvents,
  JobKinds,
  JobList,
  JobNotices,
  JobQueue,
  Jobs,
  JobStarters,
  JobStore,
  JobWorker,
];
