import { type Call, type JsonData, metadataCalls, type MetadataRecord, partCalls, type ResultOf } from 'lathe/common';
import { type Actor, licenceSetting, TenantSettings } from 'lathe/node';
import { testActor, testTenant } from '../../../core/node/testing/testActor';
import { openTestServer, type TestCall, type TestServer } from '../../../core/node/testing/testServer';
import { sql } from 'kysely';
import { builtInServers } from '../everyCall/builtInServers';

export const developer = testActor({
  permissions: ['Develop Application', 'Manage Permissions', 'View All Data', 'Modify All Data'],
});
/** Sees no row of anything. */
export const nobody = testActor({ userId: '10gd0000000000nobody', userName: 'nobody', profile: 'Standard User' });

/** A server with services and what they build on, whose tenant has the namespace "ns". */
export class TestServices {
  private constructor(readonly server: TestServer) {}

  static async open(): Promise<TestServices> {
    const server = await openTestServer({
      extensions: await builtInServers(),
    });
    await sql`update lathe.tenant set namespace = 'ns' where id = ${testTenant.id}`.execute(server.database.bare);
    return new TestServices(server);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async ask<C extends Call>(call: C, options: TestCall<C>): Promise<ResultOf<C>> {
    const { envelope } = await this.server.call(call, { as: developer, ...options });
    if (envelope.resCode !== '0' || envelope.result === undefined)
      throw new Error(`${envelope.resCode}: ${envelope.resMsg}`);
    return envelope.result;
  }

  /** The status and code with which a call is refused, and what it says. */
  async refusal<C extends Call>(call: C, options: TestCall<C>) {
    const { status, envelope } = await this.server.call(call, { as: developer, ...options });
    return [status, envelope.resCode, envelope.resMsg] as const;
  }

  record(type: string, name: string, data: JsonData = {}): Promise<MetadataRecord> {
    return this.ask(metadataCalls.create, { params: { type }, body: { name, data } });
  }

  service(name: string, data: JsonData = {}): Promise<MetadataRecord> {
    return this.record('Service', name, data);
  }

  part(of: MetadataRecord, part: string, name: string, data: JsonData): Promise<MetadataRecord> {
    return this.ask(partCalls.create, { params: { type: of.type, id: of.id, part }, body: { name, data } });
  }

  item(service: MetadataRecord, thing: MetadataRecord, type = 'object'): Promise<MetadataRecord> {
    return this.part(service, 'ServiceItem', thing.name, { type, compId: thing.id });
  }

  resource(service: MetadataRecord, name: string, data: JsonData): Promise<MetadataRecord> {
    return this.part(service, 'CustomResource', name, data);
  }

  /** An address as any program sends it. */
  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as: Actor = developer) {
    const response = await this.server.server.inject({
      ...{ method, url, headers: { ...this.server.headersOf(as), 'content-type': 'application/json' } },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    const { resCode, resMsg, result }: { resCode: string; resMsg: string; result: unknown } = response.json();
    return { status: response.statusCode, headers: response.headers, resCode, resMsg, result };
  }

  licence(licences: Record<string, string>): Promise<unknown> {
    return this.server.container.get(TenantSettings).change(developer, licenceSetting, () => licences);
  }
}
