import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { extensionIdOf } from '../../common/extensions/extensionId';
import type { Manifest } from '../../common/manifest/manifest';
import { describeProblem, type ManifestProblem } from '../../common/manifest/problems';
import type { ArchiveFile } from './archive/archiveFile';
import { readArchive } from './archive/readArchive';
import { loadExtension, type LoadedExtension } from './loadedExtension';
import type { StateFile } from './stateFile';

/** A package that is not installed, and all that is wrong with it. */
export class InvalidExtensionError extends Error {
  override readonly name = 'InvalidExtensionError';
  constructor(readonly problems: readonly ManifestProblem[]) {
    super(
      problems
        .filter(({ severity }) => severity === 'error')
        .map(describeProblem)
        .join('\n'),
    );
  }
}

const staging = '.staging';

/** The extensions that were installed: `<folder>/<id>/<version>/`, one version of each in use. */
export class InstalledExtensions {
  constructor(
    private readonly folder: string,
    private readonly state: StateFile,
    /** The version of the workbench. */
    private readonly host: string,
  ) {}

  /** All that are there; one that is broken comes with its problems. What an interrupted installation left is removed. */
  async load(): Promise<readonly LoadedExtension[]> {
    await rm(path.join(this.folder, staging), { recursive: true, force: true });
    const ids = await folderNames(this.folder);
    const loaded = await Promise.all(ids.map((id) => this.loadOne(id)));
    return loaded.flatMap((extension) => extension ?? []);
  }

  /** Reads a package as far as to say what would be installed; nothing stays behind. */
  async inspect(data: Uint8Array): Promise<LoadedExtension> {
    return this.staged(data, async (extension) => extension);
  }

  /** Unpacks, checks and only then puts it in its place, instead of the version that was there. */
  async install(data: Uint8Array): Promise<LoadedExtension> {
    return this.staged(data, async (extension, manifest) => {
      const place = path.join(this.folder, extension.id);
      const target = path.join(place, manifest.version);
      await mkdir(place, { recursive: true });
      await rm(target, { recursive: true, force: true });
      await rename(extension.folder, target);
      await this.state.setVersion(extension.id, manifest.version);
      await this.removeOthers(place, manifest.version);
      return loadExtension(target, extension.id, this.host);
    });
  }

  async uninstall(id: string): Promise<void> {
    await this.state.setVersion(id, undefined);
    await rm(path.join(this.folder, id), { recursive: true, force: true });
  }

  private async loadOne(id: string): Promise<LoadedExtension | undefined> {
    const versions = await folderNames(path.join(this.folder, id));
    const wanted = this.state.versionOf(id);
    const version = versions.find((each) => each === wanted) ?? versions.at(-1);
    if (version === undefined) return undefined;
    const extension = await loadExtension(path.join(this.folder, id, version), id, this.host);
    if (extension.id === id) return extension;
    const problem: ManifestProblem = {
      severity: 'error',
      file: 'package.json',
      message: `is of the extension '${extension.id}', but its folder is named '${id}'.`,
    };
    return { ...extension, id, manifest: undefined, problems: [...extension.problems, problem] };
  }

  private async staged<T>(
    data: Uint8Array,
    finish: (extension: LoadedExtension, manifest: Manifest) => Promise<T>,
  ): Promise<T> {
    const files = await readArchive(data);
    await mkdir(path.join(this.folder, staging), { recursive: true });
    const temporary = await mkdtemp(path.join(this.folder, staging, 'new-'));
    try {
      await writeAll(temporary, files);
      const extension = await loadExtension(temporary, 'package', this.host);
      if (!extension.manifest) throw new InvalidExtensionError(extension.problems);
      return await finish({ ...extension, id: extensionIdOf(extension.manifest) }, extension.manifest);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  private async removeOthers(place: string, version: string): Promise<void> {
    const others = (await folderNames(place)).filter((name) => name !== version);
    await Promise.all(others.map((name) => rm(path.join(place, name), { recursive: true, force: true })));
  }
}

async function folderNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

async function writeAll(folder: string, files: readonly ArchiveFile[]): Promise<void> {
  for (const { path: file, content } of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flag: 'wx' });
  }
}
