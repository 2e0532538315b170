import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ConnectionPort, Lease, Statement } from './connectionPort';
import { statementName } from './statementNames';

/** A lone statement goes out on any connection; only a transaction holds one of its own. */
class PortConnection implements DatabaseConnection {
  lease: Lease | undefined;

  constructor(private readonly port: ConnectionPort) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { text: sql, values: [...parameters], name: statementName(sql) };
    const { rows, rowCount, command } = await this.run(statement);
    // The shape of the rows is Kysely's to know: it wrote the statement.
    const result = rows as R[];
    return command === 'SELECT' ? { rows: result } : { rows: result, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  run(statement: Statement) {
    return (this.lease ?? this.port).query(statement);
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Stream through a cursor on a leased connection.');
  }
}

export class PortDriver implements Driver {
  constructor(private readonly port: ConnectionPort) {}

  async init(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.port.close();
  }

  async acquireConnection(): Promise<PortConnection> {
    return new PortConnection(this.port);
  }

  async beginTransaction(connection: PortConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    connection.lease = await this.port.lease();
    await connection.run({ text: isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin' });
  }

  async commitTransaction(connection: PortConnection): Promise<void> {
    await connection.run({ text: 'commit' });
  }

  async rollbackTransaction(connection: PortConnection): Promise<void> {
    await connection.run({ text: 'rollback' });
  }

  async releaseConnection(connection: PortConnection): Promise<void> {
    connection.lease?.release();
    connection.lease = undefined;
  }
}
