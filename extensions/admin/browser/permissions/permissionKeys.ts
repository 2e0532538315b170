import { permissions } from 'lathe/common';

export interface PermissionKey {
  /** Under which its texts stand: "permission.manageUsers". */
  readonly key: string;
  /** What the server calls it. */
  readonly name: string;
}

export const permissionKeys: readonly PermissionKey[] = Object.entries(permissions).map(([key, name]) => ({
  key,
  name,
}));

export function permissionKeyOf(name: string): string | undefined {
  return permissionKeys.find((each) => each.name === name)?.key;
}
