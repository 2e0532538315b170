import { injectable } from 'inversify';
import { Kysely, type Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Disposable } from '../../common/lifecycle';
import type { Tenant } from '../tenants/tenant';
import { PooledPort } from './dialect/pooledPort';
import { PortDialect } from './dialect/portDialect';
import { Listener } from './listening/listener';

/** The platform's own tables: tenants, sign-in names, sessions. */
export const platformSchema = 'lathe';

/** No tables of its own: each area says `database.platform.withTables<AreaTables>()`. */
export type Connected = Kysely<object>;
export type InTransaction = Transaction<object>;

/** The one PostgreSQL. A tenant's tables are in the tenant's schema. */
@injectable()
export class Database {
  private root: Kysely<object> | undefined;
  private listener: Listener | undefined;

  /** How to reach it, for those that need a connection of their own. */
  config: PoolConfig = {};

  open(config: PoolConfig, onError: (error: Error) => void): void {
    this.config = config;
    this.root = new Kysely<object>({ dialect: new PortDialect(new PooledPort({ max: 10, ...config }, onError)) });
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

  /** All of it happens or none; repeated when the database was lost or another transaction was in the way. */
  transact<T>(tenant: Tenant | undefined, work: (transaction: InTransaction) => Promise<T>): Promise<T> {
    const schema = tenant?.schema ?? platformSchema;
    return this.bare.transaction().execute((transaction) => work(transaction.withSchema(schema)));
  }

  /**
   * Hears what is announced on a channel (NOTIFY), by whichever replica, once the promise has come true. `onGap` tells
   * that the connection was lost and is back: what was announced in between is lost too.
   */
  async listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<Disposable> {
    if (!this.listener) throw new Error('The database is not open yet.');
    return this.listener.listen(channel, onMessage, onGap);
  }

  async close(): Promise<void> {
    await this.listener?.close();
    await this.root?.destroy();
  }
}
