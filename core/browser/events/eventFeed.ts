import { streamMessages, streamPath } from '../../common/events/streamMessages';
import type { ReceivedEvent } from '../../common/events/liveEvent';
import type { Disposable } from '../../common/lifecycle';

export type FeedMessage =
  | { readonly kind: 'open'; readonly lastId: string }
  | { readonly kind: 'event'; readonly lastId: string; readonly event: ReceivedEvent }
  | { readonly kind: 'missed'; readonly lastId: string }
  | { readonly kind: 'end'; readonly lastId: string };

const firstWait = 2000;
const longestWait = 60_000;

/** One connection to the server's stream; it comes back by itself, to where it was. */
export class EventFeed implements Disposable {
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = firstWait;

  constructor(
    private lastId: string | undefined,
    private readonly hear: (message: FeedMessage) => void,
  ) {
    this.connect();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.source?.close();
  }

  private connect(): void {
    const query = this.lastId ? `?${new URLSearchParams({ lastEventId: this.lastId }).toString()}` : '';
    const source = new EventSource(streamPath + query);
    this.source = source;
    this.on(source, streamMessages.open, (lastId) => ({ kind: 'open', lastId }));
    this.on(source, streamMessages.missed, (lastId) => ({ kind: 'missed', lastId }));
    this.on(source, streamMessages.end, (lastId) => ({ kind: 'end', lastId }));
    // Only our own server writes to the stream.
    this.on(source, streamMessages.event, (lastId, data) => ({
      kind: 'event',
      lastId,
      event: JSON.parse(data) as ReceivedEvent,
    }));
    source.addEventListener('open', () => (this.wait = firstWait));
    // What the browser itself repeats stays in its hands; it gives up when the answer is no stream.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && this.comeBack());
  }

  private on(source: EventSource, name: string, read: (lastId: string, data: string) => FeedMessage): void {
    source.addEventListener(name, ({ lastEventId, data }: MessageEvent<string>) => {
      this.lastId = lastEventId || this.lastId;
      this.hear(read(this.lastId ?? '', data));
      if (name === streamMessages.end) this.comeBack();
    });
  }

  /** Without a session there is no stream; one may be there later. */
  private comeBack(): void {
    this.source?.close();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}
