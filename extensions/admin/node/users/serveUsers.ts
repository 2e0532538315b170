import { permissions, Refusal } from 'lathe/common';
import { type Actor, Blobs, counted, Jobs, Passwords, PasswordPolicies, type ServerContext } from 'lathe/node';
import { toLocale } from 'lathe/common';
import { usersCalls } from '../../common/usersCalls';
import { ForeignUsers } from './foreignUsers';
import { UserExport } from './userExport';
import { UserGuard } from './userGuard';
import { importJob, UserImport } from './userImport';
import { UserList } from './userList';
import { UserStates } from './userStates';
import { UserWriter } from './userWriter';

const services = [ForeignUsers, UserExport, UserGuard, UserImport, UserList, UserStates, UserWriter];

/** The users of a tenant, for who looks after them. */
export function serveUsers(context: ServerContext): void {
  for (const service of services) context.bind(service);
  const list = context.get(UserList);
  const states = context.get(UserStates);
  const writer = context.get(UserWriter);
  const foreign = context.get(ForeignUsers);
  context.jobs.define(context.get(UserImport).job);
  context.serve(usersCalls, {
    list: async ({ actor, query }) => {
      const { rows, total } =
        query.brief === '1' ? await list.briefPage(actor.tenant, query) : await fullPage(list, actor, query);
      return counted(rows, total);
    },
    get: ({ actor, params }) => list.get(actor.tenant, params.id),
    create: async ({ actor, body, locale }) => {
      const { userName: name, password, profile, mustChangePassword, fullName, languageLocaleKey } = body;
      if (password !== undefined) {
        await context.get(PasswordPolicies).check(actor.tenant, password, { userName: name, locale }, 'password');
      }
      const id = await writer.create(actor, {
        name,
        password,
        profile,
        mustChangePassword: password !== undefined && mustChangePassword,
        fullName,
        email: body.email || undefined,
        phone: body.phone || undefined,
        locale: languageLocaleKey === undefined ? undefined : toLocale(languageLocaleKey),
      });
      return list.get(actor.tenant, id);
    },
    update: async ({ actor, params, body }) => {
      await writer.update(actor, params.id, body);
      return list.get(actor.tenant, params.id);
    },
    activate: async ({ actor, params, body }) => {
      await states.activate(actor, params.id, body.password);
      return list.get(actor.tenant, params.id);
    },
    deactivate: async ({ actor, params, body }) => {
      await states.deactivate(actor, params.id, body.password);
      return list.get(actor.tenant, params.id);
    },
    unlock: async ({ actor, params, body }) => {
      await states.unlock(actor, params.id, body.password);
      return list.get(actor.tenant, params.id);
    },
    resetPassword: async ({ actor, params, body, locale }) => {
      const newPassword = await states.resetPassword(actor, params.userId, body, locale);
      return newPassword === undefined ? {} : { newPassword };
    },
    updateCurrent: async ({ actor, body: { password, ...change } }) => {
      if (change.email !== undefined || change.phone !== undefined) {
        await context.get(Passwords).confirm(actor, password ?? '');
      }
      await writer.updateOwn(actor, change);
      return null;
    },
    export: ({ actor, query, signal, reply }) =>
      reply
        .header('content-disposition', 'attachment; filename="users.csv"')
        .type('text/csv; charset=utf-8')
        .send(context.get(UserExport).stream(actor.tenant, query, signal)),
    import: async ({ actor, body }) => {
      const blob = await context.get(Blobs).find(actor.tenant, body.fileId);
      if (!blob || blob.user_id !== actor.userId) {
        throw new Refusal('NOT_FOUND', { parameters: { id: body.fileId, type: 'File' } });
      }
      return { jobId: await context.get(Jobs).start(actor, importJob, body) };
    },
    cloudUsers: async ({ actor, query }) => {
      const { rows, total } = await foreign.list(actor.tenant, 'cloud', query);
      return counted(rows, total);
    },
    addCloudUser: async ({ actor, body }) => ({ id: await foreign.add(actor, 'cloud', body) }),
    collaborationUsers: async ({ actor, query }) => {
      const { rows, total } = await foreign.list(actor.tenant, 'collaboration', query);
      return counted(rows, total);
    },
    addCollaborationUser: async ({ actor, body }) => ({ id: await foreign.add(actor, 'collaboration', body) }),
  });
}

/** More than the names is for those who look after users. */
function fullPage(list: UserList, actor: Actor, query: Parameters<UserList['page']>[1]) {
  if (!actor.permissions.has(permissions.manageUsers)) {
    throw new Refusal('FORBIDDEN', { parameters: { permission: permissions.manageUsers } });
  }
  return list.page(actor.tenant, query);
}
