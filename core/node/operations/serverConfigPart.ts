import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { serverConfigCalls } from '../../common/operations/serverConfigCalls';
import { Configuration } from '../configuration/configuration';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';

/** Answers what the console wants to know of its server. */
@injectable()
export class ServerConfigPart extends ServerPart {
  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Configuration) private readonly configuration: Configuration,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', serverConfigCalls, {
      get: ({ query, request }) => {
        const { singleLoginDomain, ...others } = this.configuration.values.serverConfig;
        const known = new Map(
          Object.entries({ ...others, singleLoginDomain: singleLoginDomain[request.host] ?? null }),
        );
        return query.type === undefined ? Object.fromEntries(known) : (known.get(query.type) ?? null);
      },
    });
  }
}
