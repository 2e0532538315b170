import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Connected, Database, type InTransaction, licenceNumber, type Tenant, TenantSettings } from 'lathe/node';
import type { ServiceType } from '../../common/serviceData';
import { refuse } from '../refuse';

/** The licences whose values are how many services a tenant may have; without them any number. */
export const serviceLicences: Readonly<Record<ServiceType, string>> = { simple: 'Asset', native: 'NativeService' };

@injectable()
export class ServiceQuotas {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(TenantSettings) private readonly settings: TenantSettings,
  ) {}

  async of(tenant: Tenant, type: ServiceType, on: Connected | InTransaction = this.database.bare) {
    const limit = await licenceNumber(this.settings, tenant, serviceLicences[type]);
    const { rows } = await sql<{ used: number }>`select count(*)::int as used from ${sql.id(tenant.schema, 'metadata')}
      where type = 'Service' and deletion is null and data->>'type' = ${type}`.execute(on);
    return { limit, used: rows[0]?.used ?? 0 };
  }

  /** Two who take the last one at once come one after the other. */
  async require(tenant: Tenant, type: ServiceType, transaction: InTransaction, more = 1): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`services ${tenant.id}`}, 0))`.execute(transaction);
    const { limit, used } = await this.of(tenant, type, transaction);
    if (limit === null || used + more <= limit) return;
    throw type === 'native' ? refuse('NATIVE_SERVICE_QUOTA') : refuse('SERVICE_QUOTA', { type: 'Asset' });
  }
}
