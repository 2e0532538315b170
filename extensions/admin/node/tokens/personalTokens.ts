import { sql } from 'kysely';
import type { Access, Actor, BearerKind, Database, Tenant, Tenants, User, Users } from 'lathe/node';
import { hashToken, userActor } from 'lathe/node';
import type { AccessTokenTables } from './accessTokenTables';

export const personalPrefix = 'lathe_pat_';
/** How often the time of the last use is written down, in seconds. */
const touchEvery = 60;

interface Found {
  readonly id: string;
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
    return actorBy(found.permissions, user, await this.access.permissionsOf(tenant, user.id), tenant);
  }

  private read(token: string): Promise<Found | undefined> {
    return this.tables
      .selectFrom('access_token')
      .select(['id', 'tenant_id as tenantId', 'user_id as userId', 'permissions'])
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

function actorBy(granted: readonly string[], user: User, held: ReadonlySet<string>, tenant: Tenant): Actor {
  const permissions = new Set(granted.filter((permission) => held.has(permission)));
  const actor = userActor(tenant, user, permissions);
  // Some things are open to a profile by its name: only to a token that may do all that its owner may.
  return permissions.size === held.size ? actor : { ...actor, profile: '' };
}
