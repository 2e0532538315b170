import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { extensionIdOf } from '../../common/extensions/extensionId';
import type { Manifest } from '../../common/manifest/manifest';
import { parseManifest } from '../../common/manifest/parseManifest';
import type { ManifestProblem } from '../../common/manifest/problems';
import { checkEngine } from './checkEngine';
import { checkFiles } from './checkFiles';
import { type FolderFiles, listFolder } from './folderFiles';
import { readTextTables, type TextTables } from './textTables';

/** An extension's folder, read and checked. With errors it has no manifest that could be used. */
export interface LoadedExtension {
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest | undefined;
  readonly texts: TextTables;
  readonly files: FolderFiles;
  readonly problems: readonly ManifestProblem[];
}

/**
 * Reads an extension for a workbench of a version; whatever is wrong with it ends up in its problems. The id is its own, or
 * the one given.
 */
export async function loadExtension(folder: string, fallbackId: string, host?: string): Promise<LoadedExtension> {
  const files = await listFolder(folder);
  const source = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => undefined);
  const texts = await readTextTables(folder);
  if (source === undefined) {
    const missing: ManifestProblem = { severity: 'error', file: 'package.json', message: 'is missing.' };
    return { id: fallbackId, folder, manifest: undefined, texts, files, problems: [missing] };
  }
  const parsed = parseManifest(source);
  const broken = parsed.manifest ? await checkFiles(folder, parsed.manifest, files) : [];
  const engine = parsed.manifest && host !== undefined ? checkEngine(parsed.manifest, host) : [];
  const problems = [...parsed.problems, ...texts.problems, ...engine, ...broken];
  const usable = problems.every(({ severity }) => severity === 'note');
  const id = parsed.manifest ? extensionIdOf(parsed.manifest) : fallbackId;
  return { id, folder, manifest: usable ? parsed.manifest : undefined, texts, files, problems };
}
