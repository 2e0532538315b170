import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workbench/build/sources.mjs';

/** What the browser must load before the workbench, or a page of an extension, answers. */
export function entryKb(entry = 'studio') {
  const folder = path.join(root, '.cache/test/browser');
  const entries = JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'));
  const scripts = entries[entry].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size, 0) / 1024;
}
