import { makeObservable, observableRef, runInAction } from 'mobx';
import { DisposableOwner, toDisposable } from '../../common/lifecycle';
import type { LockInfo } from '../../common/metadata/lockInfo';
import { heartbeatSeconds, isEditable, isUnlockable } from '../../common/metadata/lockRules';
import { metadataTopic } from '../../common/metadata/metadataTopic';
import type { LiveEvents } from '../events/liveEvents';
import type { ShownLock } from '../locks/shownLock';
import type { MetadataApi } from './metadataApi';
import type { MetadataClient } from './metadataClient';

/** The lock of a record, as an editor holds it or sees another hold it. Disposing of it gives the lock back. */
export class RecordLock extends DisposableOwner implements ShownLock {
  info: LockInfo | undefined = undefined;
  error: unknown = undefined;
  /** One call after the other: what is given back is known to be held, also right after it was asked for. */
  private last: Promise<void> = Promise.resolve();
  /** Whether it was asked for here; the user may hold it in another window. */
  private wanted = false;

  constructor(
    private readonly client: MetadataClient,
    events: LiveEvents,
    readonly id: string,
  ) {
    super();
    makeObservable(this, { info: observableRef, error: observableRef });
    const look = (): void => void this.ask((locks) => locks.get({ params: { id } }));
    this.own(
      events.listen(metadataTopic, {
        heard: (event) => {
          if (event.id === id && (event.action === 'locked' || event.action === 'unlocked')) look();
        },
        missed: look,
      }),
    );
    const heart = setInterval(() => this.beat(), heartbeatSeconds * 1000);
    this.own(toDisposable(() => clearInterval(heart)));
    look();
  }

  /** Whether the user holds it. */
  get mine(): boolean {
    return this.info?.locked === true && isEditable(this.info);
  }

  get editable(): boolean {
    return this.info !== undefined && isEditable(this.info);
  }

  /** Somebody else edits it. */
  get foreign(): boolean {
    return this.info !== undefined && !isEditable(this.info);
  }

  get mayTakeOver(): boolean {
    return this.info !== undefined && this.info.locked && isUnlockable(this.info);
  }

  /** Before an editor begins to change the record; false when another one holds it. */
  async acquire(): Promise<boolean> {
    this.wanted = true;
    await this.ask((locks) => locks.lock({ params: { id: this.id } }));
    return this.mine;
  }

  /** For a System Administrator. */
  async takeOver(): Promise<boolean> {
    this.wanted = true;
    await this.ask((locks) => locks.lock({ params: { id: this.id }, body: { takeover: true } }));
    return this.mine;
  }

  /** Asks whoever holds it to let it go. */
  async askHolder(): Promise<LockInfo> {
    const { locks } = await this.client.calls;
    return locks.ask({ body: { id: this.id } });
  }

  /** Gives it back if it was had here. */
  async release(): Promise<void> {
    if (!this.wanted) return;
    this.wanted = false;
    await this.next(async () => {
      if (this.mine && !this.wanted) await this.answer((locks) => locks.unlock({ params: { id: this.id } }));
    });
  }

  override dispose(): void {
    super.dispose();
    void this.release();
  }

  private beat(): void {
    if (this.mine && this.wanted) void this.ask((locks) => locks.heartbeat({ params: { id: this.id } }));
  }

  private ask(call: (locks: MetadataApi['locks']) => Promise<LockInfo>): Promise<void> {
    return this.next(() => this.answer(call));
  }

  private next(step: () => Promise<void>): Promise<void> {
    return (this.last = this.last.then(step));
  }

  private async answer(call: (locks: MetadataApi['locks']) => Promise<LockInfo>): Promise<void> {
    try {
      const info = await call((await this.client.calls).locks);
      runInAction(() => Object.assign(this, { info, error: undefined }));
    } catch (error) {
      runInAction(() => (this.error = error));
    }
  }
}
