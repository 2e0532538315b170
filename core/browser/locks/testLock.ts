import { makeAutoObservable } from 'mobx';
import type { LockInfo } from '../../common/metadata/lockInfo';
import type { ShownLock } from './shownLock';

/** For tests: a lock that bob holds until it is taken over or he lets go. */
export class TestLock implements ShownLock {
  foreign = true;
  readonly asked: string[] = [];
  readonly info: LockInfo = {
    locked: true,
    userName: 'bob',
    userId: 'bob',
    currentUserId: 'me',
    currentUserRole: '',
    lockAt: '2026-01-01 00:00:00',
  };

  constructor(readonly mayTakeOver: boolean) {
    makeAutoObservable(this, { info: false, asked: false });
  }

  letGo(): void {
    this.foreign = false;
  }

  async takeOver(): Promise<boolean> {
    this.asked.push('take over');
    this.letGo();
    return true;
  }

  async askHolder(): Promise<LockInfo> {
    this.asked.push('ask');
    return this.info;
  }
}
