import { injectable } from 'inversify';
import { permissionsOfProfile } from '../../common/access/profiles';
import type { Connected } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { AccessTables } from './accessTables';

/** A profile as whoever gives it to somebody has to know it. */
export interface GivenProfile {
  readonly id: string;
  readonly name: string;
  /** What kind of users may have it. */
  readonly kind: 'User' | 'PortalUser';
  /** What it hands out, its permission sets included. */
  readonly permissions: ReadonlySet<string>;
}

/** The profiles of each tenant. */
@injectable()
export class Profiles {
  /** By id or by name. */
  async find(connection: Connected, { schema }: Tenant, idOrName: string): Promise<GivenProfile | undefined> {
    const tables = connection.withSchema(schema).withTables<AccessTables>();
    const found = await tables
      .selectFrom('profile')
      .select(['id', 'name', 'kind', 'standard', 'permissions'])
      .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
      .executeTakeFirst();
    if (!found) return undefined;
    const sets = await tables
      .selectFrom('permission_set_profile as given')
      .innerJoin('permission_set as set', 'set.id', 'given.set_id')
      .select('set.permissions')
      .where('given.profile_id', '=', found.id)
      .execute();
    const { id, name, kind, standard, permissions } = found;
    const own = standard ? permissionsOfProfile(name) : permissions;
    return { id, name, kind, permissions: new Set([...own, ...sets.flatMap((set) => set.permissions)]) };
  }
}
