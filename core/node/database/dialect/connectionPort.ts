import type { QueryResult } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  /** Statements with a name are parsed by the database once per connection. */
  readonly name?: string;
}

/** A connection that is ours until it is given back. */
export interface Lease {
  query(statement: Statement): Promise<QueryResult<Record<string, unknown>>>;
  /** With an error the connection is closed instead of being used again. */
  release(error?: Error): void;
}

/** How the dialect reaches the database. */
export interface ConnectionPort {
  /** One statement on its own. */
  query(statement: Statement): Promise<QueryResult<Record<string, unknown>>>;
  lease(): Promise<Lease>;
  close(): Promise<void>;
}
