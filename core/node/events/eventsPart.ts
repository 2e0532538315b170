import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { eventCalls } from '../../common/events/eventCalls';
import { streamPath } from '../../common/events/streamMessages';
import { backgroundHeader } from '../../common/session/sessionNames';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Shutdown } from '../operations/shutdown';
import { Events } from './events';
import { EventStreams } from './eventStreams';
import { eventMigrations } from './eventTables';

/** Live events, as the server sees them. */
@injectable()
export class EventsPart extends ServerPart {
  override readonly tables = eventMigrations;

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Events) private readonly events: Events,
    @inject(EventStreams) private readonly streams: EventStreams,
    @inject(Shutdown) private readonly shutdown: Shutdown,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    // A stream that comes back by itself is no activity of its user.
    server.addHook('onRequest', async (request) => {
      if (request.routeOptions.url === streamPath) request.headers[backgroundHeader] = '1';
    });
    this.calls.serve(server, 'core', eventCalls, {
      stream: ({ request, reply, actor, query }) => {
        const { 'last-event-id': header } = request.headers;
        const last = typeof header === 'string' && header ? header : query.lastEventId;
        reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
        return this.streams.add(request, actor, last);
      },
    });
    this.shutdown.signal.addEventListener('abort', () => this.streams.endAll());
    server.addHook('preClose', async () => this.streams.endAll());
  }

  override async start(): Promise<void> {
    await this.events.start();
    this.streams.start();
  }

  override stop(): Promise<void> {
    return this.events.stop();
  }
}
