import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const inputs = ['core', 'extensions', 'workbench', 'themes', 'package-lock.json', 'webpack.config.js'];

function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** Whether the build in `folder` is older than what it was made from. */
export function isStale(folder) {
  const built = statSync(path.join(folder, 'server/main.js'), { throwIfNoEntry: false });
  return !built || inputs.some((input) => newest(path.join(root, input)) > built.mtimeMs);
}
