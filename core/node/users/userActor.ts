import { toLocale } from '../../common/locale';
import type { Actor } from '../access/actor';
import type { Tenant } from '../tenants/tenant';
import type { User } from './users';

/** A user as one who acts; `permissions` is what `Access` says that he may do. */
export function userActor(tenant: Tenant, user: User, permissions: ReadonlySet<string>): Actor {
  return {
    tenant,
    userId: user.id,
    userName: user.name,
    kind: user.kind,
    profile: user.profile,
    permissions,
    locale: toLocale(user.locale),
    ...(user.must_change_password ? { mustChangePassword: true } : {}),
  };
}
