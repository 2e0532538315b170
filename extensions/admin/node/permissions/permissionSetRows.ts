import { type SelectQueryBuilder, sql } from 'kysely';
import { type AccessTables, type Connected, containing } from 'lathe/node';
import type { z } from 'zod';
import type { PermissionSetQuery, PermissionSetRow } from '../../common/permissionSetCalls';

const columns = { label: 'label', name: 'name', users: 'users', modifiedAt: 'modified_at' } as const;

export async function listPermissionSets(
  connection: Connected,
  query: z.output<typeof PermissionSetQuery>,
): Promise<{ rows: PermissionSetRow[]; total: number }> {
  let wanted = connection.withTables<AccessTables>().selectFrom('permission_set');
  if (query.search) {
    const pattern = containing(query.search);
    wanted = wanted.where((where) => where.or([where('name', 'ilike', pattern), where('label', 'ilike', pattern)]));
  }
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await withCounts(wanted)
    .orderBy(columns[query.sort], query.order)
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows: rows.map(toRow), total };
}

export async function findPermissionSet(connection: Connected, id: string): Promise<PermissionSetRow | undefined> {
  const wanted = connection.withTables<AccessTables>().selectFrom('permission_set').where('id', '=', id);
  const row = await withCounts(wanted).executeTakeFirst();
  return row && toRow(row);
}

/** As it is in the table, locked against others who would change it. */
export function lockPermissionSet(connection: Connected, id: string) {
  const found = connection.withTables<AccessTables>().selectFrom('permission_set').selectAll().where('id', '=', id);
  return found.forUpdate().executeTakeFirst();
}

function withCounts(wanted: SelectQueryBuilder<AccessTables, 'permission_set', object>) {
  return wanted.selectAll().select(({ selectFrom }) => [
    selectFrom('permission_set_user')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('permission_set_user.set_id', '=', 'permission_set.id')
      .as('users'),
    selectFrom('permission_set_profile')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('permission_set_profile.set_id', '=', 'permission_set.id')
      .as('profiles'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number];

function toRow({ id, name, label, description, permissions, users, profiles, revision, modified_at }: Row) {
  const counts = { users: users ?? 0, profiles: profiles ?? 0 };
  const modifiedAt = modified_at.toISOString();
  return { id, name, label, description, permissions: permissions.toSorted(), ...counts, revision, modifiedAt };
}
