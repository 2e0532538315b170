import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface OidcSetUp {
  readonly clients: readonly object[];
  readonly accounts: Readonly<Record<string, object>>;
  /** Who comes; nobody is let in when absent. */
  readonly account?: string;
}

export interface OidcTestProvider {
  readonly issuer: string;
  setUp(setUp: OidcSetUp): Promise<void>;
  /** As a browser does that follows every redirect within the provider: answers where it is sent in the end. */
  visit(location: string): Promise<string>;
  close(): Promise<void>;
}

/** oidc-provider in a process of its own. */
export async function openOidcProvider(): Promise<OidcTestProvider> {
  const child = spawn(process.execPath, [path.join(__dirname, 'oidcProvider.mjs')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = (await lines.next()).value;
  const issuer = `http://localhost:${port}`;
  return {
    issuer,
    async setUp(setUp) {
      child.stdin.write(`${JSON.stringify(setUp)}\n`);
      for (let line = await lines.next(); line.value !== 'ready'; line = await lines.next()) {
        if (line.done) throw new Error('The provider has gone.');
      }
    },
    visit: (location) => follow(issuer, location),
    async close() {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}

async function follow(issuer: string, first: string): Promise<string> {
  const cookies = new Map<string, string>();
  let location = first;
  for (let step = 0; location.startsWith(issuer); step++) {
    if (step > 10) throw new Error('The provider goes round in circles.');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(location, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`The provider answers ${response.status}: ${await response.text()}`);
    location = new URL(next, location).href;
  }
  return location;
}
