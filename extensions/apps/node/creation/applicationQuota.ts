import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Connected, Database, type InTransaction, licenceNumber, TenantSettings, type Tenant } from 'lathe/node';
import { refuse } from '../refuse';

/** The licence whose value is how many applications a tenant may have; without it any number. */
export const applicationLicence = 'App';

@injectable()
export class ApplicationQuota {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(TenantSettings) private readonly settings: TenantSettings,
  ) {}

  async of(tenant: Tenant, on: Connected | InTransaction = this.database.bare) {
    const limit = await licenceNumber(this.settings, tenant, applicationLicence);
    const { rows } = await sql<{ used: number }>`select count(*)::int as used from ${sql.id(tenant.schema, 'metadata')}
      where type = 'Application' and deletion is null`.execute(on);
    return { limit, used: rows[0]?.used ?? 0 };
  }

  /** In a transaction two who take the last one at once come one after the other. */
  async require(tenant: Tenant, transaction?: InTransaction, more = 1): Promise<void> {
    if (transaction)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`apps ${tenant.id}`}, 0))`.execute(transaction);
    const { limit, used } = await this.of(tenant, transaction);
    if (limit !== null && used + more > limit) throw refuse('APP_QUOTA', { type: 'App' });
  }
}
