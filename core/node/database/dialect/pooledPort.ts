import { Pool, type PoolConfig } from 'pg';
import type { ConnectionPort, Lease, Statement } from './connectionPort';

/** Connections kept open and shared. */
export class PooledPort implements ConnectionPort {
  private readonly pool: Pool;

  constructor(config: PoolConfig, onError: (error: Error) => void) {
    this.pool = new Pool(config);
    // An idle connection that breaks would end the process if nobody listened.
    this.pool.on('error', onError);
  }

  query(statement: Statement) {
    return this.pool.query<Record<string, unknown>>(statement);
  }

  lease(): Promise<Lease> {
    return this.pool.connect();
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
