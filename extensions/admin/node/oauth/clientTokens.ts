import { sql } from 'kysely';
import { type Actor, type BearerKind, type Database, hashToken, type Tenant, type Tenants } from 'lathe/node';

export const clientPrefix = 'lathe_oat_';
/** How often the time of the last use is written down, in seconds. */
const touchEvery = 60;

interface Found {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string;
  readonly permissions: readonly string[];
  readonly stale: boolean;
}

/** A program that acts by itself, with what its client may do at that moment. */
export class ClientTokens implements BearerKind {
  readonly prefix = clientPrefix;

  constructor(
    private readonly database: Database,
    private readonly tenants: Tenants,
  ) {}

  async identify(token: string): Promise<Actor | undefined> {
    const { bare } = this.database;
    const { rows } = await sql<Found>`
      select c.id, c.name, c.tenant_id as "tenantId", c.permissions,
        coalesce(c.last_used_at < now() - ${touchEvery} * interval '1 second', true) as stale
      from lathe.oauth_token t join lathe.oauth_client c on c.id = t.client
      where t.token_hash = ${hashToken(token)} and t.expires_at > now()
        and c.active and (c.expires_at is null or c.expires_at > now())`.execute(bare);
    const [found] = rows;
    const tenant = found && (await this.tenants.find(found.tenantId));
    if (!found || !tenant) return undefined;
    if (found.stale) await sql`update lathe.oauth_client set last_used_at = now() where id = ${found.id}`.execute(bare);
    return actorFor(found, tenant);
  }

  async find(tenant: Tenant, id: string): Promise<Actor | undefined> {
    const { rows } = await sql<Found>`select c.id, c.name, c.tenant_id as "tenantId", c.permissions, false as stale
      from lathe.oauth_client c where c.id = ${id} and c.tenant_id = ${tenant.id}
        and c.active and (c.expires_at is null or c.expires_at > now())`.execute(this.database.bare);
    return rows[0] && actorFor(rows[0], tenant);
  }
}

function actorFor({ id, name, permissions }: Found, tenant: Tenant): Actor {
  const token = { id, name };
  return {
    ...clientActor(tenant, token),
    token,
    kind: 'User',
    profile: '',
    permissions: new Set(permissions),
    locale: 'en',
  };
}

/** Nobody takes it in the audit log for a user who is called the same. */
export function clientActor(tenant: Tenant, { id, name }: Pick<Found, 'id' | 'name'>) {
  return { tenant, userId: id, userName: `${name} (OAuth)` };
}

/** Expired tokens open nothing; without them the table stays as small as it can be. */
export async function forgetExpired({ bare }: Database): Promise<void> {
  await sql`delete from lathe.oauth_token where expires_at < now()`.execute(bare);
}
