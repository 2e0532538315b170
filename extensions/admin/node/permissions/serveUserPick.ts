import { permissions, Refusal } from 'lathe/common';
import { containing, Database, type ServerContext, type UserTables } from 'lathe/node';
import { userPickCalls } from '../../common/userPickCalls';

/** More are no help to who chooses. */
const most = 50;

export function serveUserPick({ get, serve }: ServerContext): void {
  serve(userPickCalls, {
    find: ({ actor, query }) => {
      const { manageUsers, managePermissions } = permissions;
      if (!actor.permissions.has(manageUsers) && !actor.permissions.has(managePermissions))
        throw new Refusal('FORBIDDEN', { parameters: { permission: manageUsers } });
      return get(Database)
        .of(actor.tenant)
        .withTables<UserTables>()
        .selectFrom('user')
        .select(['id', 'name as userName', 'profile', 'kind', 'active'])
        .where('name', 'ilike', containing(query.search))
        .orderBy('name')
        .limit(most)
        .execute();
    },
  });
}
