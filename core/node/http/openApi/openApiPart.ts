import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { apiCalls } from '../../../common/calls/apiCalls';
import { Messages } from '../../texts/messages';
import { CallLedger } from '../callLedger';
import { CallServer } from '../callServer';
import { ServerPart } from '../serverPart';
import { openApiDocument } from './openApiDocument';

/** Hands out the document of all calls. */
@injectable()
export class OpenApiPart extends ServerPart {
  private written: string | undefined;

  constructor(
    @inject(CallLedger) private readonly ledger: CallLedger,
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Messages) private readonly messages: Messages,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', apiCalls, {
      document: () => (this.written ??= JSON.stringify(openApiDocument(this.ledger.all, this.messages))),
    });
  }
}
