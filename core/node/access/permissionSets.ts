import { injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Connected, InTransaction } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { AccessTables } from './accessTables';

export interface GivenPermissionSet {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly permissions: readonly string[];
}

/** Which permission sets users have. Whoever changes it does so in `Access.change`, or tells `Access` of it. */
@injectable()
export class PermissionSets {
  /** Those with these ids; an id that the tenant doesn't have is refused. */
  async find(connection: Connected, tenant: Tenant, ids: readonly string[]): Promise<GivenPermissionSet[]> {
    if (ids.length === 0) return [];
    const found = await this.select(connection, tenant).where('set.id', 'in', ids).execute();
    const missing = ids.find((id) => !found.some((set) => set.id === id));
    if (missing !== undefined) throw new Refusal('NOT_FOUND', { parameters: { id: missing, type: 'PermissionSet' } });
    return found;
  }

  /** Those that were given to the user himself. */
  ofUser(connection: Connected, tenant: Tenant, userId: string): Promise<GivenPermissionSet[]> {
    return this.select(connection, tenant)
      .innerJoin('permission_set_user as given', 'given.set_id', 'set.id')
      .where('given.user_id', '=', userId)
      .orderBy('set.label')
      .execute();
  }

  /** Answers the ids of those that he had not. */
  async give(transaction: InTransaction, { schema }: Tenant, userId: string, setIds: readonly string[]) {
    if (setIds.length === 0) return [];
    const given = await transaction
      .withSchema(schema)
      .withTables<AccessTables>()
      .insertInto('permission_set_user')
      .values(setIds.map((set_id) => ({ set_id, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('set_id')
      .execute();
    return given.map(({ set_id }) => set_id);
  }

  /** Answers the ids of those that he had. */
  async take(transaction: InTransaction, { schema }: Tenant, userId: string, setIds: readonly string[]) {
    if (setIds.length === 0) return [];
    const taken = await transaction
      .withSchema(schema)
      .withTables<AccessTables>()
      .deleteFrom('permission_set_user')
      .where('user_id', '=', userId)
      .where('set_id', 'in', setIds)
      .returning('set_id')
      .execute();
    return taken.map(({ set_id }) => set_id);
  }

  private select(connection: Connected, { schema }: Tenant) {
    return connection
      .withSchema(schema)
      .withTables<AccessTables>()
      .selectFrom('permission_set as set')
      .select(['set.id', 'set.name', 'set.label', 'set.permissions']);
  }
}
