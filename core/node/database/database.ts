import { injectable } from 'inversify';
import { type CompiledQuery, type IsolationLevel, Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Disposable } from '../../common/lifecycle';
import type { Tenant } from '../tenants/tenant';
import { type ConnectionLimits, Connections } from './connections/connections';
import type { Statement } from './connections/statement';
import { PortDialect } from './dialect/portDialect';
import { Listener } from './listening/listener';

/** The platform's own tables: tenants, sign-in names, sessions. */
export const platformSchema = 'lathe';

/** No tables of its own: each area says `database.platform.withTables<AreaTables>()`. */
export type Connected = Kysely<object>;
export type InTransaction = Transaction<object>;

export interface TransactOptions {
  /** "read committed" unless told. */
  readonly isolation?: IsolationLevel;
  /** It only reads, all from the same moment if the isolation says so. */
  readonly readOnly?: boolean;
  /** How many milliseconds a statement of it may take: a minute unless told, 0 for as long as it likes. */
  readonly timeout?: number;
}

/** The one PostgreSQL. A tenant's tables are in the tenant's schema. */
@injectable()
export class Database {
  private root: Kysely<object> | undefined;
  private connections: Connections | undefined;
  private listener: Listener | undefined;

  /** How to reach it, for those that need a connection of their own. */
  config: ClientConfig = {};

  /** Connects when it is first used; `onError` hears what is waited out or repeated without anybody noticing. */
  open(config: ClientConfig, onError: (error: Error) => void, limits?: ConnectionLimits): void {
    this.config = config;
    this.connections = new Connections(config, onError, limits);
    this.root = new Kysely<object>({ dialect: new PortDialect(this.connections) });
    this.listener = new Listener(config, onError);
  }

  /** Names no schema: for migrations and the like. */
  get bare(): Connected {
    if (!this.root) throw new Error('The database is not open yet.');
    return this.root;
  }

  get platform(): Connected {
    return this.bare.withSchema(platformSchema);
  }

  of({ schema }: Tenant): Connected {
    return this.bare.withSchema(schema);
  }

  /**
   * All of it happens or none. It is done again as a whole when the database was lost or another transaction was in the
   * way, so `work` touches nothing but its transaction.
   */
  transact<T>(
    tenant: Tenant | undefined,
    work: (transaction: InTransaction) => Promise<T>,
    options: TransactOptions = {},
  ): Promise<T> {
    const { bare, connections } = this;
    if (!connections) throw new Error('The database is not open yet.');
    return connections.patiently(() => transactOnce(bare, tenant?.schema ?? platformSchema, work, options));
  }

  /**
   * A statement as a transaction of its own; nobody learns what it gives. When the connection is lost on the way,
   * `evidence` gives a row if it took place.
   */
  async carryOut(statement: RawBuilder<unknown>, evidence: RawBuilder<unknown>): Promise<void> {
    const { bare, connections } = this;
    if (!connections) throw new Error('The database is not open yet.');
    await connections.carryOut(asStatement(statement.compile(bare)), asStatement(evidence.compile(bare)));
  }

  /**
   * Hears what is announced on a channel (NOTIFY), by whichever replica, once the promise has come true. `onGap` tells
   * that the connection was lost and is back: what was announced in between is lost too.
   */
  async listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<Disposable> {
    if (!this.listener) throw new Error('The database is not open yet.');
    return this.listener.listen(channel, onMessage, onGap);
  }

  /** Whether what is announced reaches this process at the moment. */
  get hears(): boolean {
    return this.listener?.hears ?? false;
  }

  async close(): Promise<void> {
    await this.listener?.close();
    await this.connections?.close();
  }
}

function asStatement({ sql: text, parameters }: CompiledQuery): Statement {
  return { text, values: [...parameters] };
}

function transactOnce<T>(
  bare: Connected,
  schema: string,
  work: (transaction: InTransaction) => Promise<T>,
  { isolation = 'read committed', readOnly = false, timeout }: TransactOptions,
): Promise<T> {
  const begin = bare.transaction().setIsolationLevel(isolation);
  return begin.setAccessMode(readOnly ? 'read only' : 'read write').execute(async (transaction) => {
    if (timeout !== undefined)
      await sql`select set_config('statement_timeout', ${String(timeout)}, true)`.execute(transaction);
    return work(transaction.withSchema(schema));
  });
}
