import { accessErrors, calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { NamedSet, PermissionNames, Revision } from './permissionShapes';

const base = '/u-route/baas/sys/v1.0/profiles';
const permission = permissions.managePermissions;

export const ProfileRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Brought by the platform; nobody changes it. */
  standard: z.boolean(),
  /** Whether it's for users of the console or for those of built applications. */
  kind: z.enum(['User', 'PortalUser']),
  permissions: z.array(z.string()),
  /** How many have it. */
  users: z.number(),
  revision: z.number(),
  modifiedAt: z.string(),
});
export type ProfileRow = z.infer<typeof ProfileRow>;

export const ProfileView = ProfileRow.extend({ permissionSets: z.array(NamedSet) });
export type ProfileView = z.infer<typeof ProfileView>;

export const ProfileQuery = pageQuery(['name', 'users', 'modifiedAt']);

const Name = z.string().trim().min(1).max(64);
const Description = z.string().trim().max(1000);

const changeErrors = [...accessErrors, 'NOT_FOUND', ['NAME_TAKEN', 409], ['STALE', 409]] as const;

export const profileCalls = calls({
  list: get(base, {
    summary: 'The profiles of the tenant, one of which each user has.',
    query: ProfileQuery,
    result: z.array(ProfileRow),
    counted: true,
  }),
  get: get(`${base}/:id`, {
    summary: 'One profile with its permission sets.',
    permission,
    result: ProfileView,
    errors: ['NOT_FOUND'],
  }),
  create: post(base, {
    summary: 'A profile that begins as a copy of another.',
    permission,
    body: z.object({ name: Name, description: Description.default(''), base: z.string().length(20) }),
    result: ProfileView,
    errors: changeErrors,
  }),
  update: put(`${base}/:id`, {
    summary: 'Changes a profile. Of a standard one only the permission sets can be changed.',
    permission,
    body: z.object({
      name: Name,
      description: Description,
      permissions: PermissionNames,
      permissionSets: z.array(z.string().length(20)).max(1000),
      revision: Revision,
    }),
    result: ProfileView,
    errors: [...changeErrors, ['STANDARD_PROFILE', 409]],
  }),
  remove: del(`${base}/:id`, {
    summary: 'Deletes a profile that nobody has.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND', ['STANDARD_PROFILE', 409], ['PROFILE_IN_USE', 409]],
  }),
});
