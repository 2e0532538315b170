import { permissionsOfProfile } from '../../common/access/profiles';
import { toLocale } from '../../common/locale';
import type { Actor } from '../access/actor';
import type { Tenant } from '../tenants/tenant';
import type { User } from './users';

/** A user as one who acts, with what he may do now. */
export function userActor(tenant: Tenant, user: User): Actor {
  return {
    tenant,
    userId: user.id,
    userName: user.name,
    kind: user.kind,
    profile: user.profile,
    permissions: permissionsOfProfile(user.profile),
    locale: toLocale(user.locale),
    ...(user.must_change_password ? { mustChangePassword: true } : {}),
  };
}
