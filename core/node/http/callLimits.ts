import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { Configuration } from '../configuration/configuration';
import { actorOf } from './requestActor';

const minute = 60_000;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** How many calls one address and one user may make in a minute; each replica counts for itself. */
@injectable()
export class CallLimits {
  private address: Limiter | undefined;
  private user: Limiter | undefined;

  constructor(@inject(Configuration) private readonly configuration: Configuration) {}

  /** Before it is known who calls, so that a flood costs next to nothing. */
  async checkAddress(request: FastifyRequest): Promise<void> {
    const max = this.configuration.values.addressLimit;
    if (max === 0) return;
    const keyGenerator = ({ ip }: FastifyRequest): string => ip;
    await hold((this.address ??= request.server.createRateLimit({ max, timeWindow: minute, keyGenerator })), request);
  }

  async checkUser(request: FastifyRequest): Promise<void> {
    const max = this.configuration.values.userLimit;
    if (max === 0) return;
    await hold(
      (this.user ??= request.server.createRateLimit({ max, timeWindow: minute, keyGenerator: userOf })),
      request,
    );
  }
}

function userOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  return actor ? `${actor.tenant.id}/${actor.userId}` : '';
}

async function hold(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const outcome = await limiter(request);
  if (outcome.isAllowed || !outcome.isExceeded) return;
  throw new Refusal('TOO_MANY', { parameters: { seconds: outcome.ttlInSeconds } });
}
