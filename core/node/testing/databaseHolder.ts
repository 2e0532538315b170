import { startEmbedded } from '../database/embedded/embeddedPostgres';

/** A process for tests that starts the embedded database on a folder and holds it until it is killed. */
const [folder = ''] = process.argv.slice(2);
startEmbedded(folder).then(
  () => process.stdout.write('ready\n'),
  (error: unknown) => process.stdout.write(`failed ${String(error)}\n`),
);
setInterval(() => undefined, 60_000);
