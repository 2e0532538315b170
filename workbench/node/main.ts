import 'reflect-metadata/lite';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '../../core/node/configuration/configuration';
import { DatabaseUnusable } from '../../core/node/database/embedded/unusable';
import type { Newcomer } from '../../core/node/session/firstStart';
import { startWorkbench } from './startWorkbench';

/** The process: read the configuration, start, and stop in order when told to. */
async function main(): Promise<void> {
  const build = path.resolve(__dirname, '..');
  const root = process.cwd();
  const configuration = readConfiguration(process.env, root);
  const { url, newcomer, stop } = await startWorkbench({ configuration, root, build });
  if (newcomer) process.stdout.write(introduce(newcomer));
  process.stdout.write(`Lathe is ready on ${url}\n`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

/** Said once, to the terminal: no log keeps it. */
function introduce({ userName, oneTimePassword }: Newcomer): string {
  const secret = oneTimePassword ? `the one-time password ${oneTimePassword}` : 'the password of LATHE_ADMIN_PASSWORD';
  return `This is the first start. Sign in as ${userName} with ${secret}\n`;
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof DatabaseUnusable;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
