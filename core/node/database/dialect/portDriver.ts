import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Connections } from '../connections/connections';
import type { Rows } from '../connections/statement';
import type { Work } from '../connections/work';

/** A lone statement goes out on any connection; only a transaction holds one of its own. */
class PortConnection implements DatabaseConnection {
  work: Work | undefined;

  constructor(private readonly connections: Connections) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.run(sql, [...parameters]);
    // The shape of the rows is Kysely's to know: it wrote the statement.
    const result = rows as R[];
    return command === 'SELECT' ? { rows: result } : { rows: result, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    if (!this.work) throw new Error('Rows are streamed inside a transaction only.');
    const name = `stream_${streams++}`;
    await this.run(`declare ${name} no scroll cursor for ${sql}`, [...parameters]);
    for (;;) {
      const { rows } = await this.run(`fetch ${size} from ${name}`, []);
      if (rows.length > 0) yield { rows: rows as R[] };
      if (rows.length < size) break;
    }
    await this.run(`close ${name}`, []);
  }

  private run(sql: string, parameters: unknown[]): Promise<Rows> {
    return this.work ? this.work.query(sql, parameters) : this.connections.query(sql, parameters);
  }
}

let streams = 0;

export class PortDriver implements Driver {
  constructor(private readonly connections: Connections) {}

  async init(): Promise<void> {}

  /** Who opened the connections closes them. */
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<PortConnection> {
    return new PortConnection(this.connections);
  }

  async beginTransaction(connection: PortConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel: isolation, accessMode } = settings;
    connection.work = await this.connections.begin({ isolation, readOnly: accessMode === 'read only' });
  }

  async commitTransaction({ work }: PortConnection): Promise<void> {
    await work?.commit();
  }

  async rollbackTransaction({ work }: PortConnection): Promise<void> {
    await work?.rollback();
  }

  async savepoint({ work }: PortConnection, name: string): Promise<void> {
    await work?.query(`savepoint ${quoted(name)}`);
  }

  async rollbackToSavepoint({ work }: PortConnection, name: string): Promise<void> {
    await work?.query(`rollback to savepoint ${quoted(name)}`);
  }

  async releaseSavepoint({ work }: PortConnection, name: string): Promise<void> {
    await work?.query(`release savepoint ${quoted(name)}`);
  }

  async releaseConnection(connection: PortConnection): Promise<void> {
    connection.work?.release();
    connection.work = undefined;
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
