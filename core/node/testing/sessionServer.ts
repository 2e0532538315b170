import { Gatekeeper } from '../http/gatekeeper';
import { CaptchaDrawing } from '../session/captchaDrawing';
import { Sessions } from '../session/sessions';
import type { Tenant } from '../tenants/tenant';
import { Tenants } from '../tenants/tenants';
import { Users } from '../users/users';
import { TestBrowser } from './testBrowser';
import { openTestServer, type TestServer, type TestServerOptions } from './testServer';

export const testPassword = 'Correct-Horse-7';
export const captchaText = 'wxyz';

/** The whole server with real sessions, one tenant and its administrator "ann". */
export class SessionServer {
  constructor(
    readonly test: TestServer,
    readonly tenant: Tenant,
  ) {}

  browser(address?: string): TestBrowser {
    return new TestBrowser(this.test, address);
  }

  /** A browser in which somebody has signed in. */
  async signedIn(userName = 'ann', password = testPassword): Promise<TestBrowser> {
    const browser = this.browser();
    const { envelope } = await browser.signIn(userName, password);
    if (envelope.resCode !== '0') throw new Error(`${userName} cannot sign in: ${envelope.resCode}`);
    return browser;
  }

  addUser(name: string, profile = 'Developer', tenant = this.tenant, mustChangePassword = false) {
    const user = { name, password: testPassword, profile, mustChangePassword };
    return this.test.container.get(Users).create(tenant, user);
  }

  close(): Promise<void> {
    return this.test.close();
  }
}

/** With `replicaOf` a second server on the same database. */
export async function openSessionServer(
  { bind, ...options }: TestServerOptions = {},
  replicaOf?: SessionServer,
): Promise<SessionServer> {
  const test = await openTestServer({
    tenants: [],
    ...options,
    bind: (container) => {
      container.rebind(Gatekeeper).toService(Sessions);
      const drawing = { draw: async () => ({ text: captchaText, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }) };
      container.rebind(CaptchaDrawing).toConstantValue(drawing);
      bind?.(container);
    },
  });
  if (replicaOf) return new SessionServer(test, replicaOf.tenant);
  const tenant = await test.container.get(Tenants).create('Test');
  const server = new SessionServer(test, tenant);
  await server.addUser('ann', 'System Administrator');
  return server;
}
