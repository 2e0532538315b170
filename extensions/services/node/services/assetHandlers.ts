import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'lathe/common';
import { type Actor, containing, counted, Database, type Handlers, MetadataStore, Tenants } from 'lathe/node';
import { textFor } from '../../../data/common/objects/translations';
import type { assetCalls, ServiceAudience, ServiceCard, ServiceQuery } from '../../common/serviceCalls';
import { ServiceData } from '../../common/serviceData';
import { ServiceQuotas } from './serviceQuotas';

interface ServiceRow {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly revision: number;
  readonly data: unknown;
  readonly favorite: boolean;
  readonly modified_at: Date;
  readonly modified_by_name: string;
}

const orders: Readonly<Record<ServiceQuery['sort'], RawBuilder<unknown>>> = {
  name: sql`lower(m.label), m.id`,
  '-name': sql`lower(m.label) desc, m.id`,
  modified: sql`m.modified_at, m.id`,
  '-modified': sql`m.modified_at desc, m.id`,
};

/** The list of services, with what each user has noted of them. */
@injectable()
export class AssetHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(ServiceQuotas) private readonly quotas: ServiceQuotas,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {}

  readonly all: Handlers<typeof assetCalls> = {
    audience: async ({ actor }) => ({
      profiles: await this.holders(actor, 'profile', 'name'),
      permissionSets: await this.holders(actor, 'permission_set', 'label'),
    }),
    list: async ({ actor, query, locale }) => {
      const { rows, total } = await this.page(actor, query);
      return counted(
        rows.map((row) => toCard(row, locale)),
        total,
      );
    },
    quota: async ({ actor: { tenant } }) => ({
      simple: await this.quotas.of(tenant, 'simple'),
      native: await this.quotas.of(tenant, 'native'),
      namespace: await this.tenants.namespaceOf(tenant),
    }),
    favorite: async ({ actor, params: { serviceId }, body: { favorite } }) => {
      await this.store.get(actor, 'Service', serviceId);
      const table = sql.id(actor.tenant.schema, 'service_favorite');
      const work = favorite
        ? sql`insert into ${table} (user_id, service) values (${actor.userId}, ${serviceId}) on conflict do nothing`
        : sql`delete from ${table} where user_id = ${actor.userId} and service = ${serviceId}`;
      await work.execute(this.database.bare);
      return null;
    },
  };

  private async holders({ tenant: { schema } }: Actor, table: string, label: string) {
    const { rows } = await sql<ServiceAudience['profiles'][number]>`select id, ${sql.ref(label)} as label
      from ${sql.id(schema, table)} order by lower(${sql.ref(label)}), id`.execute(this.database.bare);
    return rows;
  }

  private async page({ tenant: { schema }, userId }: Actor, query: ServiceQuery) {
    const { search, type, favorites, sort, limit, offset } = query;
    const conditions = [
      sql`m.type = 'Service' and m.deletion is null`,
      ...(search ? [sql`lower(m.name || ' ' || m.label) like ${containing(search.toLowerCase())}`] : []),
      ...(type ? [sql`m.data->>'type' = ${type}`] : []),
      ...(favorites ? [sql`f.user_id is not null`] : []),
    ];
    const from = sql`${sql.id(schema, 'metadata')} m
      left join ${sql.id(schema, 'service_favorite')} f on f.service = m.id and f.user_id = ${userId}
      where ${sql.join(conditions, sql` and `)}`;
    const { rows } = await sql<ServiceRow & { total: number }>`
      with counted as (select count(*)::int as total from ${from}),
      page as (
        select m.id, m.name, m.label, m.active, m.revision, m.data, m.modified_at, m.modified_by_name,
          f.user_id is not null as favorite, row_number() over (order by ${orders[sort]}) as place
        from ${from} order by place limit ${limit} offset ${offset}
      )
      select page.*, counted.total from counted left join page on true order by page.place`.execute(this.database.bare);
    return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
  }
}

function toCard(row: ServiceRow, locale: Locale): ServiceCard {
  const { type, version, supportBO20, labels, description = '', logo = '' } = ServiceData.parse(row.data);
  const { id, name, active, revision, favorite } = row;
  return {
    ...{ id, name, active, revision, favorite, type, version, supportBO20, description, logo },
    label: textFor(locale, row.label, labels),
    modifiedAt: row.modified_at.toISOString(),
    modifiedByName: row.modified_by_name,
  };
}
