import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { Readable } from 'node:stream';
import { blobCalls, type BlobView } from '../../common/blobs/blobCalls';
import { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { BlobLinks } from './blobLinks';
import { type Blob, Blobs } from './blobs';
import { BlobSender } from './blobSender';
import { BlobSweep } from './blobSweep';
import { blobMigrations } from './blobTables';

@injectable()
export class BlobsPart extends ServerPart {
  override readonly tables = { area: 'core/blobs', migrations: blobMigrations };

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Blobs) private readonly blobs: Blobs,
    @inject(BlobLinks) private readonly links: BlobLinks,
    @inject(BlobSender) private readonly sender: BlobSender,
    @inject(BlobSweep) private readonly broom: BlobSweep,
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

  override async start(): Promise<void> {
    this.broom.start();
  }

  override stop(): Promise<void> {
    return this.broom.stop();
  }

  private serve(server: FastifyInstance): void {
    this.calls.serve(server, 'core', blobCalls, {
      upload: async ({ actor, query, request }) => {
        const content = request.body instanceof Readable ? request.body : Readable.from([]);
        return view(await this.blobs.put(actor, content, query));
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
}

function missing(id: string): never {
  throw new Refusal('NOT_FOUND', { parameters: { type: 'Blob', id } });
}

export function view({ id, name, type, size, sha256, created_at }: Blob): BlobView {
  return { id, name, type, size, sha256, createdAt: created_at.toISOString() };
}
