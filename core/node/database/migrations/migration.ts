import type { Kysely, Transaction } from 'kysely';

/** A step in the life of an area's tables. Steps run in the order of their list, once each, and never change afterwards. */
export interface Migration {
  /** Unique in its area, such as "1-sessions". */
  readonly id: string;
  /** Once for the platform, or once in the schema of each tenant. */
  readonly scope: 'platform' | 'tenant';
  /** `schema` is the one that unqualified names of `transaction.schema` already mean. */
  up(transaction: Transaction<object>, schema: string): Promise<void>;
}

export interface MigrationSet {
  /** "core/metadata", or an extension's id. */
  readonly area: string;
  readonly migrations: readonly Migration[];
}

export type AnyDatabase = Kysely<object>;
