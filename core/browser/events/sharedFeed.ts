import type { Disposable } from '../../common/lifecycle';
import { EventFeed, type FeedMessage } from './eventFeed';

const name = 'lathe.events';

/** What tabs say: what was heard, to one of them or to all, and that somebody is new. */
type TabMessage =
  | { readonly kind: 'heard'; readonly message: FeedMessage; readonly to?: string }
  | { readonly kind: 'new'; readonly from: string };

/** One connection for all tabs of a browser: it allows few to the same server. The tab that holds the lock has it. */
export class SharedFeed implements Disposable {
  private readonly channel: BroadcastChannel | undefined;
  private readonly closing = new AbortController();
  private readonly tab = crypto.randomUUID();
  private feed: EventFeed | undefined;
  private lastId: string | undefined;
  private open = false;

  constructor(private readonly hear: (message: FeedMessage) => void) {
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.listen(data));
    if (this.channel && 'locks' in navigator) void this.waitForTurn();
    else this.lead();
  }

  dispose(): void {
    this.closing.abort();
    this.feed?.dispose();
    this.channel?.close();
  }

  private async waitForTurn(): Promise<void> {
    const { signal } = this.closing;
    const turn = async (): Promise<void> => {
      if (signal.aborted) return;
      this.lead();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    // Rejected when this tab no longer waits.
    const waiting = navigator.locks.request(name, { signal }, turn).catch(() => undefined);
    this.say({ kind: 'new', from: this.tab });
    await waiting;
  }

  /** Begins where the tab that led before has stopped. */
  private lead(): void {
    this.feed = new EventFeed(this.lastId, (message) => {
      this.open = message.kind !== 'end';
      this.say({ kind: 'heard', message });
      this.take(message);
    });
  }

  private listen(said: TabMessage): void {
    if (said.kind === 'heard' && (!said.to || said.to === this.tab)) this.take(said.message);
    if (said.kind !== 'new' || !this.open || !this.feed) return;
    // For the new tab the stream opens now.
    this.say({ kind: 'heard', message: { kind: 'open', lastId: this.lastId ?? '' }, to: said.from });
  }

  private say(said: TabMessage): void {
    this.channel?.postMessage(said);
  }

  private take(message: FeedMessage): void {
    this.lastId = message.lastId || this.lastId;
    this.hear(message);
  }
}
