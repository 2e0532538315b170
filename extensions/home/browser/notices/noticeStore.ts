import {
  Api,
  DisposableOwner,
  FailedCall,
  inject,
  injectable,
  LiveEvents,
  onUnexpectedError,
  toDisposable,
} from 'lathe';
import { noticeTopic } from 'lathe/common';
import { LiveList } from 'lathe/ui';
import { makeObservable, observable, runInAction } from 'mobx';
import { type Notice, noticeCalls } from '../../common/noticeCalls';

/** A burst of notices is looked at once. */
const pause = 200;

/** What the user is told, as it happens, and how much of it he has not read. */
@injectable()
export class NoticeStore extends DisposableOwner {
  unread = 0;
  onlyUnread = false;
  readonly list = new LiveList<Notice>();
  private following = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(LiveEvents) private readonly events: LiveEvents,
  ) {
    super();
    makeObservable(this, { unread: observable, onlyUnread: observable });
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  /** Counts what is unread from now on. */
  follow(): void {
    const later = (): void => {
      this.timer ??= setTimeout(() => void this.count().catch(report), pause);
    };
    this.own(this.events.listen(noticeTopic, { heard: later, missed: later }));
    // A stream that others have opened before tells nobody that it's open.
    if (this.events.connected) later();
  }

  /** Loads the list, which follows what happens. */
  open(): void {
    if (!this.following) this.own(this.list.follow(this.events, noticeTopic));
    this.following = true;
    const { onlyUnread } = this;
    this.list.show((page, signal) => {
      const query = { ...page, ...(onlyUnread ? { unread: 'true' } : {}) };
      return this.calls.history({ query, signal, quiet: true });
    });
  }

  show(onlyUnread: boolean): void {
    runInAction(() => (this.onlyUnread = onlyUnread));
    this.open();
  }

  find(id: string): Notice | undefined {
    return this.list.rows.find((notice) => notice.id === id);
  }

  /** The newest of those that are not read. */
  async newest(): Promise<Notice | undefined> {
    const { list } = await this.calls.unread({ query: { limit: 1 }, quiet: true });
    return list[0];
  }

  /** Those with these ids, or all. */
  async markRead(ids?: readonly string[]): Promise<void> {
    const { count } = await this.calls.markRead({ body: ids ? { ids: [...ids] } : {} });
    runInAction(() => (this.unread = count));
  }

  private async count(): Promise<void> {
    this.timer = undefined;
    const { count } = await this.calls.unread({ query: { limit: 1 }, quiet: true });
    runInAction(() => (this.unread = count));
  }

  private get calls() {
    return this.api.of(noticeCalls);
  }
}

/** Without a session there is nobody to tell anything. */
function report(error: unknown): void {
  if (!(error instanceof FailedCall && error.status === 401)) onUnexpectedError(error);
}
