import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.resolve(__dirname, '../../extensions/admin/node/sso/testing/oidcProvider.mjs');

export interface OidcProvider {
  readonly issuer: string;
  setUp(setUp: object): Promise<void>;
  stop(): void;
}

/** A real OpenID provider beside the server. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port: unknown = (await lines.next()).value;
  return {
    issuer: `http://localhost:${String(port)}`,
    async setUp(setUp) {
      child.stdin.write(`${JSON.stringify(setUp)}\n`);
      await lines.next();
    },
    stop: () => child.stdin.end(),
  };
}
