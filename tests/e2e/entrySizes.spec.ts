import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './harness';

const folder = path.join(process.env['LATHE_DIST'] ?? path.resolve(__dirname, '../../.cache/test'), 'browser');

/** What must be loaded before anything answers, compressed, in kB. */
const limits: Readonly<Record<string, number>> = { studio: 250, runtime: 200, login: 70 };

test('what is loaded at the beginning stays small', () => {
  const entries = Object(JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'))) as Record<
    string,
    string[]
  >;
  for (const [entry, most] of Object.entries(limits)) {
    const scripts = (entries[entry] ?? []).filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const size = scripts.reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size, 0) / 1024;
    expect(size, `the entry '${entry}' in kB`).toBeLessThanOrEqual(most);
  }
});
