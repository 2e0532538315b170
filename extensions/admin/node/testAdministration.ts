import type { Call, ResultOf } from 'lathe/common';
import { Tenants, type Tenant } from 'lathe/node';
import { openSessionServer, type SessionServer, type TestBrowser } from 'lathe/node/testing';
import { activate } from './index';

type Request = Parameters<TestBrowser['call']>[1];

/** The server with this extension: "ann" administers the tenant, "olga" another one, "dave" is a developer. */
export interface TestAdministration {
  readonly server: SessionServer;
  readonly foreignTenant: Tenant;
  readonly ann: TestBrowser;
  readonly olga: TestBrowser;
  readonly dave: TestBrowser;
  readonly ids: Readonly<Record<'ann' | 'olga' | 'dave', string>>;
}

export async function openAdministration(): Promise<TestAdministration> {
  const server = await openSessionServer({ extensions: { 'lathe.admin': { activate } } });
  const foreignTenant = await server.test.container.get(Tenants).create('Foreign');
  const olgasId = await server.addUser('olga', 'System Administrator', foreignTenant);
  const davesId = await server.addUser('dave', 'Developer');
  const [ann, olga, dave] = [await server.signedIn(), await server.signedIn('olga'), await server.signedIn('dave')];
  return { server, foreignTenant, ann, olga, dave, ids: { ann: await idOf(ann), olga: olgasId, dave: davesId } };
}

async function idOf(browser: TestBrowser): Promise<string> {
  const { text } = await browser.send('GET', '/u-route/baas/sys/v1.0/currentuser');
  return JSON.parse(text).result.id;
}

/** What a call answers that has to succeed. */
export async function ok<C extends Call>(browser: TestBrowser, call: C, request?: Request): Promise<ResultOf<C>> {
  const { envelope } = await browser.call(call, request);
  if (envelope.resCode !== '0' || envelope.result === undefined)
    throw new Error(`${call.method} ${call.path}: ${envelope.resCode} ${envelope.resMsg}`);
  return envelope.result;
}

/** Status and code of what is refused, or "200 0". */
export async function answerOf(browser: TestBrowser, call: Call, request?: Request): Promise<string> {
  const { status, envelope } = await browser.call(call, request);
  return `${status} ${envelope.resCode}`;
}
