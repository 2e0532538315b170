import { injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import type { ReceivedEvent } from '../../common/events/liveEvent';
import { Emitter, onUnexpectedError } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { FeedMessage } from './eventFeed';
import { SharedFeed } from './sharedFeed';

const remembered = 2000;

export interface LiveListener {
  heard(event: ReceivedEvent): void;
  /** Something may have been missed: load again what is shown. Also called when the stream is opened. */
  missed(): void;
}

/** What happens on the server, as it happens; all stores share one connection, which lasts while somebody listens. */
@injectable()
export class LiveEvents {
  /** Whether this tab hears of everything at the moment. */
  connected = false;

  private readonly listeners = new Map<LiveListener, string>();
  private readonly ended = new Emitter<void>();
  private readonly seen = new Set<number>();
  private feed: Disposable | undefined;

  /** The session is over. */
  readonly onDidEnd = this.ended.event;

  constructor() {
    makeObservable(this, { connected: observable });
  }

  /** Hears of a topic, such as "metadata", or of all ('*'). */
  listen(topic: string, listener: LiveListener): Disposable {
    const own: LiveListener = { heard: (event) => listener.heard(event), missed: () => listener.missed() };
    this.listeners.set(own, topic);
    if (typeof EventSource !== 'undefined') this.feed ??= new SharedFeed((message) => this.take(message));
    return toDisposable(() => {
      this.listeners.delete(own);
      if (this.listeners.size === 0) this.close();
    });
  }

  private close(): void {
    this.feed?.dispose();
    this.feed = undefined;
    runInAction(() => (this.connected = false));
  }

  private take(message: FeedMessage): void {
    runInAction(() => (this.connected = message.kind !== 'end'));
    if (message.kind === 'missed' || message.kind === 'open') this.tell('*', ({ missed }) => missed());
    if (message.kind === 'end') this.ended.fire();
    if (message.kind === 'event' && this.isNew(message.event.number)) {
      const { event } = message;
      this.tell(event.topic, ({ heard }) => heard(event));
    }
  }

  private tell(topic: string, call: (listener: LiveListener) => void): void {
    for (const [listener, own] of [...this.listeners]) {
      if (topic !== '*' && own !== '*' && own !== topic) continue;
      try {
        call(listener);
      } catch (error) {
        onUnexpectedError(error);
      }
    }
  }

  /** A stream that resumes may tell again what it told. */
  private isNew(number: number): boolean {
    if (this.seen.has(number)) return false;
    this.seen.add(number);
    const [oldest] = this.seen;
    if (this.seen.size > remembered && oldest !== undefined) this.seen.delete(oldest);
    return true;
  }
}
