import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { CurrentPage } from '../pages/currentPage';
import { OpenPages } from '../storage/openPages';
import { type JsonValue, Storage } from '../storage/storage';

export interface Backup {
  readonly resource: string;
  readonly name: string;
  /** The tabs that showed it. */
  readonly tabKeys: readonly string[];
  readonly route?: string;
  readonly text: string;
  readonly state?: JsonValue;
}

/**
 * Unsaved work in the browser's own storage, where a reload and a crash leave it. Each page keeps its own, as two may edit
 * the same thing; what a page leaves behind goes to the next that is loaded.
 */
@injectable()
export class Backups {
  private readonly atom = createAtom('backups');

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(OpenPages) private readonly pages: OpenPages,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {}

  /** What was left in the workbench is taken up there, and what was left on a page of an extension's on that page. */
  private get prefix(): string {
    return `backup${this.page.base}:`;
  }

  private get own(): string {
    return `${this.prefix}${this.pages.id}:`;
  }

  /**
   * At start: what pages that are gone left unsaved becomes this page's, that of the page before a reload first, else the
   * latest. A second text of the same resource stays for a page that is loaded when the first is done with.
   */
  claim(): void {
    for (const { key, resource, value } of this.left()) {
      if (this.storage.getRaw(this.own + resource) !== undefined) continue;
      this.storage.set(this.own + resource, value);
      this.storage.delete(key);
    }
    this.atom.reportChanged();
  }

  get(resource: string): Backup | undefined {
    this.atom.reportObserved();
    return toBackup(this.storage.getRaw(this.own + resource));
  }

  all(): readonly Backup[] {
    this.atom.reportObserved();
    return this.storage.keys(this.own).flatMap((key) => toBackup(this.storage.getRaw(key)) ?? []);
  }

  /** Resolves to whether the text is on disk. */
  async put({ resource, name, tabKeys, route, text, state }: Backup): Promise<boolean> {
    this.storage.set(this.own + resource, { resource, name, tabKeys, route, text, state, writtenAt: Date.now() });
    this.atom.reportChanged();
    await this.storage.whenFlushed();
    return this.storage.isKept(this.own + resource);
  }

  async delete(resource: string): Promise<void> {
    if (this.storage.getRaw(this.own + resource) === undefined) return;
    this.storage.delete(this.own + resource);
    this.atom.reportChanged();
    await this.storage.whenFlushed();
  }

  private left(): readonly Left[] {
    const { prefix } = this;
    const found = this.storage.keys(prefix).flatMap((key) => {
      const page = key.slice(prefix.length).split(':')[0] ?? '';
      const value = this.storage.getRaw(key);
      const backup = toBackup(value);
      if (value === undefined || !backup || this.pages.isOpen(page)) return [];
      const rank = page === this.pages.before ? Infinity : writtenAt(value);
      return [{ key, resource: backup.resource, value, rank }];
    });
    return found.toSorted((a, b) => b.rank - a.rank);
  }
}

interface Left {
  readonly key: string;
  readonly resource: string;
  readonly value: JsonValue;
}

function writtenAt(value: JsonValue): number {
  const at: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'writtenAt') : undefined;
  return typeof at === 'number' ? at : 0;
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
