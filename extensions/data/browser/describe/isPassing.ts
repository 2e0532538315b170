import { FailedCall } from 'lathe';

/** The network or the server is away, or nobody is signed in: what was known before is as good as it was. */
export function isPassing(error: unknown): boolean {
  return error instanceof FailedCall && (error.status === 0 || error.status === 401 || error.status >= 500);
}
