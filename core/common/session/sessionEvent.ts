/** The topic of live events about sessions. */
export const sessionTopic = 'session';

/** Why a session ended before its time. */
export type SessionEnd = 'signedOut' | 'replaced' | 'passwordChanged' | 'revoked';

/** Told to the open browsers; each looks whether `id` is its own session (verify answers it). */
export interface SessionEnded {
  readonly topic: typeof sessionTopic;
  readonly action: 'ended';
  /** The session's id, which opens nothing. */
  readonly id: string;
  readonly reason: SessionEnd;
}
