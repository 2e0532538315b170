import type { JobRetry } from './jobDefinition';

const anHour = 3600;

/** The seconds until the next attempt, or undefined when there is none. A little chance keeps many from coming at once. */
export function retryDelay(retry: JobRetry | undefined, attempt: number, chance = Math.random()): number | undefined {
  if (!retry || attempt >= retry.attempts) return undefined;
  const doubled = retry.delay * 2 ** Math.min(attempt - 1, 30);
  return Math.min(retry.greatestDelay ?? anHour, doubled) * (1 + chance * 0.1);
}
