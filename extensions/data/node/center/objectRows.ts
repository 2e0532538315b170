import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, type Tenant } from 'lathe/node';
import type { ObjectRow } from '../../common/centerCalls';
import type { Locale } from 'lathe/common';
import { ObjectWords } from '../describe/objectWords';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel } from '../objects/objectModel';

interface Changed {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
}

interface Size {
  readonly rows: number;
  readonly guessed: boolean;
}

/** Tables up to this size, in bytes, are counted; the database knows about how many rows the others have. */
const quicklyCounted = 4 * 1024 * 1024;

/** All objects with what tells them apart at a glance. */
@injectable()
export class ObjectRows {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(ObjectWords) private readonly words: ObjectWords,
  ) {}

  async all({ tenant }: Actor, locale: Locale): Promise<ObjectRow[]> {
    const models = await this.catalogue.of(tenant);
    const tables = models.all.filter(({ kind }) => kind !== 'view').map(({ table }) => table);
    const [changes, sizes] = await Promise.all([this.changes(tenant), this.sizes(tenant, tables)]);
    return models.all.map((object) => this.row(object, locale, changes.get(object.id), sizes.get(object.table)));
  }

  private row(object: ObjectModel, locale: Locale, changed: Changed | undefined, size: Size | undefined): ObjectRow {
    const { id, name, label, description = '', kind } = this.words.summary(object, locale);
    return {
      ...{ id, name, label, description, kind },
      sharing: object.data.sharing,
      fields: object.fields.length,
      rows: kind === 'view' ? null : (size?.rows ?? 0),
      guessed: size?.guessed ?? false,
      modifiedAt: (changed?.at ?? new Date(0)).toISOString(),
      modifiedByName: changed?.by ?? '',
    };
  }

  /** An object has changed when one of its parts has. */
  private async changes({ schema }: Tenant): Promise<Map<string, Changed>> {
    const { rows } = await sql<Changed>`
      select distinct on (id) coalesce(case when part then parent end, id) as id, modified_at as at, modified_by_name as by
      from ${sql.id(schema, 'metadata')} where deletion is null and (type = 'CustomObject' or part)
      order by id, modified_at desc`.execute(this.database.bare);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async sizes({ schema }: Tenant, tables: readonly string[]): Promise<Map<string, Size>> {
    if (tables.length === 0) return new Map();
    const { rows: known } = await sql<{ table: string; bytes: number; guess: number }>`
      select c.relname as table, pg_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, s.n_live_tup, 0)::float8 as guess
      from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_user_tables s on s.relid = c.oid
      where n.nspname = ${schema} and c.relkind = 'r' and c.relname = any(${[...tables]}::text[])`.execute(
      this.database.bare,
    );
    const sizes = new Map(known.map(({ table, guess }) => [table, { rows: guess, guessed: true }]));
    const small = known.filter(({ bytes }) => bytes <= quicklyCounted).map(({ table }) => table);
    for (const [table, rows] of await this.count(schema, small)) sizes.set(table, { rows, guessed: false });
    return sizes;
  }

  private async count(schema: string, tables: readonly string[]): Promise<(readonly [string, number])[]> {
    if (tables.length === 0) return [];
    const counts = tables.map(
      (table) => sql`select ${table}::text as table, (select count(*) from ${sql.id(schema, table)})::float8 as rows`,
    );
    const { rows } = await sql<{ table: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
      this.database.bare,
    );
    return rows.map((row) => [row.table, row.rows]);
  }
}
