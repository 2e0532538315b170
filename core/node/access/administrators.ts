import { injectable } from 'inversify';
import type { InTransaction } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { UserTables } from '../users/userTables';
import { accessRefusal } from './accessGuards';
import type { AccessTables } from './accessTables';
import { administratorProfile } from './actor';

/** Sees to it that each tenant keeps one who can let the others in again. */
@injectable()
export class Administrators {
  /**
   * Before the change in the same transaction, with everybody whom it deactivates, demotes, locks or deletes: refuses
   * when nobody would be left. Whoever comes at the same time waits here until this transaction has ended.
   */
  async keepOne(transaction: InTransaction, { schema }: Tenant, leaving: readonly string[]): Promise<void> {
    const tables = transaction.withSchema(schema).withTables<AccessTables & UserTables>();
    const profile = tables.selectFrom('profile').select('id').where('name', '=', administratorProfile);
    await profile.forNoKeyUpdate().execute();
    const administrators = await tables
      .selectFrom('user')
      .select('id')
      .where('profile', '=', administratorProfile)
      .where('kind', '=', 'User')
      .where('active', '=', true)
      .execute();
    const left = administrators.filter(({ id }) => !leaving.includes(id));
    if (left.length === 0 && administrators.length > 0) throw accessRefusal('LAST_ADMINISTRATOR');
  }
}
