import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const inputs = [
  'core',
  'extensions',
  'workbench',
  'themes',
  'tests/fixtures',
  'package-lock.json',
  'webpack.config.js',
];

function newest(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** A file that is written when all parts of a build have come out: one that failed half-way is no build. */
export function stampOf(folder) {
  return path.join(folder, 'built');
}

/** Whether the build in `folder` is older than what it was made from: the sources, and `more` folders. */
export function isStale(folder, more = []) {
  const built = statSync(stampOf(folder), { throwIfNoEntry: false });
  return !built || [...inputs, ...more].some((input) => newest(path.join(root, input)) > built.mtimeMs);
}
