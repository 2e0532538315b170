/** A file out of an archive; the path uses "/" and stays inside. */
export interface ArchiveFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** An archive that is not unpacked, and why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export interface ArchiveLimits {
  readonly archiveSize: number;
  readonly files: number;
  readonly fileSize: number;
  readonly totalSize: number;
  /** How many times larger than the archive its content may be, once it is larger than a megabyte. */
  readonly ratio: number;
}

const megabyte = 1024 * 1024;
export const archiveLimits: ArchiveLimits = {
  archiveSize: 100 * megabyte,
  files: 10_000,
  fileSize: 50 * megabyte,
  totalSize: 300 * megabyte,
  ratio: 100,
};

/** Counts what comes out of an archive and stops it at the limits: before it is written, and before it is all unpacked. */
export class ArchiveBudget {
  private files = 0;
  private size = 0;
  private readonly paths = new Map<string, string>();

  constructor(
    private readonly archiveSize: number,
    private readonly limits: ArchiveLimits = archiveLimits,
  ) {
    if (archiveSize > limits.archiveSize)
      throw new ArchiveError(`The file is larger than ${limits.archiveSize / megabyte} MB.`);
  }

  add(path: string, size: number): void {
    const { limits } = this;
    if (++this.files > limits.files) throw new ArchiveError(`The archive holds more than ${limits.files} files.`);
    if (size > limits.fileSize)
      throw new ArchiveError(`'${path}' is larger than ${limits.fileSize / megabyte} MB when it is unpacked.`);
    this.size += size;
    if (this.size > this.largest)
      throw new ArchiveError(
        `The archive grows to more than ${Math.floor(this.largest / megabyte)} MB when it is unpacked.`,
      );
    this.claim(path);
  }

  /** All that may come out. */
  get largest(): number {
    return Math.min(this.limits.totalSize, Math.max(megabyte, this.archiveSize * this.limits.ratio));
  }

  /** Some file systems see no difference between upper and lower case. */
  private claim(path: string): void {
    const key = path.normalize('NFC').toLowerCase();
    const other = this.paths.get(key);
    if (other !== undefined)
      throw new ArchiveError(`The archive holds '${path}' twice${other === path ? '' : ` (also as '${other}')`}.`);
    this.paths.set(key, path);
  }
}
