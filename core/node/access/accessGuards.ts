import { accessErrorStatus, type AccessError } from '../../common/access/accessErrors';
import { Refusal } from '../../common/calls/refusal';
import type { MessageParameters } from '../../common/codedMessage';
import type { Actor } from './actor';

/** Nobody hands out what he doesn't hold himself. */
export function requireGrantable({ permissions }: Actor, granted: Iterable<string>): void {
  const missing = [...new Set(granted)].filter((permission) => !permissions.has(permission));
  if (missing.length > 0) throw accessRefusal('CANNOT_GRANT', { permissions: missing.sort().join(', ') });
}

/** Nobody changes what he may do himself, nor takes it from himself by mistake. */
export function refuseOwnAccess({ userId }: Actor, changedUserId: string): void {
  if (userId === changedUserId) throw accessRefusal('OWN_ACCESS');
}

/**
 * Nobody acts on an account that may do more than he: whoever sets an administrator's password or address could sign in
 * as him. `held` is what `Access.permissionsOf` says of the other one.
 */
export function requireNoMore({ permissions }: Actor, name: string, held: Iterable<string>): void {
  const missing = [...held].filter((permission) => !permissions.has(permission));
  if (missing.length > 0) throw accessRefusal('HOLDS_MORE', { user: name, permissions: missing.sort().join(', ') });
}

export function accessRefusal(code: AccessError, parameters: MessageParameters = {}): Refusal {
  return new Refusal(code, { parameters, status: accessErrorStatus.get(code) });
}
