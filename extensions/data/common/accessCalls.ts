import { calls, get, permissions, put } from 'lathe/common';
import { z } from 'zod';
import { ObjectAccessData } from './objects/accessData';

const path = '/u-route/baas/data/v1.0/access/:object';
const permission = permissions.managePermissions;

/** What the users of a profile or of a permission set may do with the rows of an object. */
export const AccessView = z.object({
  source: z.string(),
  kind: z.enum(['profile', 'permissionSet']),
  label: z.string(),
  /** What they may do with every object anyway, by a permission of the system. */
  everything: z.enum(['none', 'view', 'modify']),
  /** None where nobody has granted anything yet. */
  access: ObjectAccessData.nullable(),
});
export type AccessView = z.output<typeof AccessView>;

/** Somebody to whom rows can be shared. */
export const Principal = z.object({
  id: z.string(),
  kind: z.enum(['profile', 'permissionSet', 'queue', 'user']),
  label: z.string(),
});
export type Principal = z.output<typeof Principal>;

export const accessCalls = calls({
  list: get(path, {
    summary: 'Who may do what with the rows of an object, for all profiles and permission sets.',
    permission,
    result: z.array(AccessView),
    errors: ['UNKNOWN_OBJECT'],
  }),
  save: put(path, {
    summary: 'Says for some profiles and permission sets what they may do with the rows of an object, all or none.',
    permission,
    body: z.strictObject({ access: z.array(ObjectAccessData).min(1).max(1000) }),
    result: z.array(AccessView),
    errors: ['UNKNOWN_OBJECT', ['NOT_FOUND', 404]],
  }),
  principals: get('/u-route/baas/data/v1.0/principals', {
    summary: 'Profiles, permission sets, queues and users by name, or by their ids with commas between them.',
    permission,
    query: z.object({ search: z.string().max(200).optional(), ids: z.string().max(5000).optional() }),
    result: z.array(Principal),
  }),
});
