import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { z } from 'zod';
import type { Call, Calls } from '../../common/calls/call';
import { routerPath } from '../../common/calls/callPath';
import { success, toGallery } from '../../common/calls/envelope';
import { isMutating } from '../../common/calls/isMutating';
import { Refusal } from '../../common/calls/refusal';
import { RefusedCalls } from '../audit/refusedCalls';
import { Messages } from '../texts/messages';
import { type AnyHandler, Counted, type CallInput, type Handlers } from './callHandler';
import { CallLimits } from './callLimits';
import { CallLedger, type LedgerEntry } from './callLedger';
import { inputCheck } from './checkInput';
import { Gatekeeper } from './gatekeeper';
import { actorOf, callerLocale, rememberActor } from './requestActor';
import { abortSignalOf } from './requestSignal';

/** Serves declared calls: who may make them, what they take and what they answer is settled here, in one place. */
@injectable()
export class CallServer {
  constructor(
    @inject(CallLedger) private readonly ledger: CallLedger,
    @inject(Gatekeeper) private readonly gatekeeper: Gatekeeper,
    @inject(CallLimits) private readonly limits: CallLimits,
    @inject(RefusedCalls) private readonly refused: RefusedCalls,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  /** Adds a route for each call; a missing handler doesn't compile. */
  serve<C extends Calls>(server: FastifyInstance, owner: string, calls: C, handlers: Handlers<C>): void {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name];
      if (!handler) throw new Error(`The call ${name} of ${owner} has no handler.`);
      const entry = { owner, name, call };
      this.ledger.add(entry);
      // The pairs of a record lose which handler belongs to which call; `Handlers` has checked them one by one.
      this.route(server, entry, handler as AnyHandler);
    }
  }

  private route(server: FastifyInstance, entry: LedgerEntry, handler: AnyHandler): void {
    const { call } = entry;
    const check = inputCheck(call, this.messages);
    server.route({
      method: call.method,
      url: routerPath(call.path),
      bodyLimit: call.bodyLimit,
      config: { call },
      // Before the body is read: nobody who may not make the call makes the server take it in.
      onRequest: (request) => this.watched(entry, request, () => this.admit(call, request)),
      handler: async (request, reply) => {
        const checked = check(request, callerLocale(request));
        const input = { ...this.contextOf(request, reply), ...checked };
        const answered = await this.watched(entry, request, async () => handler(input));
        return this.answer(call, reply, answered);
      },
    });
  }

  private async admit(call: Call, request: FastifyRequest): Promise<void> {
    await this.limits.checkAddress(request);
    const actor = await this.gatekeeper.identify(request);
    if (actor) {
      rememberActor(request, actor);
      await this.limits.checkUser(request);
    }
    const audience = call.audience ?? 'console';
    if (audience === 'anyone') return;
    if (!actor || (audience === 'console' && actor.kind !== 'User')) throw await this.gatekeeper.absence(request);
    if (actor.mustChangePassword && !call.beforePasswordChange) throw new Refusal('MUST_CHANGE_PASSWORD');
    if (isMutating(call)) await this.gatekeeper.requireIntent(request, actor);
    if (call.permission && !actor.permissions.has(call.permission)) {
      throw new Refusal('FORBIDDEN', { parameters: { permission: call.permission } });
    }
  }

  /** Whoever is known and tries to change what he may not leaves a trace. */
  private async watched<T>(entry: LedgerEntry, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const actor = actorOf(request);
      const forbidden = error instanceof Refusal && error.status === 403;
      if (actor && forbidden && isMutating(entry.call)) await this.refused.note(actor, entry, paramsOf(request), error);
      throw error;
    }
  }

  private contextOf(request: FastifyRequest, reply: FastifyReply) {
    const project = request.headers['project-id'];
    return {
      actor: actorOf(request),
      locale: callerLocale(request),
      project: typeof project === 'string' ? project : undefined,
      signal: abortSignalOf(reply),
      request,
      reply,
    } satisfies Partial<Record<keyof CallInput, unknown>>;
  }

  private answer(call: Call, reply: FastifyReply, answered: unknown): unknown {
    if (reply.sent || reply.raw.headersSent) return reply;
    if (call.status) reply.status(call.status);
    if (call.media) return reply.type(call.media).send(answered);
    reply.header('cache-control', 'no-store');
    const envelope = answered instanceof Counted ? success(answered.rows, answered.total) : success(answered);
    return call.envelope === 'gallery' ? toGallery(envelope) : envelope;
  }
}

const Params = z.record(z.string(), z.string());

function paramsOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  return Params.safeParse(params).data ?? {};
}
