import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('takes no build that has failed half-way for one that is up to date', async () => {
  const { isStale, stampOf } = (await import('./sources.mjs')) as {
    isStale: (folder: string) => boolean;
    stampOf: (folder: string) => string;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'lathe-build-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/main.js'), '');
  expect(isStale(folder)).toBe(true);
  writeFileSync(stampOf(folder), '');
  expect(isStale(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});
