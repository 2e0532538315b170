export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

export function isEnded(state: (typeof jobStates)[number]): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}

/** The topic of the live events that tell of a job's progress. */
export const jobTopic = 'job';
