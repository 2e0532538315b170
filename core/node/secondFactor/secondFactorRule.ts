import { inject, injectable } from 'inversify';
import { type Permission, permissions } from '../../common/access/permissions';
import { Access } from '../access/access';
import { PasswordPolicies } from '../session/passwordPolicies';
import type { Tenant } from '../tenants/tenant';

/** By which one looks after others, or after what all of them use. */
const administrative: readonly Permission[] = [
  permissions.manageUsers,
  permissions.managePermissions,
  permissions.manageIdentityProviders,
  permissions.manageTenant,
  permissions.manageExtensions,
  permissions.managePortalUsers,
  permissions.manageSystem,
];

/** Who must have set up one-time codes, as the tenant has decided. */
@injectable()
export class SecondFactorRule {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
  ) {}

  async concerns(tenant: Tenant, userId: string): Promise<boolean> {
    const { requireSecondFactor } = await this.policies.of(tenant);
    if (requireSecondFactor !== 'administrators') return requireSecondFactor === 'everybody';
    const held = await this.access.permissionsOf(tenant, userId);
    return administrative.some((permission) => held.has(permission));
  }
}
