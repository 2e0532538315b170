import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import type { Call, Calls } from '../../common/calls/call';
import { routerPath } from '../../common/calls/callPath';
import { success } from '../../common/calls/envelope';
import { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { type AnyHandler, Counted, type CallInput, type Handlers } from './callHandler';
import { CallLedger } from './callLedger';
import { Gatekeeper } from './gatekeeper';
import { requestLocale } from './requestLocale';
import { checkInput } from './checkInput';
import { abortSignalOf } from './requestSignal';

/** Serves declared calls: who may make them, what they take and what they answer is settled here, in one place. */
@injectable()
export class CallServer {
  constructor(
    @inject(CallLedger) private readonly ledger: CallLedger,
    @inject(Gatekeeper) private readonly gatekeeper: Gatekeeper,
  ) {}

  /** Adds a route for each call; a missing handler doesn't compile. */
  serve<C extends Calls>(server: FastifyInstance, owner: string, calls: C, handlers: Handlers<C>): void {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name];
      if (!handler) throw new Error(`The call ${name} of ${owner} has no handler.`);
      this.ledger.add({ owner, name, call });
      // The pairs of a record lose which handler belongs to which call; `Handlers` has checked them one by one.
      this.route(server, call, handler as AnyHandler);
    }
  }

  private route(server: FastifyInstance, call: Call, handler: AnyHandler): void {
    server.route({
      method: call.method,
      url: routerPath(call.path),
      bodyLimit: call.bodyLimit,
      handler: async (request, reply) => {
        const actor = await this.admit(call, request);
        const input = { ...this.contextOf(request, reply, actor), ...checkInput(call, request) };
        return this.answer(call, reply, await handler(input));
      },
    });
  }

  private async admit(call: Call, request: FastifyRequest): Promise<Actor | undefined> {
    const actor = await this.gatekeeper.identify(request);
    const audience = call.audience ?? 'console';
    if (audience === 'anyone') return actor;
    if (!actor || (audience === 'console' && actor.kind !== 'User')) throw new Refusal('NOT_SIGNED_IN');
    if (actor.mustChangePassword && !call.beforePasswordChange) throw new Refusal('MUST_CHANGE_PASSWORD');
    if (call.permission && !actor.permissions.has(call.permission)) {
      throw new Refusal('FORBIDDEN', { parameters: { permission: call.permission } });
    }
    if (call.method !== 'GET' && !call.safe) await this.gatekeeper.requireIntent(request, actor);
    return actor;
  }

  private contextOf(request: FastifyRequest, reply: FastifyReply, actor: Actor | undefined) {
    const project = request.headers['project-id'];
    return {
      actor,
      locale: actor?.locale ?? requestLocale(request),
      project: typeof project === 'string' ? project : undefined,
      signal: abortSignalOf(request),
      request,
      reply,
    } satisfies Partial<Record<keyof CallInput, unknown>>;
  }

  private answer(call: Call, reply: FastifyReply, answered: unknown): unknown {
    if (reply.sent || reply.raw.headersSent) return reply;
    if (call.status) reply.status(call.status);
    if (call.media) return reply.type(call.media).send(answered);
    reply.header('cache-control', 'no-store');
    return answered instanceof Counted ? success(answered.rows, answered.total) : success(answered);
  }
}
