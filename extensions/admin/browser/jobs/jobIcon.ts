import type { JobState } from 'lathe/common';

const icons: Readonly<Record<JobState, string>> = {
  queued: 'clock',
  running: 'sync',
  succeeded: 'check',
  failed: 'error',
  cancelled: 'circle-slash',
};

export function jobIcon(state: JobState): string {
  return icons[state];
}
