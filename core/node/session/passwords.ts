import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Locale } from '../../common/locale';
import type { Actor } from '../access/actor';
import { Audit, type AuditedActor } from '../audit/audit';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { PasswordHasher } from '../users/passwordHasher';
import { Users } from '../users/users';
import { LoginThrottle } from './loginThrottle';
import { PasswordPolicies } from './passwordPolicies';
import { SessionStore } from './sessionStore';
import { Sessions } from './sessions';

/** Changes passwords. Whoever had signed in with the old one is signed out. */
@injectable()
export class Passwords {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
    @inject(Users) private readonly users: Users,
  ) {}

  /**
   * Before something that an unlocked screen must not be enough for: the one who acts proves who he is. Wrong ones are
   * counted as at a log-in. `field` is where it was typed.
   */
  async confirm(
    { tenant, userId, userName, address = '' }: Actor,
    password: string,
    field = 'password',
  ): Promise<void> {
    await this.throttle.check(userName, address);
    await this.throttle.reserve(userName, address);
    const user = await this.users.get(tenant, userId);
    if (!(await this.hasher.verify(user?.password_hash, password))) throw refused('PASSWORD_WRONG', field);
    await this.throttle.succeeded(userName, address);
  }

  /** One's own, who must know the old one: an unlocked screen isn't enough. */
  async change(actor: Actor, oldPassword: string, newPassword: string, locale: Locale): Promise<void> {
    const { tenant, userId, userName } = actor;
    await this.policies.check(tenant, newPassword, { userName, locale });
    if (newPassword === oldPassword) throw refused('PASSWORD_SAME');
    await this.confirm(actor, oldPassword, 'oldPassword');
    await this.policies.check(tenant, newPassword, { userName, userId, locale });
    const hash = await this.hasher.hash(newPassword);
    await this.database.transact(tenant, async (transaction) => {
      const change = { password_hash: hash, must_change_password: false, password_changed_at: new Date() };
      await this.users.update(transaction, tenant, userId, change);
      await this.store.end(transaction, tenant, userId, 'passwordChanged', { except: actor.session });
      await this.sessions.userChanged(transaction, tenant, userId);
      await this.audit.record(transaction, actor, {
        action: 'changePassword',
        type: 'User',
        id: userId,
        name: userName,
      });
    });
    this.sessions.forgetUser(userId);
  }

  /** Somebody else's, by an operator: it must be changed at the next log-in unless told otherwise. */
  async reset(
    tenant: Tenant,
    userId: string,
    password: string,
    by: Omit<AuditedActor, 'tenant'>,
    { activate = true }: { readonly activate?: boolean } = {},
  ): Promise<void> {
    const hash = await this.hasher.hash(password);
    const user = await this.users.get(tenant, userId);
    if (!user) throw new Refusal('NOT_FOUND', { parameters: { id: userId, type: 'User' } });
    await this.throttle.unlock(user.name);
    await this.database.transact(tenant, async (transaction) => {
      const change = { password_hash: hash, must_change_password: true, password_changed_at: new Date() };
      await this.users.update(transaction, tenant, userId, activate ? { ...change, active: true } : change);
      await this.store.end(transaction, tenant, userId, 'passwordChanged');
      await this.sessions.userChanged(transaction, tenant, userId);
      const entry = { action: 'resetPassword', type: 'User', id: userId, name: user.name };
      await this.audit.record(transaction, { ...by, tenant }, entry);
    });
    this.sessions.forgetUser(userId);
  }
}

function refused(code: string, field = 'newPassword'): Refusal {
  return new Refusal(code, { fields: [{ path: `body.${field}`, message: code }] });
}
