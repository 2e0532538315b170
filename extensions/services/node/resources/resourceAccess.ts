import { inject, injectable } from 'inversify';
import { permissions } from 'lathe/common';
import { Access, type Actor } from 'lathe/node';
import type { ResourceData } from '../../common/resources/resourceData';

/** Who may call a resource: whom it names, and who builds; every user where it names nobody. */
@injectable()
export class ResourceAccess {
  constructor(@inject(Access) private readonly access: Access) {}

  /** Tells of many resources, looking up once what the actor holds. */
  async of(actor: Actor): Promise<(data: Pick<ResourceData, 'access'>) => boolean> {
    const builds = actor.permissions.has(permissions.developApplication);
    const { sources } = await this.access.heldBy(actor.tenant, actor.userId);
    return ({ access: { profiles, permissionSets } }) => {
      const named = [...profiles, ...permissionSets];
      return builds || named.length === 0 || named.some((holder) => sources.has(holder));
    };
  }
}
