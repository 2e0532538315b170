import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { ServerPart } from '../http/serverPart';
import { Shutdown } from './shutdown';

/** Lets requests that run finish and refuses new ones when the server stops. */
@injectable()
export class Drain extends ServerPart {
  private running = 0;
  private emptied: (() => void) | undefined;

  constructor(@inject(Shutdown) private readonly shutdown: Shutdown) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      if (this.shutdown.begun && !isProbe(request.url)) {
        reply.header('connection', 'close').header('retry-after', '5');
        throw new Refusal('STOPPING');
      }
      this.running++;
      reply.raw.once('close', () => this.ended());
    });
  }

  /** False when some requests still ran after the time. */
  async begin(patience: number): Promise<boolean> {
    this.shutdown.begin();
    if (this.running === 0) return true;
    const empty = new Promise<boolean>((resolve) => (this.emptied = () => resolve(true)));
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref());
    return Promise.race([empty, late]);
  }

  private ended(): void {
    this.running--;
    if (this.running === 0) this.emptied?.();
  }
}

/** A balancer goes on asking how we are. */
function isProbe(url: string): boolean {
  return url === '/healthz' || url === '/readyz';
}
