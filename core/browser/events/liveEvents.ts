import { inject, injectable } from 'inversify';
import { eventCalls, streamMessages } from '../../common/events/eventCalls';
import type { ReceivedEvent } from '../../common/events/liveEvent';
import { Emitter, type Event } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Api } from '../api/api';

export interface LiveListener {
  heard(event: ReceivedEvent): void;
  /** Something may have been missed: load again what is shown. Also called when the stream is opened. */
  missed(): void;
}

const patience = 5000;

/** What happens on the server, as it happens. The stream is open while somebody listens. */
@injectable()
export class LiveEvents {
  private readonly heard = new Emitter<ReceivedEvent>();
  private readonly gaps = new Emitter<void>();
  private source: EventSource | undefined;
  private listeners = 0;

  constructor(@inject(Api) private readonly api: Api) {}

  listen(topic: string, listener: LiveListener): Disposable {
    const hearing = [this.own(this.heard.event, topic, listener), this.gaps.event(() => listener.missed())];
    this.listeners++;
    this.open();
    return toDisposable(() => {
      for (const each of hearing) each.dispose();
      if (--this.listeners === 0) this.close();
    });
  }

  private own(event: Event<ReceivedEvent>, topic: string, { heard }: LiveListener): Disposable {
    return event((received) => {
      if (received.topic === topic) heard(received);
    });
  }

  /** The browser resumes a stream that breaks by itself; one that was refused is asked for again after a while. */
  private open(): void {
    if (this.source || typeof EventSource === 'undefined') return;
    const source = new EventSource(this.api.urlOf(eventCalls.stream));
    source.addEventListener(streamMessages.open, () => this.gaps.fire());
    source.addEventListener(streamMessages.missed, () => this.gaps.fire());
    // Only our own server writes to the stream, and it writes these.
    source.addEventListener(streamMessages.event, ({ data }) =>
      this.heard.fire(JSON.parse(String(data)) as ReceivedEvent),
    );
    source.addEventListener(streamMessages.end, () => this.again(source));
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && this.again(source));
    this.source = source;
  }

  private again(source: EventSource): void {
    if (source !== this.source) return;
    this.close();
    setTimeout(() => this.listeners > 0 && this.open(), patience);
  }

  private close(): void {
    this.source?.close();
    this.source = undefined;
  }
}
