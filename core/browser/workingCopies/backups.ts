import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { type JsonValue, Storage } from '../storage/storage';

const prefix = 'backup:';

export interface Backup {
  readonly resource: string;
  readonly name: string;
  /** The tabs that showed it. */
  readonly tabKeys: readonly string[];
  readonly route?: string;
  readonly text: string;
  readonly state?: JsonValue;
}

/** Unsaved work in the browser's own storage, where a reload and a crash leave it. */
@injectable()
export class Backups {
  private readonly atom = createAtom('backups');

  constructor(@inject(Storage) private readonly storage: Storage) {}

  get(resource: string): Backup | undefined {
    this.atom.reportObserved();
    return toBackup(this.storage.getRaw(prefix + resource));
  }

  all(): readonly Backup[] {
    this.atom.reportObserved();
    return this.storage.keys(prefix).flatMap((key) => toBackup(this.storage.getRaw(key)) ?? []);
  }

  /** Resolves to whether the text is on disk. */
  async put({ resource, name, tabKeys, route, text, state }: Backup): Promise<boolean> {
    this.storage.set(prefix + resource, { resource, name, tabKeys, route, text, state });
    this.atom.reportChanged();
    await this.storage.whenFlushed();
    return this.storage.isKept(prefix + resource);
  }

  async delete(resource: string): Promise<void> {
    if (this.storage.getRaw(prefix + resource) === undefined) return;
    this.storage.delete(prefix + resource);
    this.atom.reportChanged();
    await this.storage.whenFlushed();
  }
}

function toBackup(value: JsonValue | undefined): Backup | undefined {
  if (typeof value !== 'object' || value === null || !('resource' in value)) return undefined;
  const { resource, name, tabKeys, route, text, state } = value;
  if (typeof resource !== 'string' || typeof text !== 'string' || !Array.isArray(tabKeys)) return undefined;
  return {
    resource,
    name: typeof name === 'string' ? name : resource,
    tabKeys: tabKeys.filter((key): key is string => typeof key === 'string'),
    ...(typeof route === 'string' ? { route } : {}),
    text,
    ...(state === undefined ? {} : { state }),
  };
}
