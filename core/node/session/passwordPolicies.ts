import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Locale } from '../../common/locale';
import { passwordLimits, passwordProblem } from '../../common/session/passwordPolicy';
import { PasswordPolicyShape } from '../../common/session/passwordPolicyCalls';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { Tenants } from '../tenants/tenants';
import { type TenantSetting, TenantSettings } from '../tenants/tenantSettings';
import { PasswordHasher } from '../users/passwordHasher';
import { type User, Users } from '../users/users';
import type { PasswordHistoryTables } from './passwordHistory';

export const passwordPolicySetting: TenantSetting<typeof PasswordPolicyShape> = {
  name: 'passwordPolicy',
  schema: PasswordPolicyShape,
};

/** Whose password it is to be; without an id somebody who is not there yet. */
export interface NewPasswordOwner {
  readonly userName: string;
  readonly userId?: string;
  readonly locale: Locale;
}

const day = 86_400_000;

/** What each tenant asks of passwords. */
@injectable()
export class PasswordPolicies {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(TenantSettings) private readonly settings: TenantSettings,
    @inject(Users) private readonly users: Users,
  ) {}

  of(tenant: Tenant): Promise<PasswordPolicyShape> {
    return this.settings.get(tenant, passwordPolicySetting);
  }

  /** For who signs in by a name; one that nobody has is treated like the others. */
  async ofName(userName: string): Promise<PasswordPolicyShape> {
    const found = await this.users.locate(userName);
    const tenant = (found && (await this.tenants.find(found.tenantId))) ?? (await this.tenants.first());
    return tenant ? this.of(tenant) : PasswordPolicyShape.parse({});
  }

  /** Throws a Refusal that says which rule a new password breaks; `field` is where it was typed. */
  async check(tenant: Tenant, password: string, owner: NewPasswordOwner, field = 'newPassword'): Promise<void> {
    const policy = await this.of(tenant);
    const problem = passwordProblem(password, { ...owner, policy });
    if (problem) throw refused(problem, field, { ...passwordLimits(owner.locale, policy) });
    if (owner.userId === undefined || policy.history === 0) return;
    for (const hash of await this.earlier(tenant, owner.userId, policy.history)) {
      if (await this.hasher.verify(hash, password)) throw refused('PASSWORD_USED', field, { count: policy.history });
    }
  }

  async isExpired(tenant: Tenant, { password_changed_at }: Pick<User, 'password_changed_at'>): Promise<boolean> {
    const { expiryDays } = await this.of(tenant);
    return expiryDays > 0 && Date.now() - password_changed_at.getTime() > expiryDays * day;
  }

  /** The present one counts as the first. */
  private async earlier(tenant: Tenant, userId: string, count: number): Promise<readonly string[]> {
    const user = await this.users.get(tenant, userId);
    const rows = await this.database
      .of(tenant)
      .withTables<PasswordHistoryTables>()
      .selectFrom('password_history')
      .select('password_hash')
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .limit(count - 1)
      .execute();
    return [...(user ? [user.password_hash] : []), ...rows.map(({ password_hash }) => password_hash)];
  }
}

function refused(code: string, field: string, parameters: Readonly<Record<string, number>>): Refusal {
  return new Refusal(code, { parameters, fields: [{ path: `body.${field}`, message: code }] });
}
