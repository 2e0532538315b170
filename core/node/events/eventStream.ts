import { Readable } from 'node:stream';
import type { LiveEvent } from '../../common/events/liveEvent';
import { streamMessages } from '../../common/events/streamMessages';
import type { Actor } from '../access/actor';
import type { Tenant } from '../tenants/tenant';
import type { Hearing } from './eventAudience';
import { type EventCursor, isVisible, writeCursor } from './eventCursor';
import type { LoggedEvent, Missed } from './eventLog';

export interface StreamSource {
  /** Where the log ends now. */
  end(): Promise<EventCursor>;
  /** What came after; undefined when that can't be told. */
  since(cursor: EventCursor): Promise<Missed | undefined>;
  /** Of what the user may hear now. */
  hearing(actor: Actor): Promise<Hearing>;
}

/**
 * One browser's stream. What comes while it reads slowly is not kept here: it's read from the log when there is room, so
 * that a stream costs the same however much happens.
 */
export class EventStream extends Readable {
  private cursor: EventCursor | undefined;
  /** Something may be in the log that was not sent. */
  private behind = true;
  private catching = false;
  private ended = false;
  /** Nothing is sent before it is known. */
  private hears: Hearing | undefined;
  /** Where the log ended when it was last read here: what it held is heard as well, a moment later. */
  private covered: string | undefined;

  constructor(
    private actor: Actor,
    private readonly source: StreamSource,
    start?: EventCursor,
  ) {
    super({ highWaterMark: 64 * 1024 });
    this.cursor = start;
  }

  get session(): string | undefined {
    return this.actor.session;
  }

  get tenant(): Tenant {
    return this.actor.tenant;
  }

  get userId(): string {
    return this.actor.userId;
  }

  /** Its user is none of a built application's. */
  get isOfConsole(): boolean {
    return this.actor.kind === 'User';
  }

  /** What the user may do has been looked up again. */
  async refresh(actor: Actor): Promise<void> {
    this.actor = actor;
    this.hears = await this.source.hearing(actor);
  }

  hear(logged: LoggedEvent): void {
    if (this.behind || this.catching) {
      this.behind = true;
      return;
    }
    if (this.covered && isVisible(logged.transaction, { snapshot: this.covered })) return;
    this.send(logged);
  }

  /** The log knows better. */
  miss(): void {
    this.behind = true;
    void this.catchUp();
  }

  /** Keeps the connection open, and tells the browser where it is although nothing was for it. */
  beat(): void {
    if (!this.ended && this.cursor && this.readableLength < this.readableHighWaterMark) {
      this.push(`: beat\nid: ${writeCursor(this.cursor)}\n\n`);
    }
  }

  /** The session is over; the browser need not come back. */
  finish(): void {
    if (this.ended) return;
    this.push(message(streamMessages.end, {}, undefined));
    this.close();
  }

  /** The server stops: the browser comes back to another. */
  close(): void {
    if (this.ended) return;
    this.ended = true;
    this.push(null);
  }

  override _read(): void {
    void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    if (this.catching || !this.behind || this.ended) return;
    this.catching = true;
    try {
      this.hears ??= await this.source.hearing(this.actor);
      const start = (this.cursor ??= await this.begin());
      this.behind = false;
      const missed = await this.source.since(start);
      if (this.ended) return;
      if (missed) this.sendAll(missed);
      else await this.reset();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    } finally {
      this.catching = false;
    }
    // More came while the log was read; with no room left the reader asks again.
    if (this.behind && this.readableLength < this.readableHighWaterMark) void this.catchUp();
  }

  private sendAll({ events, snapshot }: Missed): void {
    for (const logged of events) this.send(logged);
    if (this.behind || !this.cursor) return;
    this.covered = snapshot;
    this.cursor = { ...this.cursor, snapshot };
  }

  private async begin(): Promise<EventCursor> {
    const cursor = await this.source.end();
    this.push(`retry: 2000\n${message(streamMessages.open, {}, cursor)}`);
    return cursor;
  }

  private async reset(): Promise<void> {
    this.cursor = await this.source.end();
    this.covered = this.cursor.snapshot;
    this.push(message(streamMessages.missed, {}, this.cursor));
  }

  /** Users of built applications look again at what they see; what is meant for one of them, he hears in full. */
  private told(event: LiveEvent): LiveEvent {
    return this.actor.kind === 'User' || event.user !== undefined ? event : outline(event);
  }

  private send({ number, snapshot, event }: LoggedEvent): void {
    if (this.ended) return;
    const room = this.readableLength < this.readableHighWaterMark;
    if (!room) {
      this.behind = true;
      return;
    }
    const { user, permission } = event;
    this.cursor = { number, snapshot };
    if (user !== undefined && user !== this.actor.userId) return;
    if (permission !== undefined && ![permission].flat().some((each) => this.actor.permissions.has(each))) return;
    // What is meant for him, he may hear.
    if (user === undefined && this.hears?.(event) !== true) return;
    this.push(message(streamMessages.event, { ...this.told(event), number }, this.cursor));
  }
}

/** Without what is said of single things: that they exist at all may be nothing for the one who hears of it. */
function outline({ topic, type, action }: LiveEvent): LiveEvent {
  return { topic, ...(type === undefined ? {} : { type }), ...(action === undefined ? {} : { action }) };
}

function message(name: string, data: object, cursor: EventCursor | undefined): string {
  const id = cursor ? `id: ${writeCursor(cursor)}\n` : '';
  return `${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
