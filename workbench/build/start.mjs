import path from 'node:path';
import { build } from './run.mjs';
import { isStale, root } from './sources.mjs';

// What `npm start` does: build when the sources are newer than the build, then run the server in this process.
const dist = path.join(root, 'dist');
if (isStale(dist)) {
  console.log('Building the workbench; this takes about half a minute the first time.');
  await build();
}
await import(path.join(dist, 'server/main.js'));
