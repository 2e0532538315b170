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
