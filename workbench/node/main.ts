import 'reflect-metadata/lite';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '../../core/node/configuration/configuration';
import { startWorkbench } from './startWorkbench';

/** The process: read the configuration, start, and stop in order when told to. */
async function main(): Promise<void> {
  const build = path.resolve(__dirname, '..');
  const root = process.cwd();
  const configuration = readConfiguration(process.env, root);
  const { url, stop } = await startWorkbench({ configuration, root, build });
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

main().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
