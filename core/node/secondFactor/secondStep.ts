import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { SessionCookies } from '../session/sessionCookies';
import { Tenants } from '../tenants/tenants';
import type { Tenant } from '../tenants/tenant';
import { userActor } from '../users/userActor';
import { type User, Users } from '../users/users';
import { type Challenge, challengeLimits, LoginChallenges } from './loginChallenges';
import type { CodeSetup } from './oneTimeCodes';
import { SecondFactorRule } from './secondFactorRule';
import { SecondFactors, wrongCode } from './secondFactors';

interface Account {
  readonly tenant: Tenant;
  readonly user: User;
}

/** An account whose password was proved in this browser a moment ago. */
interface Proved extends Account {
  readonly token: string;
}

/** The second step of a log-in. */
@injectable()
export class SecondStep {
  constructor(
    @inject(LoginChallenges) private readonly challenges: LoginChallenges,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SecondFactors) private readonly factors: SecondFactors,
    @inject(SecondFactorRule) private readonly rule: SecondFactorRule,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Users) private readonly users: Users,
  ) {}

  /**
   * Throws a Refusal that asks for the code, or for setting codes up, where either is due: whoever knows no more than the
   * password has no session.
   */
  async demand(request: FastifyRequest, reply: FastifyReply, { tenant, user }: Account): Promise<void> {
    const isOn = await this.factors.isOn(tenant, user.id);
    if (!isOn && !(await this.rule.concerns(tenant, user.id))) return;
    const minutes = isOn ? challengeLimits.minutes : challengeLimits.setupMinutes;
    this.cookies.writeChallenge(request, reply, await this.challenges.create(tenant.id, user.id, minutes));
    throw new Refusal(isOn ? 'OTP_REQUIRED' : 'OTP_SETUP_REQUIRED', { status: 401 });
  }

  /** Who it is, and by what he has proved it. */
  async finish(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Account & { readonly by: string }> {
    const { token, tenant, user } = await this.proved(request, (known) => this.challenges.take(known));
    if (!(await this.factors.isOn(tenant, user.id))) throw expired();
    const by = await this.factors.verify(tenant, user.id, code);
    if (!by) throw wrongCode();
    await this.end(request, reply, token);
    return { tenant, user, by };
  }

  /** For who has no codes yet, though he must. Each time another secret. */
  async beginSetup(request: FastifyRequest): Promise<CodeSetup> {
    const account = await this.proved(request, (known) => this.challenges.find(known));
    return this.factors.begin(actorOf(request, account));
  }

  /** With the first code of his app. */
  async finishSetup(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
  ): Promise<Account & { readonly recoveryCodes: readonly string[] }> {
    const { token, tenant, user } = await this.proved(request, (known) => this.challenges.take(known));
    if (await this.factors.isOn(tenant, user.id)) throw expired();
    const recoveryCodes = await this.factors.confirm(actorOf(request, { tenant, user }), code);
    await this.end(request, reply, token);
    return { tenant, user, recoveryCodes };
  }

  private async proved(
    request: FastifyRequest,
    read: (token: string) => Promise<Challenge | undefined>,
  ): Promise<Proved> {
    const token = this.cookies.challengeToken(request);
    const challenge = token === undefined ? undefined : await read(token);
    if (token === undefined || !challenge) throw expired();
    const tenant = await this.tenants.find(challenge.tenantId);
    const user = tenant && (await this.users.get(tenant, challenge.userId));
    // A password that was changed meanwhile is not the one that was proved.
    if (!tenant || !user?.active || user.password_changed_at > challenge.createdAt) throw expired();
    return { token, tenant, user };
  }

  private async end(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    if (!(await this.challenges.end(token))) throw expired();
    this.cookies.clearChallenge(request, reply);
  }
}

const nothing: ReadonlySet<string> = new Set();

function actorOf({ ip, id }: FastifyRequest, { tenant, user }: Account): Actor {
  return { ...userActor(tenant, user, nothing), address: ip, requestId: id };
}

function expired(): Refusal {
  return new Refusal('OTP_EXPIRED', { status: 401 });
}
