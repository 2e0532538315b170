import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Disposable } from '../../common/lifecycle';
import { sessionTopic } from '../../common/session/sessionEvent';
import { backgroundHeader } from '../../common/session/sessionNames';
import { Access } from '../access/access';
import type { Actor } from '../access/actor';
import { BearerTokens, refuseTokens } from '../access/bearer';
import { Configuration } from '../configuration/configuration';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import { Gatekeeper } from '../http/gatekeeper';
import { Log } from '../log/log';
import type { Tenant } from '../tenants/tenant';
import { Tenants } from '../tenants/tenants';
import { userActor } from '../users/userActor';
import { Users } from '../users/users';
import { AntiForgery } from './antiForgery';
import { type KnownSession, SessionCache } from './sessionCache';
import { SessionCookies } from './sessionCookies';
import { SessionStore } from './sessionStore';

/** How often the time of the last activity is written down. */
const touchEvery = 60_000;
const sweepEvery = 600_000;
const minute = 60_000;
/** What a user may do is asked for with each request: it may end between two of them. */
const nothing: ReadonlySet<string> = new Set();

/** Knows who makes a request by the cookie that his log-in has set; every replica knows the same. */
@injectable()
export class Sessions extends Gatekeeper {
  private readonly cache = new SessionCache();
  private readonly known = new WeakMap<Actor, KnownSession>();
  private listening: Disposable | undefined;
  private broom: NodeJS.Timeout | undefined;

  constructor(
    @inject(Access) private readonly access: Access,
    @inject(BearerTokens) private readonly bearers: BearerTokens,
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Log) private readonly log: Log,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Users) private readonly users: Users,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SessionStore) private readonly store: SessionStore,
    @inject(AntiForgery) private readonly antiForgery: AntiForgery,
  ) {
    super();
  }

  async identify(request: FastifyRequest): Promise<Actor | undefined> {
    const token = this.cookies.sessionToken(request);
    if (this.bearers.isUsedBy(request)) {
      // Who of the two acts would be anybody's guess.
      if (token !== undefined) throw new Refusal('TOKEN_AND_SESSION');
      return this.bearers.identify(request);
    }
    const session = token === undefined ? undefined : await this.find(token);
    if (!session || this.hasEnded(session)) return undefined;
    if (token !== undefined && !request.headers[backgroundHeader]) await this.noteActivity(token, session);
    const { actor: known, userId } = session;
    const permissions = await this.access.permissionsOf(known.tenant, userId);
    const actor: Actor = { ...known, permissions, requestId: request.id, address: request.ip };
    this.known.set(actor, session);
    return actor;
  }

  async requireIntent(request: FastifyRequest, actor: Actor): Promise<void> {
    if (this.bearers.hasIdentified(actor)) return;
    const session = this.known.get(actor);
    if (!session) throw new Refusal('FORGERY');
    this.antiForgery.check(request, session.secret, session.id);
  }

  async absence(request: FastifyRequest): Promise<Refusal> {
    const token = this.cookies.sessionToken(request);
    const session = token === undefined ? undefined : await this.store.find(token);
    return new Refusal(session?.endedReason === 'replaced' ? 'SESSION_REPLACED' : 'NOT_SIGNED_IN');
  }

  /** The session by which this very actor was identified. */
  of(actor: Actor): KnownSession {
    refuseTokens(actor);
    const session = this.known.get(actor);
    if (!session) throw new Refusal('NOT_SIGNED_IN');
    return session;
  }

  /** When it ends by itself: at the latest, and if nothing is done. */
  endsOf({ expiresAt, seenAt }: KnownSession): { readonly latest: Date; readonly idle: Date } {
    const idle = new Date(seenAt.getTime() + this.configuration.values.sessionIdleMinutes * minute);
    return { latest: expiresAt, idle: idle < expiresAt ? idle : expiresAt };
  }

  /** Lets every replica read a user anew: what he may do, or how he is called, has changed. */
  async userChanged(transaction: InTransaction, tenant: Tenant, userId: string): Promise<void> {
    await this.events.publish(transaction, tenant, { topic: sessionTopic, action: 'changed', user: userId });
  }

  /** For the replica in which a change was made: at once, before the database tells of it. */
  forgetUser(userId: string): void {
    this.cache.forget((session) => session.userId === userId);
  }

  start(): void {
    this.listening = this.events.subscribe('*', {
      heard: ({ event }) => {
        if (event.topic === sessionTopic && event.user !== undefined) this.forgetUser(event.user);
      },
      missed: () => this.cache.forget(() => true),
    });
    this.broom = setInterval(() => void this.sweep(), sweepEvery).unref();
  }

  stop(): void {
    clearInterval(this.broom);
    this.listening?.dispose();
  }

  private async find(token: string): Promise<KnownSession | undefined> {
    // Without the connection that tells of ends, what is remembered may be wrong.
    const remembered = this.database.hears ? this.cache.get(token) : undefined;
    return remembered ?? this.cache.read(token, () => this.load(token));
  }

  private async load(token: string): Promise<KnownSession | undefined> {
    const session = await this.store.find(token);
    if (!session || session.endedReason) return undefined;
    const tenant = await this.tenants.find(session.tenantId);
    const user = tenant && (await this.users.get(tenant, session.userId));
    if (!tenant || !user?.active) return undefined;
    const actor = { ...userActor(tenant, user, nothing), session: session.id };
    return { ...session, actor, readAt: Date.now() };
  }

  private hasEnded(session: KnownSession): boolean {
    const { latest, idle } = this.endsOf(session);
    return Date.now() >= Math.min(latest.getTime(), idle.getTime());
  }

  private async noteActivity(token: string, session: KnownSession): Promise<void> {
    const now = Date.now();
    if (now - session.seenAt.getTime() < touchEvery) return;
    await this.store.touch(session.id);
    if (this.cache.get(token)) this.cache.put(token, { ...session, seenAt: new Date(now) });
  }

  private async sweep(): Promise<void> {
    try {
      await this.store.sweep(this.configuration.values.sessionIdleMinutes);
    } catch (error) {
      this.log.warn(error, 'Old sessions could not be removed.');
    }
  }
}
