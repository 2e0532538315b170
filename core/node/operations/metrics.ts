import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { inject, injectable } from 'inversify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal } from '../../common/calls/refusal';
import { Configuration } from '../configuration/configuration';
import { ServerPart } from '../http/serverPart';

/** What Prometheus collects. Other areas add their own figures to the registry. */
@injectable()
export class Metrics extends ServerPart {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'lathe_http_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [this.registry],
  });
  private readonly timers = new Map<string, Histogram.Internal<string>>();

  constructor(@inject(Configuration) private readonly configuration: Configuration) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    collectDefaultMetrics({ register: this.registry });
    server.addHook('onResponse', async (request, reply) => {
      // The route as declared: a label for each address would never end.
      const route = request.routeOptions.url ?? 'none';
      this.timerOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    });
    server.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
      if (!this.mayRead(request))
        throw new Refusal('NO_SUCH_CALL', { parameters: { method: 'GET', path: '/metrics' } });
      return reply.type(this.registry.contentType).send(await this.registry.metrics());
    });
  }

  override async stop(): Promise<void> {
    this.registry.clear();
  }

  /** Kept, as to find it by its labels takes longer than to note a time. */
  private timerOf(method: string, route: string, status: number): Histogram.Internal<string> {
    const key = `${method} ${route} ${status}`;
    const known = this.timers.get(key);
    if (known) return known;
    const timer = this.requests.labels({ method, route, status });
    this.timers.set(key, timer);
    return timer;
  }

  /** Whoever knows the token; without one only this machine, unless a proxy speaks for somebody else. */
  private mayRead({ headers, ip }: FastifyRequest): boolean {
    const { metricsToken } = this.configuration.values;
    if (!metricsToken) return isThisMachine(ip) && headers['x-forwarded-for'] === undefined;
    const given = Buffer.from(headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

function isThisMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
