import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ConnectionPort } from './connectionPort';
import { PortDriver } from './portDriver';

/** Kysely's PostgreSQL over our own connections. */
export class PortDialect implements Dialect {
  constructor(private readonly port: ConnectionPort) {}

  createDriver(): Driver {
    return new PortDriver(this.port);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}
