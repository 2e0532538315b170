import { inject, injectable } from 'inversify';
import { Access } from '../access/access';
import type { Actor } from '../access/actor';
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
    @inject(Users) private readonly users: Users,
  ) {}

  /** Undefined when he was deactivated or deleted meanwhile. */
  async find(tenant: Tenant, row: JobRow, { ofPlatform }: AnyJob): Promise<Actor | undefined> {
    if (ofPlatform) return readActor(row.actor, tenant);
    const user = await this.users.get(tenant, row.user_id);
    return user?.active ? userActor(tenant, user, await this.access.permissionsOf(tenant, user.id)) : undefined;
  }
}
