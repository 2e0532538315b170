import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Connections } from '../connections/connections';
import { PortDriver } from './portDriver';

/** Kysely's PostgreSQL over our own connections. */
export class PortDialect implements Dialect {
  constructor(private readonly connections: Connections) {}

  createDriver(): Driver {
    return new PortDriver(this.connections);
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
