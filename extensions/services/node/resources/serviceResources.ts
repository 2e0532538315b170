import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, MetadataStore } from 'lathe/node';
import { resourceBase } from '../../common/resourceCalls';
import { ResourceData } from '../../common/resources/resourceData';
import type { ResourceSummary } from '../../common/serviceCalls';
import { servicePrefix } from '../../common/serviceData';
import { refuse } from '../refuse';

export interface FoundService {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly data: unknown;
}

/** A resource as it is stored. */
export interface StoredResource {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly service: string;
  readonly serviceName: string;
  /** Whether its object is an item of its service. */
  readonly fits: boolean;
  readonly data: ResourceData;
}

type Row = Omit<StoredResource, 'data'> & { readonly data: unknown };

/** Finds services by the names that stand in addresses, and their custom resources. */
@injectable()
export class ServiceResources {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  async service({ tenant }: Actor, name: string): Promise<FoundService> {
    const { rows } = await sql<FoundService>`select id, name, label, active, data
      from ${sql.id(tenant.schema, 'metadata')}
      where type = 'Service' and deletion is null and lower(name) = lower(${name})`.execute(this.database.bare);
    const [service] = rows;
    if (!service) throw refuse('NO_SERVICE', { name: name.slice(0, 80) });
    if (!service.active) throw refuse('SERVICE_INACTIVE', { name: service.label });
    return service;
  }

  async of({ tenant: { schema } }: Actor, services: readonly string[]): Promise<StoredResource[]> {
    const table = sql.id(schema, 'metadata');
    const { rows } = await sql<Row>`
      select r.id, r.name, r.label, r.active, r.data, s.id as service, s.name as "serviceName",
        exists (select from ${table} i where i.parent = s.id and i.type = 'ServiceItem' and i.deletion is null
          and i.data->>'compId' = r.data->'action'->>'object') as fits
      from ${table} r join ${table} s on s.id = r.parent and s.deletion is null
      where r.parent = any(${[...services]}::text[]) and r.type = 'CustomResource' and r.deletion is null
      order by lower(s.name), r.name`.execute(this.database.bare);
    return rows.map((row) => ({ ...row, data: ResourceData.parse(row.data) }));
  }

  /** Of a service, or of all those that an application has, uses or is related to. */
  async inProject(actor: Actor, project: string, name?: string): Promise<ResourceSummary[]> {
    const services = await this.servicesOf(actor, project);
    const all = await this.of(actor, services);
    return all.filter((one) => name === undefined || one.name.toLowerCase() === name.toLowerCase()).map(toSummary);
  }

  private async servicesOf(actor: Actor, project: string): Promise<string[]> {
    if (project.startsWith(servicePrefix)) return [(await this.store.get(actor, 'Service', project)).id];
    await this.store.get(actor, 'Application', project);
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<{ id: string }>`select s.id from ${table} s
      where s.type = 'Service' and s.deletion is null and (
        exists (select from ${table} c where c.parent = ${project} and c.deletion is null and c.data->>'compId' = s.id)
        or exists (select from ${table} a where a.id = ${project}
          and a.data->'serviceList' @> jsonb_build_array(jsonb_build_object('service', s.id)))
        or s.data->'relatedApps' @> jsonb_build_array(jsonb_build_object('app', ${project}::text)))`.execute(
      this.database.bare,
    );
    return rows.map(({ id }) => id);
  }
}

export function addressOf(serviceName: string, path: string): string {
  return `${resourceBase}/${serviceName}${path}`;
}

function toSummary({ id, name, label, active, service, serviceName, data }: StoredResource): ResourceSummary {
  const { method, path, description = '' } = data;
  return {
    id,
    name,
    label,
    active,
    service,
    serviceName,
    method,
    path,
    description,
    url: addressOf(serviceName, path),
  };
}
