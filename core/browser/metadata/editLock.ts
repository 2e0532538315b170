import { reaction } from 'mobx';
import { DisposableOwner, toDisposable } from '../../common/lifecycle';
import type { ShownLock } from '../locks/shownLock';
import type { Metadata } from './metadata';
import type { RecordLock } from './recordLock';

/** What is edited, as a form tells of it. */
export interface Edited {
  readonly state: string;
  readonly dirty: boolean;
  /** Whether somebody else edits it. */
  setLocked?(locked: boolean): void;
}

/** Holds the lock of a record while its form has changes; sees when somebody else holds it. */
export class EditLock extends DisposableOwner implements ShownLock {
  private readonly lock: RecordLock;

  constructor(metadata: Metadata, id: string, form: Edited) {
    super();
    this.lock = this.own(metadata.lock(id));
    const follow = (dirty: boolean): void => void (dirty ? this.lock.acquire() : this.lock.release());
    this.own(toDisposable(reaction(() => form.state === 'ready' && form.dirty, follow, { fireImmediately: true })));
    const tell = (foreign: boolean): void => form.setLocked?.(foreign);
    this.own(toDisposable(reaction(() => this.foreign, tell, { fireImmediately: true })));
    this.own(toDisposable(() => tell(false)));
  }

  get info(): RecordLock['info'] {
    return this.lock.info;
  }

  get foreign(): boolean {
    return this.lock.foreign;
  }

  get mayTakeOver(): boolean {
    return this.lock.mayTakeOver;
  }

  takeOver(): Promise<boolean> {
    return this.lock.takeOver();
  }

  askHolder(): ReturnType<RecordLock['askHolder']> {
    return this.lock.askHolder();
  }
}
