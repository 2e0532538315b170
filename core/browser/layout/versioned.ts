import type { JsonValue } from '../storage/storage';

type JsonObject = { readonly [key: string]: JsonValue | undefined };

/** Brings what an older version stored one version on. */
export type Migration = (value: JsonObject) => JsonObject;

/** A kind of stored record: its version is the number of its migrations, the first of which leads from version 0. */
export class Versioned<T> {
  constructor(
    private readonly migrations: readonly Migration[],
    private readonly parse: (value: JsonValue) => T,
  ) {}

  get version(): number {
    return this.migrations.length;
  }

  write(value: JsonObject): JsonValue {
    return { ...value, version: this.version };
  }

  /** Throws with the reason when it cannot be read. */
  read(value: JsonValue): T {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Expected an object.');
    const stored = value as JsonObject;
    const version = stored.version ?? 0;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 0)
      throw new Error('The version is wrong.');
    if (version > this.version) throw new Error(`It was stored by a newer version (${version}) of the workbench.`);
    return this.parse(this.migrations.slice(version).reduce((old, migrate) => migrate(old), stored));
  }
}
