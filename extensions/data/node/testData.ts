import { sql } from 'kysely';
import { type MetadataRecord, metadataCalls, partCalls } from 'lathe/common';
import type { Actor } from 'lathe/node';
import { openTestServer, type TestServer, type TestServerOptions, testActor, testTenant } from 'lathe/node/testing';
import type { FieldData } from '../common/objects/fieldData';
import { dataCalls, type Row } from '../common/dataCalls';
import type { QueryRequest } from '../common/query/queryRequest';
import { activate } from './index';

/** May model objects, and see and change every row. */
export const developer = testActor({
  permissions: ['Develop Application', 'Manage Permissions', 'View All Data', 'Modify All Data'],
});

/** A server with this extension, whose tenant has the namespace "ns". */
export class TestData {
  private constructor(readonly server: TestServer) {}

  static async open(options: Pick<TestServerOptions, 'jobs' | 'environment'> = {}): Promise<TestData> {
    const server = await openTestServer({ extensions: { 'lathe.data': { activate } }, ...options });
    await sql`update lathe.tenant set namespace = 'ns' where id = ${testTenant.id}`.execute(server.database.bare);
    return new TestData(server);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async object(name: string, data: object = {}): Promise<MetadataRecord> {
    const { envelope } = await this.server.call(metadataCalls.create, {
      as: developer,
      params: { type: 'object' },
      body: { name, data: { ...data } },
    });
    return sure(envelope);
  }

  async field(object: MetadataRecord, name: string, data: FieldData): Promise<MetadataRecord> {
    return sure(await this.tryField(object, name, data));
  }

  async tryField(object: MetadataRecord, name: string, data: FieldData) {
    const { envelope } = await this.server.call(partCalls.create, {
      as: developer,
      params: { type: 'object', id: object.id, part: 'Field' },
      body: { name, data: { ...data } },
    });
    return envelope;
  }

  async tryChange(field: MetadataRecord, change: { name?: string; data?: FieldData }) {
    const { envelope } = await this.server.call(metadataCalls.update, {
      as: developer,
      params: { type: 'Field', id: field.id },
      body: { ...change, data: change.data && { ...change.data }, revision: field.revision },
    });
    return envelope;
  }

  async change(field: MetadataRecord, change: { name?: string; data?: FieldData }): Promise<MetadataRecord> {
    return sure(await this.tryChange(field, change));
  }

  async part(object: MetadataRecord, part: string, name: string, data: object) {
    const { envelope } = await this.server.call(partCalls.create, {
      as: developer,
      params: { type: 'object', id: object.id, part },
      body: { name, data: { ...data } },
    });
    return envelope;
  }

  async query(object: string, request: QueryRequest = {}, as: Actor = developer): Promise<Row[]> {
    const { envelope } = await this.server.call(dataCalls.query, { as, params: { object }, query: {}, body: request });
    return sure(envelope);
  }

  /** What the database itself says of a table: columns with their types, a "!" for what can't be missing. */
  async columns(table: string): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string; type: string; needed: boolean }>`
      select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as needed from pg_attribute
      where attrelid = to_regclass(${`${testTenant.schema}."${table}"`}) and attnum > 0 and not attisdropped`.execute(
      this.server.database.bare,
    );
    return Object.fromEntries(rows.map(({ name, type, needed }) => [name, needed ? `${type}!` : type]));
  }

  async run(statement: string): Promise<Record<string, unknown>[]> {
    const { rows } = await sql<
      Record<string, unknown>
    >`${sql.raw(statement.replaceAll('@', `${testTenant.schema}.`))}`.execute(this.server.database.bare);
    return rows;
  }

  /** A row by hand, with what each has. */
  async row(table: string, id: string, values: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const all = { id: id.padStart(20, '0'), name: id, owner: 'u', createdBy: 'u', lastModifiedBy: 'u', ...values };
    await sql`insert into ${sql.id(testTenant.schema, table)} (${sql.join(Object.keys(all).map((key) => sql.id(key)))})
      values (${sql.join(Object.values(all))})`.execute(this.server.database.bare);
  }
}

export function sure<T>({ resCode, resMsg, result }: { resCode: string; resMsg?: string; result?: T }): T {
  if (resCode !== '0' || result === undefined) throw new Error(`${resCode}: ${resMsg}`);
  return result;
}
