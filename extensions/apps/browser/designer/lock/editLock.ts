import { DisposableOwner, type Metadata, type RecordLock, toDisposable } from 'lathe';
import type { FormModel } from 'lathe/ui';
import { reaction } from 'mobx';

/** Holds the lock of a record while its form has changes; sees when somebody else holds it. */
export class EditLock extends DisposableOwner {
  private readonly lock: RecordLock;

  constructor(metadata: Metadata, id: string, form: Pick<FormModel<object>, 'dirty' | 'state'>) {
    super();
    this.lock = this.own(metadata.lock(id));
    const follow = (dirty: boolean): void => {
      if (dirty) void this.lock.acquire();
      else if (this.lock.mine) void this.lock.unlock();
    };
    this.own(toDisposable(reaction(() => form.state === 'ready' && form.dirty, follow, { fireImmediately: true })));
  }

  get info(): RecordLock['info'] {
    return this.lock.info;
  }

  /** Somebody else edits it. */
  get foreign(): boolean {
    return this.lock.info !== undefined && !this.lock.editable;
  }

  get mayTakeOver(): boolean {
    return this.lock.unlockable;
  }

  takeOver(): Promise<boolean> {
    return this.lock.takeOver();
  }

  askHolder(): ReturnType<RecordLock['askHolder']> {
    return this.lock.askHolder();
  }
}
