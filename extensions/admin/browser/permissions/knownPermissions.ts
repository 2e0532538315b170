import { allPermissions, type Permission } from 'lathe/common';

/** Those of the names that are permissions. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return allPermissions.filter((permission) => names.includes(permission));
}
