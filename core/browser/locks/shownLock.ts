import type { LockInfo } from '../../common/metadata/lockInfo';

/** A lock as an editor shows it: who else edits, and what can be done about it. */
export interface ShownLock {
  readonly info: LockInfo | undefined;
  /** Somebody else edits it. */
  readonly foreign: boolean;
  readonly mayTakeOver: boolean;
  takeOver(): Promise<boolean>;
  /** Asks whoever holds it to let it go. */
  askHolder(): Promise<LockInfo>;
}
