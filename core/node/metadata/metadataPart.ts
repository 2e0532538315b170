import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { heartbeatSeconds } from '../../common/metadata/lockRules';
import { metadataCalls, partCalls } from '../../common/metadata/metadataCalls';
import { lockCalls, recordCalls, recycleCalls, versionCalls } from '../../common/metadata/recordCalls';
import { sessionTopic } from '../../common/session/sessionEvent';
import type { Disposable } from '../../common/lifecycle';
import { Events } from '../events/events';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Log } from '../log/log';
import { Tenants } from '../tenants/tenants';
import { MetadataHandlers } from './calls/metadataHandlers';
import { RecordHandlers } from './calls/recordHandlers';
import { MetadataLocks } from './locks/metadataLocks';
import { metadataMigrations } from './metadataTables';

/** The metadata store, as the server sees it. */
@injectable()
export class MetadataPart extends ServerPart {
  override readonly tables = metadataMigrations;
  private listening: Disposable | undefined;
  private broom: NodeJS.Timeout | undefined;

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(MetadataHandlers) private readonly metadata: MetadataHandlers,
    @inject(RecordHandlers) private readonly records: RecordHandlers,
    @inject(MetadataLocks) private readonly locks: MetadataLocks,
    @inject(Events) private readonly events: Events,
    @inject(Log) private readonly log: Log,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', metadataCalls, this.metadata.records);
    this.calls.serve(server, 'core', partCalls, this.metadata.parts);
    this.calls.serve(server, 'core', recordCalls, this.records.records);
    this.calls.serve(server, 'core', versionCalls, this.records.versions);
    this.calls.serve(server, 'core', recycleCalls, this.records.recycled);
    this.calls.serve(server, 'core', lockCalls, this.records.locks);
  }

  override async start(): Promise<void> {
    this.listening = this.events.subscribe('*', ({ tenantId, event }) => {
      if (event.topic !== sessionTopic || event.action !== 'ended' || !event.id) return;
      this.release(tenantId, event.id).catch((error: unknown) => this.log.error(error));
    });
    const expire = (): void => void this.expire().catch((error: unknown) => this.log.warn(error));
    this.broom = setInterval(expire, heartbeatSeconds * 1000).unref();
  }

  override async stop(): Promise<void> {
    clearInterval(this.broom);
    this.listening?.dispose();
  }

  private async release(tenantId: string, session: string): Promise<void> {
    const tenant = await this.tenants.find(tenantId);
    if (tenant) await this.locks.release(tenant, session);
  }

  private async expire(): Promise<void> {
    for (const tenant of await this.tenants.all()) await this.locks.expire(tenant);
  }
}
