import type { Newable } from 'inversify';
import { Access } from './access';
import { Administrators } from './administrators';
import { BearerTokens } from './bearer';
import { PermissionSets } from './permissionSets';
import { Profiles } from './profiles';

/** What users may do, and who says so. */
export const accessServices: readonly Newable<object>[] = [
  Access,
  Administrators,
  BearerTokens,
  PermissionSets,
  Profiles,
];
