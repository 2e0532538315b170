import { inject, injectable } from 'inversify';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../common/calls/refusal';
import { Emitter } from '../../common/event';
import type { Disposable } from '../../common/lifecycle';
import { accessTopic } from '../../common/access/accessEvent';
import { sessionTopic } from '../../common/session/sessionEvent';
import { backgroundHeader } from '../../common/session/sessionNames';
import type { Actor } from '../access/actor';
import { Contributions } from '../extensions/contributions';
import { Gatekeeper } from '../http/gatekeeper';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { eventAudience, hearingOf } from './eventAudience';
import { parseCursor } from './eventCursor';
import { EventLog } from './eventLog';
import { Events, type PublishedEvent } from './events';
import { EventStream } from './eventStream';

const beatEvery = 15_000;
/** More than this is a browser gone wild. */
const greatestPerUser = 50;
/** Who missed more loads what he shows again. */
const greatestGap = 1000;

/** Whose stream it is. */
export interface OpenStream {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly session: string | undefined;
}

interface Open {
  readonly stream: EventStream;
  readonly request: FastifyRequest;
}

/** The streams of events to open browsers. */
@injectable()
export class EventStreams {
  private readonly open = new Set<Open>();
  private heart: NodeJS.Timeout | undefined;
  private readonly beaten = new Emitter<readonly OpenStream[]>();
  /** Again and again: these browsers are there. */
  readonly onDidBeat = this.beaten.event;

  constructor(
    @inject(Events) private readonly events: Events,
    @inject(EventLog) private readonly log: EventLog,
    @inject(Gatekeeper) private readonly gatekeeper: Gatekeeper,
    @inject(Log) private readonly diary: Log,
    @inject(Contributions) private readonly contributions: Contributions,
  ) {}

  /** How many there are. */
  get size(): number {
    return this.open.size;
  }

  start(): void {
    this.heart = setInterval(() => void this.beat(), beatEvery).unref();
  }

  /** The server stops: each browser comes back, to another replica perhaps. */
  endAll(): void {
    clearInterval(this.heart);
    for (const { stream } of this.open) stream.close();
  }

  add(request: FastifyRequest, actor: Actor, lastId: string | undefined): EventStream {
    const mine = [...this.open].filter(({ stream }) => stream.userId === actor.userId).length;
    if (mine >= greatestPerUser) throw new Refusal('TOO_MANY', { parameters: { seconds: 60 } });
    const { tenant } = actor;
    const source = {
      end: () => this.log.end(tenant),
      since: this.log.since.bind(this.log, tenant, greatestGap),
      hearing: (reader: Actor) => hearingOf(reader, this.contributions.to(eventAudience)),
    };
    const stream = new EventStream(actor, source, lastId === undefined ? undefined : parseCursor(lastId));
    const entry = { stream, request };
    this.open.add(entry);
    const listening = this.listen(tenant, entry);
    stream.once('close', () => {
      listening.dispose();
      this.open.delete(entry);
    });
    stream.on('error', (error) => this.diary.warn(error, 'A stream of events broke.'));
    return stream;
  }

  private listen(tenant: Tenant, entry: Open): Disposable {
    const { stream } = entry;
    return this.events.subscribe(tenant, {
      heard: (published) => {
        stream.hear(published);
        if (endsSession(published, stream.session)) stream.finish();
        // When everybody has heard of it: what the user may do is looked up then, not remembered.
        else if (changesAccess(published, stream.userId) || this.changesHearing(published, stream))
          queueMicrotask(() => void this.look(entry));
      },
      missed: () => stream.miss(),
    });
  }

  private changesHearing({ event: { topic } }: PublishedEvent, { isOfConsole }: EventStream): boolean {
    return !isOfConsole && this.contributions.to(eventAudience).some(({ changedBy }) => changedBy.includes(topic));
  }

  /** One look at every session: a stream ends with the session that it was opened in. */
  async beat(): Promise<void> {
    for (const entry of this.open) {
      await this.look(entry);
      entry.stream.beat();
    }
    this.beaten.fire([...this.open].map(({ stream }) => stream));
  }

  private async look({ stream, request }: Open): Promise<void> {
    // To look is no activity: it must not keep a session alive.
    request.headers[backgroundHeader] = '1';
    try {
      const actor = await this.gatekeeper.identify(request);
      if (actor) await stream.refresh(actor);
      else stream.finish();
    } catch (error) {
      // The token by which it was opened opens nothing any more.
      if (error instanceof Refusal && error.status === 401) stream.finish();
      else this.diary.warn(error);
    }
  }
}

function changesAccess({ event }: PublishedEvent, userId: string): boolean {
  const { topic, action, user = userId } = event;
  return (topic === accessTopic || topic === sessionTopic) && action === 'changed' && user === userId;
}

/** The browser gets to hear of its own end, too: another tab of the session may tell the user why. */
function endsSession({ event }: PublishedEvent, session: string | undefined): boolean {
  return event.topic === sessionTopic && event.action === 'ended' && event.id === session && session !== undefined;
}
