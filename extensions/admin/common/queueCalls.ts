import { calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { pageQuery } from './pageQuery';
import { Ids, ListedUser, Revision } from './permissionShapes';

const base = '/u-route/baas/sys/v1.0/queues';
const permission = permissions.manageUsers;

export const QueueView = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
  /** How many take work from it. */
  users: z.number(),
  revision: z.number(),
  modifiedAt: z.string(),
});
export type QueueView = z.infer<typeof QueueView>;

export const QueueQuery = pageQuery(['label', 'name', 'users', 'modifiedAt']);
export const QueueUserQuery = pageQuery(['userName', 'profile']);

const QueueInput = z.object({
  name: z.string().trim().min(1).max(80),
  label: z.string().trim().min(1).max(1000),
  description: z.string().trim().max(1000).default(''),
});
export type QueueInput = z.output<typeof QueueInput>;

const changeErrors = ['NOT_FOUND', 'BAD_NAME', 'LABEL_TOO_LONG', ['NAME_TAKEN', 409], ['STALE', 409]] as const;

export const queueCalls = calls({
  list: get(base, {
    summary: 'The queues from which users take work.',
    query: QueueQuery,
    result: z.array(QueueView),
    counted: true,
  }),
  ofUser: get(`${base}/user/:userId`, {
    summary: 'The queues of a user.',
    result: z.array(QueueView),
    errors: ['NOT_FOUND'],
  }),
  get: get(`${base}/:id`, { summary: 'One queue.', result: QueueView, errors: ['NOT_FOUND'] }),
  create: post(base, {
    summary: 'A queue that is nobody’s yet.',
    permission,
    body: QueueInput,
    result: QueueView,
    errors: changeErrors,
  }),
  update: put(`${base}/:id`, {
    summary: 'Changes a queue.',
    permission,
    body: QueueInput.extend({ revision: Revision }),
    result: QueueView,
    errors: changeErrors,
  }),
  remove: del(`${base}/:id`, { summary: 'Deletes a queue.', permission, result: z.null(), errors: ['NOT_FOUND'] }),
  users: get(`${base}/:id/users`, {
    summary: 'Who takes work from a queue.',
    query: QueueUserQuery,
    result: z.array(ListedUser),
    counted: true,
    errors: ['NOT_FOUND'],
  }),
  addUsers: put(`${base}/:id/users`, {
    summary: 'Adds users to a queue.',
    permission,
    body: z.object({ users: Ids }),
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
  removeUser: del(`${base}/:id/users/:userId`, {
    summary: 'Takes a user out of a queue.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});
