import { type IDBPDatabase, openDB, wrap } from 'idb';
import { injectable } from 'inversify';
import { Emitter, onUnexpectedError } from '../../common/event';
import type { JsonValue } from '../../common/json/jsonValue';
import { browserDatabase, earlyDatabase } from '../../common/storage/browserDatabase';

export type { JsonValue };

const { name: database, version, table } = browserDatabase;
const channelName = 'lathe.state';

/**
 * The browser's own memory (IndexedDB): layout, recently used, unsaved text. It is read whole at start, so that reading is
 * immediate ever after; writes of one turn go out together.
 */
@injectable()
export class Storage {
  private readonly values = new Map<string, JsonValue>();
  private readonly dirty = new Set<string>();
  /** What could not be written, for want of room say. */
  private readonly failed = new Set<string>();
  private db: IDBPDatabase | undefined;
  private writing: Promise<void> = Promise.resolve();
  private scheduled = false;
  private otherPages: BroadcastChannel | undefined;
  private readonly changedElsewhere = new Emitter<string>();
  /** Fires with the key of a value that another page wrote and told of. */
  readonly onDidChangeElsewhere = this.changedElsewhere.event;

  /** Before anything reads. Without IndexedDB (a private window, say) the session works and forgets. */
  async open(): Promise<void> {
    try {
      const early = await openedEarly();
      this.db = early ?? (await openDB(database, version, { upgrade: (db) => db.createObjectStore(table) }));
      const [keys, values] = await Promise.all([this.db.getAllKeys(table), this.db.getAll(table)]);
      keys.forEach((key, index) => this.values.set(String(key), values[index] as JsonValue));
      this.listen();
    } catch (error) {
      onUnexpectedError(error);
    }
  }

  /** The caller says how to recognise its own value; what does not fit counts as absent. */
  get<T extends JsonValue>(key: string, isValid: (value: JsonValue) => value is T): T | undefined {
    const value = this.values.get(key);
    return value !== undefined && isValid(value) ? value : undefined;
  }

  getRaw(key: string): JsonValue | undefined {
    return this.values.get(key);
  }

  keys(prefix: string): readonly string[] {
    return [...this.values.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  set(key: string, value: JsonValue): void {
    this.values.set(key, value);
    this.markDirty(key);
  }

  delete(key: string): void {
    if (this.values.delete(key)) this.markDirty(key);
  }

  /** When all that was set so far is on disk. */
  async whenFlushed(): Promise<void> {
    this.flush();
    await this.writing;
  }

  /** Whether the value, as far as it was flushed, outlives the page. */
  isKept(key: string): boolean {
    return this.db !== undefined && !this.failed.has(key);
  }

  /** The other pages of this browser read the value again. */
  async tellOtherPages(key: string): Promise<void> {
    await this.whenFlushed();
    this.otherPages?.postMessage(key);
  }

  /** Another page may have written the value, and this one not heard of it yet. */
  async refresh(key: string): Promise<void> {
    if (this.db) await this.readAgain(key);
  }

  private listen(): void {
    if (!('BroadcastChannel' in globalThis)) return;
    this.otherPages = new BroadcastChannel(channelName);
    this.otherPages.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') void this.readAgain(data).catch(onUnexpectedError);
    };
  }

  private async readAgain(key: string): Promise<void> {
    const before = this.values.get(key);
    // The database answers after what this page is writing: of two pages that write at once, both end with the same.
    this.flush();
    const value = (await this.db?.get(table, key)) as JsonValue | undefined;
    if (this.values.get(key) !== before || value === before) return;
    if (value === undefined) this.values.delete(key);
    else this.values.set(key, value);
    this.changedElsewhere.fire(key);
  }

  private markDirty(key: string): void {
    this.dirty.add(key);
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => this.flush());
  }

  private flush(): void {
    this.scheduled = false;
    const db = this.db;
    if (!db || this.dirty.size === 0) return;
    const keys = [...this.dirty];
    this.dirty.clear();
    // Begun at once, as the page may be about to go; the database keeps the order.
    this.writing = Promise.all([this.writing, this.write(db, keys)]).then(() => undefined);
  }

  /** One value that cannot be written must not take the others with it. */
  private async write(db: IDBPDatabase, keys: readonly string[]): Promise<void> {
    try {
      await this.writeTogether(db, keys);
      for (const key of keys) this.failed.delete(key);
    } catch (error) {
      if (keys.length > 1) for (const key of keys) await this.write(db, [key]);
      else {
        for (const key of keys) this.failed.add(key);
        onUnexpectedError(error);
      }
    }
  }

  private async writeTogether(db: IDBPDatabase, keys: readonly string[]): Promise<void> {
    const transaction = db.transaction(table, 'readwrite', { durability: 'relaxed' });
    const writes = keys.map((key) => {
      const value = this.values.get(key);
      return value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key);
    });
    // Without this, a page that goes before the writes are answered takes them with it.
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
  }
}

/** By the page, while its code was on the way. */
async function openedEarly(): Promise<IDBPDatabase | undefined> {
  const opened: unknown = await Promise.resolve(Reflect.get(globalThis, earlyDatabase)).catch(() => undefined);
  Reflect.deleteProperty(globalThis, earlyDatabase);
  return typeof IDBDatabase !== 'undefined' && opened instanceof IDBDatabase ? wrap(opened) : undefined;
}
