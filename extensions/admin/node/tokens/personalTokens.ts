import { sql } from 'kysely';
import type { Access, Actor, BearerKind, Database, Tenant, Tenants, User, Users } from 'lathe/node';
import { hashToken, userActor } from 'lathe/node';
import type { AccessTokenTables } from './accessTokenTables';

export const personalPrefix = 'lathe_pat_';
/** So long its owner can see that a token has expired, rather than wonder where it is. */
const remembered = '90 days';
/** How often the time of the last use is written down, in seconds. */
const touchEvery = 60;

interface Found {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly stale: boolean;
}

/** A program that acts for a user: as he, with what both he and the token may do at that moment. */
export class PersonalTokens implements BearerKind {
  readonly prefix = personalPrefix;

  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly tenants: Tenants,
    private readonly users: Users,
  ) {}

  async identify(token: string): Promise<Actor | undefined> {
    const found = await this.read(token);
    const tenant = found && (await this.tenants.find(found.tenantId));
    const user = tenant && (await this.users.get(tenant, found.userId));
    if (!found || !tenant || !user?.active) return undefined;
    if (found.stale) await this.touch(found.id);
    return actorBy(found, user, await this.access.permissionsOf(tenant, user.id), tenant);
  }

  /** What has expired long ago, and what belongs to nobody any more. */
  async forgetExpired(): Promise<void> {
    const expired = this.tables.deleteFrom('access_token');
    await expired.where('expires_at', '<', sql<Date>`now() - ${remembered}::interval`).execute();
    for (const { id, schema } of await this.tenants.all()) {
      const owner = sql`select from ${sql.id(schema, 'user')} u where u.id = user_id`;
      const orphans = this.tables.deleteFrom('access_token').where('tenant_id', '=', id);
      await orphans.where(sql<boolean>`not exists (${owner})`).execute();
    }
  }

  private read(token: string): Promise<Found | undefined> {
    return this.tables
      .selectFrom('access_token')
      .select(['id', 'name', 'tenant_id as tenantId', 'user_id as userId', 'permissions'])
      .select(sql<boolean>`coalesce(last_used_at < now() - ${touchEvery} * interval '1 second', true)`.as('stale'))
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  }

  private async touch(id: string): Promise<void> {
    const now = sql<Date>`now()`;
    await this.tables.updateTable('access_token').set({ last_used_at: now }).where('id', '=', id).execute();
  }

  private get tables() {
    return this.database.platform.withTables<AccessTokenTables>();
  }
}

function actorBy(token: Found, user: User, held: ReadonlySet<string>, tenant: Tenant): Actor {
  const permissions = new Set(token.permissions.filter((permission) => held.has(permission)));
  const actor = { ...userActor(tenant, user, permissions), token: { id: token.id, name: token.name } };
  // Some things are open to a profile by its name: only to a token that may do all that its owner may.
  return permissions.size === held.size ? actor : { ...actor, profile: '' };
}
