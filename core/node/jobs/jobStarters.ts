import { inject, injectable } from 'inversify';
import { Access } from '../access/access';
import type { Actor } from '../access/actor';
import { BearerTokens } from '../access/bearer';
import type { Tenant } from '../tenants/tenant';
import { userActor } from '../users/userActor';
import { Users } from '../users/users';
import { readActor } from './jobActor';
import type { AnyJob } from './jobDefinition';
import type { JobRow } from './jobStore';

/** Who started a job, as he is when it runs: hours may lie between. */
@injectable()
export class JobStarters {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(BearerTokens) private readonly bearers: BearerTokens,
    @inject(Users) private readonly users: Users,
  ) {}

  /** Undefined when he was deactivated or deleted meanwhile. */
  async find(tenant: Tenant, row: JobRow, { ofPlatform }: AnyJob): Promise<Actor | undefined> {
    const kept = readActor(row.actor, tenant);
    if (ofPlatform) return kept;
    const now = await this.current(tenant, row.user_id);
    return now && kept.byToken ? limited(now, kept) : now;
  }

  private async current(tenant: Tenant, id: string): Promise<Actor | undefined> {
    const user = await this.users.get(tenant, id);
    if (!user) return this.bearers.find(tenant, id);
    return user.active ? userActor(tenant, user, await this.access.permissionsOf(tenant, user.id)) : undefined;
  }
}

/** What a token was not enough for when the job was started, it isn't enough for in the job either. */
function limited(now: Actor, { permissions, profile, token }: Actor): Actor {
  return {
    ...now,
    profile,
    byToken: true,
    token,
    permissions: new Set([...now.permissions].filter((one) => permissions.has(one))),
  };
}
