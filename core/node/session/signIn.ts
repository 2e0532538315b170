import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { toLocale } from '../../common/locale';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit';
import { Configuration } from '../configuration/configuration';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { Tenants } from '../tenants/tenants';
import { SecondStep } from '../secondFactor/secondStep';
import { PasswordHasher } from '../users/passwordHasher';
import { type User, Users } from '../users/users';
import { Captchas } from './captchas';
import { LoginThrottle } from './loginThrottle';
import { PasswordPolicies } from './passwordPolicies';
import { SessionCookies } from './sessionCookies';
import { SessionStore } from './sessionStore';
import { Sessions } from './sessions';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captcha?: string;
}

export interface Account {
  readonly tenant: Tenant;
  readonly user: User;
}

/** How somebody has proved who he is, if not by his password. */
export interface Proven {
  /** For the audit log. */
  readonly by?: string;
  /** Where his log-out begins. */
  readonly logoutUrl?: string;
}

export interface OpenedSession {
  readonly id: string;
}

/** Opens sessions and ends them. */
@injectable()
export class SignIn {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Captchas) private readonly captchas: Captchas,
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(Database) private readonly database: Database,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
    @inject(SecondStep) private readonly secondStep: SecondStep,
    @inject(Users) private readonly users: Users,
  ) {}

  /** Name and password of who may use the console, or of a user of built applications; each has a door of his own. */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
    kind: User['kind'] = 'User',
  ): Promise<Account> {
    return this.proceed(request, reply, await this.authenticate(request, credentials, kind));
  }

  /** For who has just proved his password, or chosen it: the second step, where one is due, or the session. */
  async proceed(request: FastifyRequest, reply: FastifyReply, proved: Account, proven?: Proven): Promise<Account> {
    await this.secondStep.demand(request, reply, proved);
    const account = await this.withExpiry(proved);
    await this.open(request, reply, account, proven);
    return account;
  }

  /** The second step, where the first was answered with OTP_REQUIRED. */
  async finish(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Account> {
    const { by, ...proved } = await this.secondStep.finish(request, reply, code);
    const account = await this.withExpiry(proved);
    await this.open(request, reply, account, {
      by: by === 'code' ? 'password and code' : 'password and recovery code',
    });
    return account;
  }

  /** The second step, where the first was answered with OTP_SETUP_REQUIRED. */
  async finishSetup(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
  ): Promise<Account & { readonly recoveryCodes: readonly string[] }> {
    const { recoveryCodes, ...proved } = await this.secondStep.finishSetup(request, reply, code);
    const account = await this.withExpiry(proved);
    await this.open(request, reply, account, { by: 'password and new code' });
    return { ...account, recoveryCodes };
  }

  /**
   * For somebody who has proved who he is, by whatever means. The session that the browser had ends, and the new one has a
   * token that nobody has seen before.
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    { tenant, user }: Account,
    { by, logoutUrl }: Proven = {},
  ): Promise<OpenedSession> {
    if (!user.active) throw new Refusal('LOGIN_FAILED');
    const previous = await this.sessions.identify(request);
    if (previous) await this.signOut(previous);
    const { sessionMinutes, singleLogin } = this.configuration.values;
    const { id, token } = await this.database.transact(tenant, async (transaction) => {
      if (user.must_change_password)
        await this.users.update(transaction, tenant, user.id, { must_change_password: true });
      if (singleLogin) await this.store.end(transaction, tenant, user.id, 'replaced');
      const session = await this.store.create(transaction, tenant, {
        userId: user.id,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        minutes: sessionMinutes,
      });
      const actor = { userId: user.id, userName: user.name, tenant, address: request.ip, requestId: request.id };
      const entry = { action: 'signIn', type: 'User', id: user.id, name: user.name };
      await this.audit.record(transaction, actor, by === undefined ? entry : { ...entry, after: { by } });
      return session;
    });
    this.sessions.forgetUser(user.id);
    const locale = toLocale(user.locale);
    this.cookies.writeSession(request, reply, token, {
      ...{ id: user.id, name: user.name, kind: user.kind, tenantId: tenant.id, locale, logoutUrl },
    });
    return { id };
  }

  async signOut(actor: Actor): Promise<void> {
    const { tenant, userId, userName, session } = actor;
    await this.database.transact(tenant, async (transaction) => {
      await this.store.end(transaction, tenant, userId, 'signedOut', { only: session });
      await this.audit.record(transaction, actor, { action: 'signOut', type: 'User', id: userId, name: userName });
    });
    this.sessions.forgetUser(userId);
  }

  /** Says only that name and password don't belong together: not which is wrong, nor by taking longer. */
  private async authenticate(
    request: FastifyRequest,
    { userName, password, captcha }: Credentials,
    kind: User['kind'],
  ): Promise<Account> {
    const { captchaRequired } = await this.throttle.check(userName, request.ip);
    if (captchaRequired) await this.requireCaptcha(request, captcha);
    await this.throttle.reserve(userName, request.ip);
    const account = await this.find(userName);
    const usable = account?.user.active === true && account.user.kind === kind;
    const right = await this.hasher.verify(account?.user.password_hash, password);
    if (!account || !usable || !right) {
      const required = await this.throttle.captchaRequired(userName, request.ip);
      throw new Refusal('LOGIN_FAILED', { details: { captchaRequired: required } });
    }
    await this.throttle.succeeded(userName, request.ip);
    return account;
  }

  /** A password that is too old is changed before anything else. */
  private async withExpiry({ tenant, user }: Account): Promise<Account> {
    const must_change_password = user.must_change_password || (await this.policies.isExpired(tenant, user));
    return { tenant, user: { ...user, must_change_password } };
  }

  private async requireCaptcha(request: FastifyRequest, captcha: string | undefined): Promise<void> {
    const details = { captchaRequired: true };
    const visitor = this.cookies.visitorToken(request);
    if (!captcha) throw new Refusal('CAPTCHA_REQUIRED', { details });
    if (!visitor || !(await this.captchas.use(visitor, captcha))) throw new Refusal('CAPTCHA_WRONG', { details });
  }

  private async find(userName: string): Promise<Account | undefined> {
    const found = await this.users.locate(userName);
    const tenant = found && (await this.tenants.find(found.tenantId));
    const user = tenant && (await this.users.get(tenant, found.userId));
    return user && { tenant, user };
  }
}
