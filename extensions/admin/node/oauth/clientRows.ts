import { sql } from 'kysely';
import type { QueryOf } from 'lathe/common';
import { type Connected, containing, type Tenant } from 'lathe/node';
import type { oauthCalls, OauthClient } from '../../common/oauthCalls';

const columns = {
  name: sql`lower(c.name)`,
  createdAt: sql`c.created_at`,
  lastUsedAt: sql`c.last_used_at`,
  expiresAt: sql`c.expires_at`,
} as const;

type Time = 'expiresAt' | 'secretSetAt' | 'previousSecretUntil' | 'lastUsedAt' | 'createdAt';
type Row = Omit<OauthClient, Time> & {
  expiresAt: Date | null;
  secretSetAt: Date;
  previousSecretUntil: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const fields = sql`c.id as "instanceId", c.client_id, c.name, c.description, c.permissions, c.active,
  c.expires_at as "expiresAt", c.token_minutes as "tokenMinutes", c.secret_set_at as "secretSetAt",
  case when c.previous_until > now() then c.previous_until end as "previousSecretUntil",
  c.last_used_at as "lastUsedAt", c.created_at as "createdAt", c.created_by as "createdBy", c.revision,
  (select count(*)::int from lathe.oauth_token t where t.client = c.id and t.expires_at > now()) as tokens`;

export async function listClients(
  connection: Connected,
  { id: tenantId }: Tenant,
  { search, sort, order, limit, offset }: QueryOf<typeof oauthCalls.list>,
): Promise<{ rows: OauthClient[]; total: number }> {
  const pattern = containing(search ?? '');
  const found = sql`from lathe.oauth_client c where c.tenant_id = ${tenantId}
    ${search ? sql`and (c.name ilike ${pattern} or c.client_id ilike ${pattern})` : sql``}`;
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(connection);
  const { rows } = await sql<Row>`select ${fields} ${found}
    order by ${columns[sort]} ${order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}, c.id
    limit ${limit} offset ${offset}`.execute(connection);
  return { rows: rows.map(toClient), total: counts[0]?.total ?? 0 };
}

/** By its own id or by the one that its program knows. */
export async function findClient(
  connection: Connected,
  { id: tenantId }: Tenant,
  id: string,
): Promise<OauthClient | undefined> {
  const { rows } = await sql<Row>`select ${fields} from lathe.oauth_client c
    where c.tenant_id = ${tenantId} and (c.id = ${id} or c.client_id = ${id})`.execute(connection);
  return rows[0] && toClient(rows[0]);
}

function toClient(row: Row): OauthClient {
  return {
    ...row,
    permissions: row.permissions.toSorted(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    secretSetAt: row.secretSetAt.toISOString(),
    previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
