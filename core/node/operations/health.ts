import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Database } from '../database/database';
import { ServerPart } from '../http/serverPart';
import { Shutdown } from './shutdown';

/** The database has to answer within this time for the server to count as ready. */
const patience = 2000;

/** For balancers and supervisors: is the process alive, and can it do its work? */
@injectable()
export class Health extends ServerPart {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Shutdown) private readonly shutdown: Shutdown,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    const quiet = { logLevel: 'silent' as const };
    server.get('/healthz', quiet, () => ({ status: 'alive' }));
    server.get('/readyz', quiet, async (_request, reply) => {
      const status = this.shutdown.begun ? 'stopping' : (await this.answers()) ? 'ready' : 'no database';
      return reply
        .status(status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status });
    });
  }

  private async answers(): Promise<boolean> {
    const asked = sql`select 1`.execute(this.database.bare).then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref());
    return Promise.race([asked, late]);
  }
}
