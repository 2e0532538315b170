import { Access, Audit, counted, Database, Events, Notices, PermissionSets, type ServerContext } from 'lathe/node';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { listUsersOf } from '../listedUsers';
import { PermissionSetAdministration } from './permissionSetAdministration';
import { listPermissionSets } from './permissionSetRows';
import { SetGiving } from './setGiving';

export function servePermissionSets({ get, serve }: ServerContext): void {
  const database = get(Database);
  const sets = new PermissionSetAdministration(get(Access), get(Audit), database, get(Events));
  const giving = new SetGiving(get(Access), get(Audit), database, get(Events), get(Notices), get(PermissionSets));
  serve(permissionSetCalls, {
    list: async ({ actor, query }) => {
      const { rows, total } = await listPermissionSets(database.of(actor.tenant), query);
      return counted(rows, total);
    },
    get: ({ actor, params }) => sets.view(actor, params.id),
    create: ({ actor, body }) => sets.create(actor, body),
    update: ({ actor, params, body }) => sets.update(actor, params.id, body),
    remove: async ({ actor, params }) => {
      await sets.remove(actor, params.id);
      return null;
    },
    users: async ({ actor, params, query }) => {
      await sets.view(actor, params.id);
      const members = { table: 'permission_set_user', column: 'set_id', id: params.id };
      const { rows, total } = await listUsersOf(database.of(actor.tenant), actor.tenant, members, query);
      return counted(rows, total);
    },
    addUsers: async ({ actor, params, body }) => {
      await giving.give(actor, body.users, [params.id]);
      return null;
    },
    ofUser: ({ actor, params }) => giving.ofUser(actor, params.id),
    addToUser: async ({ actor, params, body }) => {
      await giving.give(actor, [params.id], body.permissionSets);
      return giving.ofUser(actor, params.id);
    },
    removeFromUser: async ({ actor, params }) => {
      await giving.take(actor, params.id, params.permissionId);
      return null;
    },
  });
}
