import { sql } from 'kysely';
import { permissionsOfProfile, type Permission } from 'lathe/common';
import {
  Access,
  type AccessTables,
  type Connected,
  Database,
  LoginThrottle,
  type ServerContext,
  Users,
} from 'lathe/node';
import { explanationCalls } from '../../common/explanationCalls';
import { notFound } from '../changing';
import { explain, type Offers } from './explain';

export function serveExplanation({ get, serve }: ServerContext): void {
  serve(explanationCalls, {
    explain: async ({ actor: { tenant }, params: { id }, query: { permission } }) => {
      const found = await get(Access).rulesOf(tenant, id);
      const user = found && (await get(Users).get(tenant, id));
      if (!found || !user) throw notFound(id, 'User');
      const locked = (await get(LoginThrottle).lockedAmong([user.name])).has(user.name);
      const offers = await findOffers(get(Database).of(tenant), permission);
      return explain(found, permission, { mustChangePassword: user.must_change_password, locked }, offers);
    },
  });
}

/** More than a few of each are no help. */
const most = 5;

async function findOffers(connection: Connected, permission: Permission): Promise<Offers> {
  const tables = connection.withTables<AccessTables>();
  const sets = await tables
    .selectFrom('permission_set')
    .select(['id', 'label as name'])
    .where(sql<boolean>`${permission} = any (permissions)`)
    .orderBy(sql`cardinality(permissions)`)
    .orderBy('label')
    .limit(most)
    .execute();
  const profiles = await tables
    .selectFrom('profile')
    .select(['id', 'name', 'standard', 'permissions'])
    .where('kind', '=', 'User')
    .orderBy('name')
    .execute();
  const giving = profiles.filter(({ name, standard, permissions }) =>
    standard ? permissionsOfProfile(name).has(permission) : permissions.includes(permission),
  );
  return { sets, profiles: giving.slice(0, most).map(({ id, name }) => ({ id, name })) };
}
