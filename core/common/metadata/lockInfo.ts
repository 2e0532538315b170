import { z } from 'zod';

/** Who edits a record at the moment, and who asks. */
export const LockInfo = z.object({
  locked: z.boolean(),
  userName: z.string(),
  userId: z.string(),
  currentUserId: z.string(),
  /** The profile of who asks. */
  currentUserRole: z.string(),
  /** "YYYY-MM-DD HH:mm:ss", UTC; empty when it isn't locked. */
  lockAt: z.string(),
});
export type LockInfo = z.output<typeof LockInfo>;

const administrator = 'System Administrator';
/** How often an open editor says that it's still there. */
export const heartbeatSeconds = 30;
/** After so long without a word from it a lock is no more. */
export const lockSeconds = 120;

/** Only who holds the lock edits; what nobody locked is anybody's. */
export function isEditable({ locked, userId, currentUserId }: LockInfo): boolean {
  return !locked || userId === currentUserId;
}

export function isUnlockable({ userId, currentUserId, currentUserRole }: LockInfo): boolean {
  return userId === currentUserId || currentUserRole === administrator;
}
