import { accessErrors, calls, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import {
  Confirmation,
  ForeignUser,
  ForeignUserQuery,
  ForeignUserView,
  NewUserBody,
  OwnChangeBody,
  PasswordReset,
  UserBrief,
  UserChangeBody,
  UserListQuery,
  UserView,
} from './userShapes';

const base = '/u-route/baas/sys/v1.0';
const permission = permissions.manageUsers;
const wrongPassword = ['PASSWORD_WRONG', ['ACCOUNT_LOCKED', 423], 'TOO_MANY'] as const;
const passwordRules = ['PASSWORD_POLICY', 'PASSWORD_WEAK', 'PASSWORD_NAME', 'PASSWORD_USED'] as const;
const profileErrors = ['NO_SUCH_PROFILE', 'PROFILE_KIND'] as const;
const Id = z.object({ id: z.string() });

/** Those who may be added from a directory elsewhere. */
function foreign<const P extends string>(path: P, whose: string) {
  return {
    list: get(path, {
      summary: `The users who come from ${whose}.`,
      permission,
      query: ForeignUserQuery,
      result: z.array(ForeignUserView),
      counted: true,
    }),
    add: post(path, {
      summary: `Makes somebody whom ${whose} knows a user, who signs in by it.`,
      permission,
      body: ForeignUser,
      result: Id,
      errors: [['USER_EXISTS', 409], ...profileErrors, ...accessErrors],
    }),
  };
}
const cloud = foreign(`${base}/hw-users`, 'the cloud');
const collaboration = foreign(`${base}/collaboration-users`, 'the collaboration add-on');

/** The users of a tenant, for who looks after them. */
export const usersCalls = calls({
  list: get(`${base}/users`, {
    summary: 'Users by name. With brief=1 any user of the console gets what is needed to choose one.',
    query: UserListQuery,
    result: z.array(z.union([UserView, UserBrief])),
    counted: true,
    errors: ['FORBIDDEN'],
  }),
  export: get(`${base}/users/export`, {
    summary: 'Users as CSV. What a spreadsheet would take for a formula begins with an apostrophe.',
    permission,
    query: UserListQuery.pick({ name: true, state: true, profile: true }),
    result: z.string(),
    media: 'text/csv; charset=utf-8',
  }),
  import: post(`${base}/users/import`, {
    summary:
      'Begins a job that makes and changes users as an uploaded CSV file says; its result tells of each row that failed.',
    permission,
    body: z.object({ fileId: z.string().max(64), update: z.boolean().default(true) }),
    result: z.object({ jobId: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  get: get(`${base}/users/:id`, {
    summary: 'A user.',
    permission,
    result: UserView,
    errors: ['NOT_FOUND'],
  }),
  create: post(`${base}/users`, {
    summary: 'Makes a user.',
    permission,
    body: NewUserBody,
    result: UserView,
    errors: [['USER_EXISTS', 409], ...passwordRules, ...profileErrors, ...accessErrors],
  }),
  update: put(`${base}/users/:id`, {
    summary: 'Changes a user; what is left out stays as it is.',
    permission,
    body: UserChangeBody,
    result: UserView,
    errors: ['NOT_FOUND', ['STALE', 409], ...profileErrors, ...accessErrors],
  }),
  deactivate: post(`${base}/users/:id/deactivate`, {
    summary: 'Signs a user out and lets him in no more. The password is that of the one who does it.',
    permission,
    body: Confirmation,
    result: UserView,
    errors: ['NOT_FOUND', ...wrongPassword, ...accessErrors],
  }),
  activate: post(`${base}/users/:id/activate`, {
    summary: 'Lets a user in again. The password is that of the one who does it.',
    permission,
    body: Confirmation,
    result: UserView,
    errors: ['NOT_FOUND', ...wrongPassword, ...accessErrors],
  }),
  unlock: put(`${base}/users/:id/unlock`, {
    summary: 'Forgets the wrong passwords for which a user is locked out. The password is that of the one who does it.',
    permission,
    body: Confirmation,
    result: UserView,
    errors: ['NOT_FOUND', ...wrongPassword, ...accessErrors],
  }),
  resetPassword: post('/baas/auth/v1.0/resetuserpassword/:userId', {
    summary: 'Gives a user another password, which he changes when he signs in; his sessions end.',
    permission,
    body: PasswordReset,
    result: z.object({ newPassword: z.string().optional() }),
    errors: ['NOT_FOUND', ...wrongPassword, ...passwordRules, ...accessErrors],
  }),
  updateCurrent: put(`${base}/currentuser`, {
    summary: 'Changes what is known of oneself.',
    audience: 'everyUser',
    body: OwnChangeBody,
    result: z.null(),
    errors: [...wrongPassword],
  }),
  cloudUsers: cloud.list,
  addCloudUser: cloud.add,
  collaborationUsers: collaboration.list,
  addCollaborationUser: collaboration.add,
});
