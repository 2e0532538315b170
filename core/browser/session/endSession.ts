import { antiForgeryHeader } from '../../common/session/sessionNames';

const post = { method: 'POST', credentials: 'same-origin' } as const;

/** Ends the session on the server, if there is one. Whoever wants to go is not kept by a failure. */
export async function endSession(): Promise<void> {
  try {
    const token = await readToken();
    await fetch('/baas/auth/v1.0/logout', { ...post, headers: token ? { [antiForgeryHeader]: token } : {} });
  } catch {
    // The server is away: the session ends by itself.
  }
}

/** A log-out must be meant as much as any change; without a session there is no token, and none is needed. */
async function readToken(): Promise<string | undefined> {
  const answer: unknown = await fetch('/u-route/baas/sys/v1.0/csrf/get', post).then((response) => response.json());
  const token = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined;
  return typeof token === 'string' ? token : undefined;
}
