import { toLocale } from '../../common/locale';
import { localeKeys } from '../../common/session/localeKey';
import type { SignedIn } from '../../common/session/sessionShapes';
import type { Account } from './signIn';

/** What a log-in answers. */
export function signedInAs({ tenant, user }: Account): SignedIn {
  return {
    userID: user.id,
    tenantID: tenant.id,
    locale: localeKeys[toLocale(user.locale)],
    userName: user.name,
    mustChangePassword: user.must_change_password,
  };
}
