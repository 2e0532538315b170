import { type RawBuilder, sql } from 'kysely';
import { permissions } from 'lathe/common';
import { Access, type Actor, containing, Database } from 'lathe/node';
import { inject, injectable } from 'inversify';
import type { CenterQuery } from '../../common/appCalls';
import { inNaturalOrder } from '../naturalOrder';

export interface AppRow {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly revision: number;
  readonly data: unknown;
  readonly owner_name: string | null;
  readonly favorite: boolean;
  readonly visited_at: Date | null;
  readonly modified_at: Date;
  readonly modified_by_name: string;
}

type Fragment = RawBuilder<unknown>;

const orders = {
  name: { by: nameIn, descending: false },
  '-name': { by: nameIn, descending: true },
  modified: { by: () => sql`m.modified_at`, descending: true },
  visited: { by: () => sql`coalesce(v.at, '-infinity')`, descending: true },
} as const;

function nameIn(schema: string): Fragment {
  return inNaturalOrder(schema, sql`m.label`);
}

/** Which applications somebody sees, and a page of them in one statement. */
@injectable()
export class AppRows {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Database) private readonly database: Database,
  ) {}

  async list(actor: Actor, query: CenterQuery): Promise<{ rows: AppRow[]; total: number }> {
    const { tab, after, limit, offset, sort = tab === 'recent' ? 'visited' : 'modified' } = query;
    const { by, descending } = orders[sort];
    const key = by(actor.tenant.schema);
    const from = this.from(actor);
    const where = sql.join([await this.seen(actor), ...filters(actor, query)], sql` and `);
    const sign = descending ? sql`<` : sql`>`;
    const page = after
      ? sql`and (${key}, m.id) ${sign} (select ${key}, m.id from ${from} where m.id = ${after})`
      : sql``;
    const direction = descending ? sql`desc` : sql`asc`;
    const { rows } = await sql<AppRow & { total: number }>`
      with counted as (select count(*)::int as total from ${from} where ${where}),
      page as (
        select m.id, m.name, m.label, m.active, m.revision, m.data, m.modified_at, m.modified_by_name,
          u.name as owner_name, f.user_id is not null as favorite, v.at as visited_at
        from ${from} left join ${sql.id(actor.tenant.schema, 'user')} u on u.id = m.data->>'owner'
        where ${where} ${page} order by ${key} ${direction}, m.id ${direction} limit ${limit} offset ${offset}
      )
      select page.*, counted.total from counted left join page on true`.execute(this.database.bare);
    return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
  }

  /** One that the actor may see, by its id or its name; that may lack its prefix where no two are called so. */
  async find(actor: Actor, by: { readonly id?: string; readonly name?: string }): Promise<AppRow | undefined> {
    const { name = '' } = by;
    const which = by.id === undefined ? isNamed(name) : sql`m.id = ${by.id}`;
    const { rows } = await sql<AppRow>`
      select m.id, m.name, m.label, m.active, m.revision, m.data, m.modified_at, m.modified_by_name,
        null as owner_name, f.user_id is not null as favorite, v.at as visited_at
      from ${this.from(actor)} where ${await this.seen(actor)} and ${which}`.execute(this.database.bare);
    return by.id === undefined ? theOneNamed(name, rows) : rows[0];
  }

  /** Whether the actor would see it if it were active. */
  async isOpenTo(actor: Actor, name: string): Promise<boolean> {
    const { rows } = await sql`select from ${this.from(actor)}
      where m.type = 'Application' and m.deletion is null and ${isNamed(name)}
        and ${await this.granted(actor)}`.execute(this.database.bare);
    return rows.length > 0;
  }

  private from({ tenant: { schema }, userId }: Actor): Fragment {
    return sql`${sql.id(schema, 'metadata')} m
      left join ${sql.id(schema, 'application_favorite')} f on f.application = m.id and f.user_id = ${userId}
      left join ${sql.id(schema, 'application_visit')} v on v.application = m.id and v.user_id = ${userId}`;
  }

  /** Who develops sees all; others what is active and open to their profile or one of their permission sets. */
  private async seen(actor: Actor): Promise<Fragment> {
    const all = sql`m.type = 'Application' and m.deletion is null`;
    if (actor.permissions.has(permissions.developApplication)) return all;
    return sql`${all} and m.active and ${await this.granted(actor)}`;
  }

  private async granted(actor: Actor): Promise<Fragment> {
    const sources = [...(await this.access.heldBy(actor.tenant, actor.userId)).sources];
    return sql`(${grants('profiles', 'profile', sources)} or ${grants('permissionSets', 'permissionSet', sources)})`;
  }
}

function grants(list: string, field: string, sources: readonly string[]): Fragment {
  return sql`exists (select from jsonb_array_elements(m.data->${list}::text) g
    where g->>${field}::text = any(${[...sources]}::text[]) and (g->>'visible')::boolean)`;
}

function filters({ userId }: Actor, { tab, search, id, type }: CenterQuery): Fragment[] {
  return [
    ...(id ? [sql`m.id = ${id}`] : []),
    ...(tab === 'mine' ? [sql`m.data->>'owner' = ${userId}`] : []),
    ...(tab === 'recent' ? [sql`v.user_id is not null`] : []),
    ...(tab === 'favorites' ? [sql`f.user_id is not null`] : []),
    ...(search ? [sql`lower(m.name || ' ' || m.label) like ${containing(search.toLowerCase())}`] : []),
    ...(type ? [sql`m.data->>'type' = any(${type.split(',').map((one) => one.trim())}::text[])`] : []),
  ];
}

/** With the prefix of a namespace or without. */
export function isNamed(name: string): Fragment {
  return sql`lower(${name}) in (lower(m.name), lower(regexp_replace(m.name, '^[A-Za-z0-9]+__', '')))`;
}

/** The whole name counts more; without its prefix there must be no other. */
export function theOneNamed<R extends { readonly name: string }>(name: string, rows: readonly R[]): R | undefined {
  const whole = rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
  return whole ?? (rows.length === 1 ? rows[0] : undefined);
}
