import { DisposableOwner, inject, injectable, Metadata, type RecordLock, toDisposable } from 'lathe';
import { observable, runInAction } from 'mobx';

interface Held {
  readonly lock: RecordLock;
  readonly users: number;
}

/** Who edits the records that are open here: the user as soon as they keep them open, or somebody else. */
@injectable()
export class RecordLocks extends DisposableOwner {
  private readonly held = observable.map<string, Held>({}, { deep: false });

  constructor(@inject(Metadata) private readonly metadata: Metadata) {
    super();
    this.own(toDisposable(() => this.held.forEach(({ lock }) => lock.dispose())));
  }

  of(id: string): RecordLock | undefined {
    return this.held.get(id)?.lock;
  }

  /** Follows the lock, and takes it when the record is to be edited. */
  async hold(id: string, edit: boolean): Promise<void> {
    const { lock, users } = this.held.get(id) ?? { lock: this.metadata.lock(id), users: 0 };
    runInAction(() => this.held.set(id, { lock, users: users + 1 }));
    if (edit) await lock.acquire();
  }

  /** The last who lets go gives the lock back. */
  release(id: string): void {
    const held = this.held.get(id);
    if (!held) return;
    const users = held.users - 1;
    runInAction(() => (users > 0 ? this.held.set(id, { ...held, users }) : this.held.delete(id)));
    if (users === 0) held.lock.dispose();
  }
}
