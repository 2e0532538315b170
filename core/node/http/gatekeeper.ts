import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';

/** Says who makes a request. The sessions implement it. */
export abstract class Gatekeeper {
  /** Undefined when the request carries no valid session or token. */
  abstract identify(request: FastifyRequest): Promise<Actor | undefined>;
  /** Throws a Refusal unless the request was meant by the user, not made by a foreign page. */
  abstract requireIntent(request: FastifyRequest, actor: Actor): Promise<void>;
  /** What somebody is told who would have to be signed in and isn't. */
  abstract absence(request: FastifyRequest): Promise<Refusal>;
}
