import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { localeKeys } from '../../common/session/localeKey';
import type { CurrentUser, VerifiedSession } from '../../common/session/sessionShapes';
import type { Actor } from '../access/actor';
import { Configuration } from '../configuration/configuration';
import { Tenants } from '../tenants/tenants';
import { Users } from '../users/users';
import { Sessions } from './sessions';

/** Tells the browser who is signed in, and for how long. */
@injectable()
export class CurrentUsers {
  constructor(
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Users) private readonly users: Users,
  ) {}

  async describe(actor: Actor): Promise<CurrentUser> {
    const { tenant, userId } = actor;
    const user = await this.users.get(tenant, userId);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    const namespace = await this.tenants.namespaceOf(tenant);
    return {
      id: userId,
      userName: user.name,
      tenantId: tenant.id,
      tenantName: tenant.name,
      languageLocaleKey: localeKeys[actor.locale],
      profile: user.profile,
      permissions: [...actor.permissions].sort(),
      fullName: user.full_name,
      email: user.email,
      phone: user.phone,
      requireNamespace: namespace === null,
      namespace,
      mustChangePassword: user.must_change_password,
      customerChannel: '',
      xDomainType: '',
      ctx: { clientName: '', userType: user.kind, hwCloud: { domainId: '' } },
    };
  }

  verified(actor: Actor): VerifiedSession {
    const session = this.sessions.of(actor);
    const { latest, idle } = this.sessions.endsOf(session);
    return {
      sessionId: session.id,
      userID: actor.userId,
      userName: actor.userName,
      endsAt: latest.toISOString(),
      idleEndsAt: idle.toISOString(),
      now: new Date().toISOString(),
      singleLogin: this.configuration.values.singleLogin,
    };
  }
}
