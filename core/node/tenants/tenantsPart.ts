import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { tenantMigrations } from './tenantTables';
import { Tenants } from './tenants';

/** The first part to start: the others find every tenant's tables in place. */
@injectable()
export class TenantsPart extends ServerPart {
  override readonly tables = tenantMigrations;

  constructor(@inject(Tenants) private readonly tenants: Tenants) {
    super();
  }

  override start(): Promise<void> {
    return this.tenants.migrate();
  }
}
