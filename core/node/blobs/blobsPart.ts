import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { Readable } from 'node:stream';
import { blobCalls, type BlobView } from '../../common/blobs/blobCalls';
import { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { BlobLinks } from './blobLinks';
import { type Blob, Blobs } from './blobs';
import { BlobSender } from './blobSender';
import { blobMigrations } from './blobTables';

const sweepEvery = 3_600_000;

@injectable()
export class BlobsPart extends ServerPart {
  override readonly tables = { area: 'core/blobs', migrations: blobMigrations };
  /** When the files of a tenant were last looked through. */
  private readonly swept = new Map<string, number>();

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(BlobLinks) private readonly links: BlobLinks,
    @inject(BlobSender) private readonly sender: BlobSender,
    @inject(Log) private readonly log: Log,
  ) {
    super();
  }

  override async addTo(server: FastifyInstance): Promise<void> {
    await server.register(async (scope) => {
      // Here a body of whatever type is a file that flows past.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      this.serve(scope);
    });
  }

  private serve(server: FastifyInstance): void {
    this.calls.serve(server, 'core', blobCalls, {
      upload: async ({ actor, query, request }) => {
        const content = request.body instanceof Readable ? request.body : Readable.from([]);
        const blob = await this.blobs.put(actor, content, query);
        this.sweep(actor.tenant);
        return view(blob);
      },
      get: async ({ actor, params }) => view(await this.own(actor, params.id)),
      content: async (input) =>
        this.sender.send(input.actor.tenant, await this.own(input.actor, input.params.id), input),
      linked: async (input) => {
        const { tenant, blob } = await this.links.read(input.query.token);
        return this.sender.send(tenant, (await this.blobs.find(tenant, blob)) ?? missing(blob), input);
      },
      remove: async ({ actor, params }) => {
        const { id } = await this.own(actor, params.id);
        if (!(await this.blobs.remove(actor.tenant, id))) throw new Refusal('BLOB_IN_USE', { status: 409 });
        return null;
      },
    });
  }

  /** What others have uploaded is read through whatever refers to it. */
  private async own({ tenant, userId }: Actor, id: string): Promise<Blob> {
    const blob = await this.blobs.find(tenant, id);
    return blob?.user_id === userId ? blob : missing(id);
  }

  private sweep(tenant: Tenant): void {
    if (Date.now() - (this.swept.get(tenant.id) ?? 0) < sweepEvery) return;
    this.swept.set(tenant.id, Date.now());
    this.blobs
      .sweep(tenant)
      .catch((error: unknown) => this.log.warn(error, 'Files that nobody needs are still there.'));
  }
}

function missing(id: string): never {
  throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id } });
}

export function view({ id, name, type, size, sha256, created_at }: Blob): BlobView {
  return { id, name, type, size, sha256, createdAt: created_at.toISOString() };
}
