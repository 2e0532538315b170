import type { FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { SessionCookies } from '../session/sessionCookies';
import { Tenants } from '../tenants/tenants';
import type { Tenant } from '../tenants/tenant';
import { type User, Users } from '../users/users';
import { LoginChallenges } from './loginChallenges';
import { SecondFactors, wrongCode } from './secondFactors';

interface Account {
  readonly tenant: Tenant;
  readonly user: User;
}

/** The second step of a log-in. */
@injectable()
export class SecondStep {
  constructor(
    @inject(LoginChallenges) private readonly challenges: LoginChallenges,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SecondFactors) private readonly factors: SecondFactors,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Users) private readonly users: Users,
  ) {}

  /** Throws a Refusal that asks for the code, where one is due: whoever knows no more than the password has no session. */
  async demand(request: FastifyRequest, reply: FastifyReply, { tenant, user }: Account): Promise<void> {
    if (!(await this.factors.isOn(tenant, user.id))) return;
    this.cookies.writeChallenge(request, reply, await this.challenges.create(tenant.id, user.id));
    throw new Refusal('OTP_REQUIRED', { status: 401 });
  }

  /** Who it is, and by what he has proved it. */
  async finish(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Account & { readonly by: string }> {
    const token = this.cookies.challengeToken(request);
    const challenge = token === undefined ? undefined : await this.challenges.take(token);
    if (token === undefined || !challenge) throw expired();
    const tenant = await this.tenants.find(challenge.tenantId);
    const user = tenant && (await this.users.get(tenant, challenge.userId));
    // A password that was changed meanwhile is not the one that was proved.
    if (!tenant || !user?.active || user.password_changed_at > challenge.createdAt) throw expired();
    if (!(await this.factors.isOn(tenant, user.id))) throw expired();
    const by = await this.factors.verify(tenant, user.id, code);
    if (!by) throw wrongCode();
    if (!(await this.challenges.end(token))) throw expired();
    this.cookies.clearChallenge(request, reply);
    return { tenant, user, by };
  }
}

function expired(): Refusal {
  return new Refusal('OTP_EXPIRED', { status: 401 });
}
