import { openSessionServer, type SessionServer, type TestBrowser, type TestServerOptions } from 'lathe/node/testing';
import { activate } from '../../index';
import { ssoCalls } from '../../../common/ssoCalls';
import type { ProviderView } from '../../../common/ssoShapes';

export type Body = Readonly<Record<string, unknown>>;

/** The whole server with single sign-on. */
export function openSsoServer(options: TestServerOptions = {}, replicaOf?: SessionServer): Promise<SessionServer> {
  return openSessionServer({ extensions: { admin: { activate } }, ...options }, replicaOf);
}

/** Adds a provider as the administrator would. */
export async function addProvider(server: SessionServer, body: Body): Promise<ProviderView> {
  const { envelope } = await (await server.signedIn()).call(ssoCalls.create, { body });
  if (!envelope.result) throw new Error(JSON.stringify(envelope));
  return envelope.result;
}

/** Changes some of a provider's settings. */
export async function changeProvider(server: SessionServer, id: string, change: Body): Promise<void> {
  const ann = await server.signedIn();
  const { result } = (await ann.call(ssoCalls.get, { params: { id } })).envelope;
  const { envelope } = await ann.call(ssoCalls.update, { params: { id }, body: { ...result, ...change } });
  if (envelope.resCode !== '0') throw new Error(JSON.stringify(envelope));
}

/** Asks our server for an address and answers where it sends the browser. */
export async function go(browser: TestBrowser, address: string, headers = {}): Promise<string> {
  const { pathname, search } = new URL(address, 'http://localhost:8080');
  const { status, headers: answered, text } = await browser.send('GET', pathname + search, { headers });
  if (status !== 303) throw new Error(`${status}: ${text}`);
  const location = String(answered['location']);
  const { searchParams } = new URL(location, 'http://localhost:8080');
  // The page that greets leads on by itself.
  return (searchParams.get('entered') && searchParams.get('redirect')) || location;
}

/** Why somebody was sent to the login page. */
export function failureIn(location: string): string | null {
  const { pathname, searchParams } = new URL(location, 'http://localhost:8080');
  return pathname === '/studio/login.html' ? searchParams.get('failure') : null;
}
