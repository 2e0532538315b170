import type { LockInfo } from './lockInfo';

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
