import { Audit, counted, Database, Events, type ServerContext } from 'lathe/node';
import { queueCalls } from '../../common/queueCalls';
import { listUsersOf, requireUsers } from '../listedUsers';
import { listQueues, queuesOf } from './queueRows';
import { Queues } from './queues';
import { queueMigration } from './queueTables';

export function serveQueues({ get, serve, migrate }: ServerContext): void {
  migrate([queueMigration]);
  const database = get(Database);
  const queues = new Queues(get(Audit), database, get(Events));
  serve(queueCalls, {
    list: async ({ actor, query }) => {
      const { rows, total } = await listQueues(database.of(actor.tenant), query);
      return counted(rows, total);
    },
    ofUser: async ({ actor, params }) => {
      await requireUsers(database.of(actor.tenant), [params.userId]);
      return queuesOf(database.of(actor.tenant), params.userId);
    },
    get: ({ actor, params }) => queues.view(actor, params.id),
    create: ({ actor, body }) => queues.create(actor, body),
    update: ({ actor, params, body }) => queues.update(actor, params.id, body),
    remove: async ({ actor, params }) => {
      await queues.remove(actor, params.id);
      return null;
    },
    users: async ({ actor, params, query }) => {
      await queues.view(actor, params.id);
      const members = { table: 'queue_user', column: 'queue_id', id: params.id };
      const { rows, total } = await listUsersOf(database.of(actor.tenant), actor.tenant, members, query);
      return counted(rows, total);
    },
    addUsers: async ({ actor, params, body }) => {
      await queues.addUsers(actor, params.id, body.users);
      return null;
    },
    removeUser: async ({ actor, params }) => {
      await queues.removeUser(actor, params.id, params.userId);
      return null;
    },
  });
}
