import type { Session } from 'lathe';
import { permissions } from 'lathe/common';

/** Names are for those who build; to all others a thing is what its label says. */
export function nameForBuilders({ permissions: held }: Pick<Session, 'permissions'>, name: string): string | undefined {
  return held.has(permissions.developApplication) ? name : undefined;
}
