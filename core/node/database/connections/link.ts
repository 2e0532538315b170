import { randomUUID } from 'node:crypto';
import { type Client, type ClientConfig, Query } from 'pg';
import { ConnectionLost, saysGoodbye } from './failures';
import { cutOff, openClient } from './openClient';
import type { Rows, Statement } from './statement';

/** Beyond it the database would hold much memory for statements that are seldom used. */
const greatestPrepared = 500;

/** Given to pg as it is: of what is no query yet pg makes a copy, property by property, that costs more than the rest. */
class NamedQuery extends Query<Record<string, unknown>> {
  constructor(
    text: string,
    values: unknown[] | undefined,
    readonly name: string | undefined,
    done: (error: Error | undefined, rows: Rows) => void,
  ) {
    super(text, values, done);
  }
}

/** An open connection: it knows whether it still is one, and how much is under way on it. */
export class Link {
  broken = false;
  /** How many statements wait for their answer. */
  load = 0;
  private oldest = 0;
  /** Whether statements are put together to go out at the end of this turn. */
  gathering = false;
  private readonly prepared = new Set<string>();

  private constructor(
    private readonly client: Client,
    /** By which the database shows it to operators, and by which it is found after it was lost. */
    readonly name: string,
  ) {
    const lose = (): void => void (this.broken = true);
    client.on('error', lose);
    client.on('end', lose);
  }

  static async open(config: ClientConfig): Promise<Link> {
    const name = `lathe ${randomUUID()}`;
    try {
      // Statements are sent without waiting for the answers of those before.
      return new Link(await openClient({ ...config, application_name: name, pipeline: true }), name);
    } catch (error) {
      throw new ConnectionLost('There is no connection to the database.', { cause: error });
    }
  }

  /** It has had its time: whoever holds it should let it go. */
  get worn(): boolean {
    return this.broken || this.prepared.size > greatestPrepared;
  }

  /** For how many milliseconds its statements have been waiting. */
  get delay(): number {
    return this.load === 0 ? 0 : performance.now() - this.oldest;
  }

  async query(statement: Statement): Promise<Rows> {
    if (this.broken) throw new ConnectionLost('The connection was lost before.');
    if (statement.name) this.prepared.add(statement.name);
    if (this.load++ === 0) this.oldest = performance.now();
    this.gather();
    try {
      return await this.send(statement);
    } catch (error) {
      throw this.judge(error);
    } finally {
      this.load--;
      this.oldest = performance.now();
    }
  }

  private send({ text, values, name }: Statement): Promise<Rows> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null | undefined, rows: Rows): void => (error ? reject(error) : resolve(rows));
      this.client.query(new NamedQuery(text, values, name, done));
    });
  }

  /** With nothing under way it says goodbye; otherwise what is under way comes to its end first. */
  async close(): Promise<void> {
    this.broken = true;
    await this.client.end();
  }

  cut(): void {
    this.broken = true;
    cutOff(this.client);
  }

  /**
   * What is asked in the same turn of the loop, by whichever request, goes out in one piece: a call of the system, and waking
   * the other side, cost as much as a short statement.
   */
  private gather(): void {
    if (this.gathering) return;
    const { stream } = this.client.connection;
    this.gathering = true;
    stream.cork();
    setImmediate(() => {
      this.gathering = false;
      stream.uncork();
    });
  }

  /** Cut, as its database takes no writes any more; another connection may find one that does. */
  leave(cause: unknown): ConnectionLost {
    this.cut();
    return new ConnectionLost('The database takes no writes any more.', { cause });
  }

  private judge(error: unknown): unknown {
    if (saysGoodbye(error)) this.cut();
    else if (!this.broken) return error;
    return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
