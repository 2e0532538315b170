import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { combineDisposables, type Disposable } from '../../common/lifecycle';
import { presenceCalls } from '../../common/presence/presenceCalls';
import { sessionTopic } from '../../common/session/sessionEvent';
import { Events } from '../events/events';
import { EventStreams, type OpenStream } from '../events/eventStreams';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { Tenants } from '../tenants/tenants';
import { connectionOf, Presences } from './presences';
import { presenceMigrations } from './presenceTables';

/** Who is here now, as the server sees it: with each beat of the streams of events it is known who still is. */
@injectable()
export class PresencePart extends ServerPart {
  override readonly tables = presenceMigrations;
  private listening: Disposable | undefined;

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Presences) private readonly presences: Presences,
    @inject(EventStreams) private readonly streams: EventStreams,
    @inject(Events) private readonly events: Events,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Log) private readonly log: Log,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', presenceCalls, {
      list: ({ actor }) => this.presences.list(actor),
      say: async ({ actor, params: { client }, body }) => {
        await this.presences.say(actor, client, body.records);
        return null;
      },
    });
  }

  override async start(): Promise<void> {
    const noted = (work: Promise<void>): void => void work.catch((error: unknown) => this.log.warn(error));
    this.listening = combineDisposables(
      this.streams.onDidBeat((open) => noted(this.beat(open))),
      this.events.subscribe('*', ({ tenantId, event }) => {
        if (event.topic === sessionTopic && event.action === 'ended' && event.id) noted(this.end(tenantId, event.id));
      }),
    );
  }

  override async stop(): Promise<void> {
    this.listening?.dispose();
  }

  private async beat(open: readonly OpenStream[]): Promise<void> {
    const byTenant = new Map<string, { tenant: Tenant; connections: string[] }>();
    for (const stream of open) {
      const known = byTenant.get(stream.tenant.id) ?? { tenant: stream.tenant, connections: [] };
      known.connections.push(connectionOf(stream));
      byTenant.set(stream.tenant.id, known);
    }
    for (const { tenant, connections } of byTenant.values()) {
      await this.presences.beat(tenant, connections);
      await this.presences.expire(tenant);
    }
  }

  private async end(tenantId: string, session: string): Promise<void> {
    const tenant = await this.tenants.find(tenantId);
    if (tenant) await this.presences.release(tenant, session);
  }
}
