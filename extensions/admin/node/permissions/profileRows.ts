import { sql } from 'kysely';
import { permissionsOfProfile } from 'lathe/common';
import { type AccessTables, type Connected, containing, type Tenant, type UserTables } from 'lathe/node';
import type { z } from 'zod';
import type { ProfileQuery, ProfileRow, ProfileView } from '../../common/profileCalls';

type Tables = AccessTables & UserTables;

const columns = { name: 'name', users: 'users', modifiedAt: 'modified_at' } as const;

export async function listProfiles(
  connection: Connected,
  query: z.output<typeof ProfileQuery>,
): Promise<{ rows: ProfileRow[]; total: number }> {
  let wanted = connection.withTables<Tables>().selectFrom('profile');
  if (query.search) wanted = wanted.where('name', 'ilike', containing(query.search));
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('user')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user.profile', '=', 'profile.name')
        .as('users'),
    )
    .orderBy(columns[query.sort], query.order)
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows: rows.map((row) => ({ ...toRow(row), users: row.users ?? 0 })), total };
}

export type ProfileRecord = Awaited<ReturnType<typeof readProfile>>;

/** As it is in the table, locked against others who would change it. */
export function readProfile(connection: Connected, id: string) {
  const found = connection.withTables<Tables>().selectFrom('profile').selectAll().where('id', '=', id);
  return found.forUpdate().executeTakeFirst();
}

export async function viewProfile(
  connection: Connected,
  { schema }: Tenant,
  id: string,
): Promise<ProfileView | undefined> {
  const tables = connection.withSchema(schema).withTables<Tables>();
  const row = await tables.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { users } = await tables
    .selectFrom('user')
    .select(sql<number>`count(*)::int`.as('users'))
    .where('profile', '=', row.name)
    .executeTakeFirstOrThrow();
  const permissionSets = await tables
    .selectFrom('permission_set_profile as given')
    .innerJoin('permission_set as set', 'set.id', 'given.set_id')
    .select(['set.id', 'set.name', 'set.label'])
    .where('given.profile_id', '=', id)
    .orderBy('set.label')
    .execute();
  return { ...toRow(row), users, permissionSets };
}

function toRow(row: NonNullable<ProfileRecord>): Omit<ProfileRow, 'users'> {
  const { id, name, description, standard, kind, revision, modified_at } = row;
  const permissions = standard ? [...permissionsOfProfile(name)] : row.permissions;
  return {
    id,
    name,
    description,
    standard,
    kind,
    revision,
    permissions: permissions.toSorted(),
    modifiedAt: modified_at.toISOString(),
  };
}
