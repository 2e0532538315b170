import fs from 'node:fs';
import path from 'node:path';
import type { ServerModule } from '../../../core/node/extensions/serverApi';

const folder = path.join(process.cwd(), 'extensions');

/** The server code of every built-in extension, as the build finds it. */
export async function builtInServers(): Promise<Record<string, ServerModule>> {
  const entries = fs
    .readdirSync(folder)
    .map((name) => [`lathe.${name}`, path.join(folder, name, 'node/index.ts')] as const)
    .filter(([, file]) => fs.existsSync(file));
  return Object.fromEntries(await Promise.all(entries.map(async ([id, file]) => [id, await import(file)] as const)));
}
