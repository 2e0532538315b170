import { sql } from 'kysely';
import type { Connected } from 'lathe/node';
import { testTenant } from 'lathe/node/testing';
import type { ObjectModel } from '../../objects/objectModel';
import { columnType } from '../../tables/columnType';
import { shopModels } from './shop';

export type ShopRow = Readonly<Record<string, unknown>> & { readonly id: string };
export type ShopRows = Readonly<Partial<Record<'Region' | 'Customer' | 'Order' | 'Item', readonly ShopRow[]>>>;

/** The tables of the shop, as the platform makes them, with rows. */
export async function makeShop(connected: Connected, rows: ShopRows): Promise<void> {
  await sql`create schema ${sql.id(testTenant.schema)}`.execute(connected);
  for (const model of shopModels().all) await makeTable(connected, model);
  await fillShop(connected, rows);
}

export async function fillShop(connected: Connected, rows: ShopRows): Promise<void> {
  for (const [name, all] of Object.entries(rows)) await fill(connected, name, all ?? []);
}

async function makeTable(connected: Connected, model: ObjectModel): Promise<void> {
  const key = sql`text collate "C"`;
  const columns = model.fields.flatMap(({ name, column, type, data }) => {
    if (!column) return [];
    const own = columnType({ type, precision: data?.precision, scale: data?.scale });
    return [sql`${sql.id(column)} ${name === 'id' ? sql`${key} primary key` : own}`];
  });
  await sql`create table ${sql.id(testTenant.schema, model.table)} (${sql.join(columns)})`.execute(connected);
}

const system = {
  owner: 'owner',
  createdBy: 'maker',
  createdDate: '2026-01-01T00:00:00Z',
  lastModifiedBy: 'maker',
  lastModifiedDate: '2026-01-01T00:00:00Z',
  revision: 1,
};

async function fill(connected: Connected, name: string, rows: readonly ShopRow[]): Promise<void> {
  const table = sql.id(testTenant.schema, name);
  const all = JSON.stringify(rows.map((row) => ({ name: row.id, ...system, ...row })));
  await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${all}::json)`.execute(
    connected,
  );
}
