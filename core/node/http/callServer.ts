import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Container, inject, injectable } from 'inversify';
import type { Call, Calls } from '../../common/calls/call';
import { routerPath } from '../../common/calls/callPath';
import { success, toGallery } from '../../common/calls/envelope';
import { isMutating } from '../../common/calls/isMutating';
import { Refusal } from '../../common/calls/refusal';
import { CallAudit } from './callAudit';
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
    @inject(Container) private readonly container: Container,
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
    const check = inputCheck(call);
    server.route({
      method: call.method,
      url: routerPath(call.path),
      bodyLimit: call.bodyLimit,
      config: { call },
      // Before the body is read: nobody who may not make the call makes the server take it in.
      onRequest: (request) => this.admit(call, request),
      handler: async (request, reply) => {
        const checked = check(request, callerLocale(request));
        const input = { ...this.contextOf(request, reply), ...checked };
        const answered = await this.audited(entry, input, handler);
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

  private async audited(entry: LedgerEntry, input: Parameters<AnyHandler>[0], handler: AnyHandler): Promise<unknown> {
    const { actor, params } = input;
    if (!actor || !isMutating(entry.call) || !this.container.isBound(CallAudit)) return handler(input);
    const audit = this.container.get(CallAudit);
    try {
      const answered = await handler(input);
      await audit.record(actor, { ...entry, params });
      return answered;
    } catch (error) {
      if (error instanceof Refusal) await audit.record(actor, { ...entry, params, refused: error.code });
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
