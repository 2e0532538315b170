import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Draft, type HookContext, type MetadataHooks, Tenants } from 'lathe/node';
import type { ServiceData } from '../../common/serviceData';
import { refuse } from '../refuse';
import { serviceName } from './serviceName';
import { ServiceQuotas } from './serviceQuotas';

type ServiceDraft = Draft<ServiceData>;

/** What holds for every service, whichever call makes or changes it. */
@injectable()
export class ServiceHooks implements MetadataHooks<ServiceData> {
  constructor(
    @inject(ServiceQuotas) private readonly quotas: ServiceQuotas,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {}

  async beforeSave(draft: ServiceDraft, context: HookContext, before?: ServiceDraft): Promise<ServiceDraft> {
    const { tenant } = context.actor;
    if (before) {
      if (before.data.type !== draft.data.type) throw refuse('SERVICE_TYPE_CHANGE');
      // Its addresses have its name.
      if (before.name !== draft.name) throw refuse('SERVICE_NAME_CHANGE', { name: before.name });
      return draft;
    }
    await this.quotas.require(tenant, draft.data.type, context.transaction);
    const named = { ...draft, name: serviceName(draft.name, await this.tenants.namespaceOf(tenant)) };
    await this.requireOnly(named, context);
    return named;
  }

  /** It counts again, and answers at its addresses again. */
  async afterRestore(service: ServiceDraft, context: HookContext): Promise<void> {
    await this.quotas.require(context.actor.tenant, service.data.type, context.transaction, 0);
    await this.requireOnly(service, context);
  }

  async afterPurge({ id }: ServiceDraft, { actor, transaction }: HookContext): Promise<void> {
    await sql`delete from ${sql.id(actor.tenant.schema, 'service_favorite')} where service = ${id}`.execute(
      transaction,
    );
  }

  /** In all of the tenant, whatever the project, and whether in capitals or not: addresses have the name. */
  private async requireOnly({ id, name }: ServiceDraft, { actor, transaction }: HookContext): Promise<void> {
    const { rows } = await sql`select from ${sql.id(actor.tenant.schema, 'metadata')}
      where type = 'Service' and deletion is null and lower(name) = lower(${name}) and id <> ${id} limit 1`.execute(
      transaction,
    );
    if (rows.length === 0) return;
    const fields = [{ path: 'body.name', message: 'SERVICE_NAME_EXISTS' }];
    throw refuse('SERVICE_NAME_EXISTS', { name }, { fields });
  }
}
