import { onUnexpectedError } from '../../../common/event';

/** For work that nobody waits for: its failure is told where all failures are. */
export function report(work: Promise<unknown>): void {
  work.catch(onUnexpectedError);
}
