import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build's folder is taken for. */
function isStale(folder: string): string {
  const script = `import { isStale } from './sources.mjs'; console.log(isStale(${JSON.stringify(folder)}))`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: __dirname }).toString().trim();
}

it('takes no build that has failed half-way for one that is up to date', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lathe-build-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/main.js'), '');
  expect(isStale(folder)).toBe('true');
  writeFileSync(path.join(folder, 'built'), '');
  expect(isStale(folder)).toBe('false');
  rmSync(folder, { recursive: true });
});
