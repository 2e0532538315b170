import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { tenantMigrations } from './tenantTables';
import { Tenants } from './tenants';
import { TenantSettings } from './tenantSettings';

/** The first part to start: the others find every tenant's tables in place. */
@injectable()
export class TenantsPart extends ServerPart {
  override readonly tables = tenantMigrations;

  constructor(
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(TenantSettings) private readonly settings: TenantSettings,
  ) {
    super();
  }

  override start(): Promise<void> {
    this.settings.start();
    return this.tenants.migrate();
  }

  override async stop(): Promise<void> {
    this.settings.stop();
  }
}
