import { accessErrors, calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { Ids, ListedUser, NamedSet, PermissionNames, Revision } from './permissionShapes';

const base = '/u-route/baas/sys/v1.0/permissionsets';
const ofUser = '/u-route/baas/sys/v1.0/users/:id/permissionsets';
const permission = permissions.managePermissions;

export const PermissionSetRow = NamedSet.extend({
  description: z.string(),
  permissions: z.array(z.string()),
  /** How many it was given to by name. */
  users: z.number(),
  /** With how many profiles it comes. */
  profiles: z.number(),
  revision: z.number(),
  modifiedAt: z.string(),
});
export type PermissionSetRow = z.infer<typeof PermissionSetRow>;

export const PermissionSetQuery = pageQuery(['label', 'name', 'users', 'modifiedAt']);
export const SetUserQuery = pageQuery(['userName', 'profile']);

const PermissionSetInput = z.object({
  name: z.string().trim().min(1).max(80),
  label: z.string().trim().min(1).max(1000),
  description: z.string().trim().max(1000).default(''),
  permissions: PermissionNames,
});
export type PermissionSetInput = z.output<typeof PermissionSetInput>;

const changeErrors = [
  ...accessErrors,
  'NOT_FOUND',
  'BAD_NAME',
  'LABEL_TOO_LONG',
  ['NAME_TAKEN', 409],
  ['STALE', 409],
] as const;

const givingErrors = [...accessErrors, 'NOT_FOUND'] as const;

export const permissionSetCalls = calls({
  list: get(base, {
    summary: 'The permission sets of the tenant.',
    permission,
    query: PermissionSetQuery,
    result: z.array(PermissionSetRow),
    counted: true,
  }),
  get: get(`${base}/:id`, {
    summary: 'One permission set.',
    permission,
    result: PermissionSetRow,
    errors: ['NOT_FOUND'],
  }),
  create: post(base, {
    summary: 'A permission set that nobody has yet.',
    permission,
    body: PermissionSetInput,
    result: PermissionSetRow,
    errors: changeErrors,
  }),
  update: put(`${base}/:id`, {
    summary: 'Changes a permission set for everybody who has it.',
    permission,
    body: PermissionSetInput.extend({ revision: Revision }),
    result: PermissionSetRow,
    errors: changeErrors,
  }),
  remove: del(`${base}/:id`, {
    summary: 'Deletes a permission set; whoever has it loses what it grants.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND', ['OWN_ACCESS', 403]],
  }),
  users: get(`${base}/:id/users`, {
    summary: 'To whom a permission set was given by name.',
    permission,
    query: SetUserQuery,
    result: z.array(ListedUser),
    counted: true,
    errors: ['NOT_FOUND'],
  }),
  addUsers: post(`${base}/:id/users`, {
    summary: 'Gives a permission set to users.',
    permission,
    body: z.object({ users: Ids }),
    result: z.null(),
    errors: givingErrors,
  }),
  ofUser: get(ofUser, {
    summary: 'The permission sets that a user was given by name.',
    permission,
    result: z.array(NamedSet),
    errors: ['NOT_FOUND'],
  }),
  addToUser: put(ofUser, {
    summary: 'Gives a user permission sets, beside those that he has.',
    permission,
    body: z.object({ permissionSets: Ids }),
    result: z.array(NamedSet),
    errors: givingErrors,
  }),
  removeFromUser: del(`${ofUser}/:permissionId`, {
    summary: 'Takes a permission set from a user.',
    permission,
    result: z.null(),
    errors: givingErrors,
  }),
});
