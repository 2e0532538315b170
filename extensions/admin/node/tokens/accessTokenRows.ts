import { sql } from 'kysely';
import type { QueryOf } from 'lathe/common';
import { type Connected, containing, type Tenant } from 'lathe/node';
import type { AccessTokenRow, accessTokenCalls } from '../../common/accessTokenCalls';

const columns = {
  name: sql`lower(a.name)`,
  userName: sql`lower(u.name)`,
  createdAt: sql`a.created_at`,
  expiresAt: sql`a.expires_at`,
  lastUsedAt: sql`a.last_used_at`,
} as const;

interface Wanted {
  readonly id?: string;
  readonly userId?: string;
}

type Page = Pick<QueryOf<typeof accessTokenCalls.list>, 'search' | 'sort' | 'order' | 'limit' | 'offset'>;
const one: Page = { sort: 'name', order: 'asc', limit: 1, offset: 0 };

type Row = Omit<AccessTokenRow, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  total: number;
};

/** Those of a tenant; a token whose owner is gone is no longer there. */
export async function listAccessTokens(
  connection: Connected,
  tenant: Tenant,
  { id, userId }: Wanted,
  { search, sort, order, limit, offset }: Page = one,
): Promise<{ rows: AccessTokenRow[]; total: number }> {
  const pattern = containing(search ?? '');
  const { rows } = await sql<Row>`
    select a.id, a.name, a.start, a.user_id as "userId", u.name as "userName", a.permissions,
      a.created_at as "createdAt", a.expires_at as "expiresAt", a.expires_at <= now() as expired,
      a.last_used_at as "lastUsedAt", (count(*) over ())::int as total
    from lathe.access_token a join ${sql.id(tenant.schema, 'user')} u on u.id = a.user_id
    where a.tenant_id = ${tenant.id}
      ${id === undefined ? sql`` : sql`and a.id = ${id}`}
      ${userId === undefined ? sql`` : sql`and a.user_id = ${userId}`}
      ${search ? sql`and (a.name ilike ${pattern} or u.name ilike ${pattern})` : sql``}
    order by ${columns[sort]} ${order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}, a.id
    limit ${limit} offset ${offset}`.execute(connection);
  return { rows: rows.map(toRow), total: rows[0]?.total ?? 0 };
}

function toRow({ createdAt, expiresAt, lastUsedAt, ...row }: Row): AccessTokenRow {
  const { id, name, start, userId, userName, expired } = row;
  return {
    id,
    name,
    start,
    userId,
    userName,
    expired,
    permissions: row.permissions.toSorted(),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
