import { allPermissions, type Permission, permissions } from './permissions';

/** The profiles that every tenant has; a user has one of them. */
export const profiles = [
  'System Administrator',
  'Developer',
  'Standard User',
  'Portal User',
  'Anonymous User',
  'NoCode Developer',
  'NoCode Manager',
] as const;

export type Profile = (typeof profiles)[number];

const granted: Readonly<Record<Profile, readonly Permission[]>> = {
  'System Administrator': allPermissions,
  Developer: [permissions.developApplication, permissions.managePackages],
  'Standard User': [],
  'Portal User': [],
  'Anonymous User': [],
  'NoCode Developer': [permissions.developApplication],
  'NoCode Manager': [permissions.developApplication, permissions.managePortalUsers],
};

const sets = new Map<string, ReadonlySet<string>>(Object.entries(granted).map(([name, list]) => [name, new Set(list)]));
const nothing: ReadonlySet<string> = new Set();

/** What a profile grants by itself; one that nobody knows grants nothing. */
export function permissionsOfProfile(profile: string): ReadonlySet<string> {
  return sets.get(profile) ?? nothing;
}
