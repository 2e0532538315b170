import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../common/manifest/manifest';
import type { ManifestProblem } from '../../common/manifest/problems';
import { loadTheme } from '../../common/themes/loadTheme';
import { ThemeError } from '../../common/themes/themeError';
import type { FolderFiles } from './folderFiles';

/** The files that a manifest names must be there, and themes must be readable with all that they include. */
export async function checkFiles(
  folder: string,
  manifest: Manifest,
  { paths }: FolderFiles,
): Promise<readonly ManifestProblem[]> {
  const missing = namedFiles(manifest)
    .filter(({ file }) => !paths.has(normalise(file)))
    .map(({ at, file }) => error('package.json', `names '${file}', which is not in the package.`, at));
  const themes = await Promise.all((manifest.contributes?.themes ?? []).map((theme) => checkTheme(folder, theme.path)));
  return [...missing, ...(missing.length > 0 ? [] : themes.flat())];
}

interface NamedFile {
  readonly at: string;
  readonly file: string;
}

function namedFiles({ icon, browser, contributes }: Manifest): readonly NamedFile[] {
  const top = Object.entries({ icon, browser }).flatMap(([at, file]) => (file === undefined ? [] : [{ at, file }]));
  const themes = (contributes?.themes ?? []).map(({ path: file }, index) => ({
    at: `contributes.themes[${index}].path`,
    file,
  }));
  return [...top, ...themes];
}

async function checkTheme(folder: string, file: string): Promise<readonly ManifestProblem[]> {
  const read = (each: string): Promise<string> => readFile(path.join(folder, each), 'utf8');
  try {
    await loadTheme({ path: normalise(file), read });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ThemeError))
      return [error(file, thrown instanceof Error ? thrown.message : String(thrown))];
    const { path: where, line, column } = thrown.position;
    return [{ severity: 'error', file: where, line, column, message: thrown.reason }];
  }
}

function error(file: string, message: string, at?: string): ManifestProblem {
  return { severity: 'error', file, message, path: at };
}

function normalise(file: string): string {
  return path.posix.normalize(file);
}
