import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, main, runTool } from './run.mjs';
import { isStale, root } from './sources.mjs';

// What `npm run e2e` does: build the workbench with the fixture extensions, then let Playwright use it as a person would.
const dist = path.join(root, '.cache/test');
const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };

await main(async () => {
  const chromium = await findChromium();
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)],
    {
      ...environment,
      LATHE_CHROMIUM: chromium,
    },
  );
});
