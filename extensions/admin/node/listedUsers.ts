import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import { type Connected, containing, type Tenant, type UserTables } from 'lathe/node';
import type { ListedUser } from '../common/permissionShapes';

export interface UserPage {
  readonly search?: string;
  readonly sort: 'userName' | 'profile';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = { userName: 'name', profile: 'profile' } as const;

/** The users whom another table names: those of a permission set, or of a queue. */
export async function listUsersOf(
  connection: Connected,
  { schema }: Tenant,
  members: { readonly table: string; readonly column: string; readonly id: string },
  page: UserPage,
): Promise<{ rows: ListedUser[]; total: number }> {
  const table = sql.id(schema, members.table);
  let users = connection
    .withTables<UserTables>()
    .selectFrom('user')
    .where(sql<boolean>`id in (select user_id from ${table} where ${sql.id(members.column)} = ${members.id})`);
  if (page.search) users = users.where('name', 'ilike', containing(page.search));
  const { total } = await users.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await users
    .select(['id', 'name as userName', 'profile', 'kind', 'active'])
    .orderBy(columns[page.sort], page.order)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** The first of them who is nobody's user here is refused. */
export async function requireUsers(connection: Connected, ids: readonly string[]): Promise<ListedUser[]> {
  const found = await connection
    .withTables<UserTables>()
    .selectFrom('user')
    .select(['id', 'name as userName', 'profile', 'kind', 'active'])
    .where('id', 'in', ids)
    .execute();
  const missing = ids.find((id) => !found.some((user) => user.id === id));
  if (missing !== undefined) throw new Refusal('NOT_FOUND', { parameters: { id: missing, type: 'User' } });
  return found;
}
