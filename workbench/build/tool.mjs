import path from 'node:path';
import { build, main, runNode } from './run.mjs';
import { isStale, root } from './sources.mjs';

// Runs a command for operators (workbench/node/tools), on the build that `npm start` uses.
await main(async () => {
  const dist = process.env.LATHE_DIST ?? path.join(root, 'dist');
  if (isStale(dist)) await build();
  await runNode(path.join(dist, 'server/tools.js'), process.argv.slice(2));
});
