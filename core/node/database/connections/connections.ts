import type { ClientConfig } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../../common/calls/refusal';
import { backoff } from './backoff';
import { CommitMarks, type Mark } from './commitMarks';
import { codeOf, ConnectionLost, inUsersWords, isOutdated, takesNoWrites } from './failures';
import { Leases } from './leases';
import type { Link } from './link';
import { withPatience } from './patience';
import { Pipes } from './pipes';
import { PreparedStatements } from './preparedStatements';
import { settled } from './settled';
import type { Rows, Statement } from './statement';
import { Work, type WorkOptions } from './work';

export interface ConnectionLimits {
  /** Connections for lone statements, and for transactions. */
  readonly pipes: number;
  readonly leases: number;
  /** For how many milliseconds a database that is away is waited for, and a free connection. */
  readonly patience: number;
  readonly waiting: number;
}

export const usualLimits: ConnectionLimits = { pipes: 3, leases: 10, patience: 15_000, waiting: 8000 };

/** Nothing that a user waits for may take longer; jobs and migrations say so themselves. */
const forLone = { statement_timeout: 30_000, lock_timeout: 10_000 };
const forTransactions = { ...forLone, statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };

/** All ways to the database. What is lost on the way is done again if that is safe, so that its users hear nothing of it. */
export class Connections {
  private readonly pipes: Pipes;
  private readonly leases: Leases;
  private readonly marks = new CommitMarks();
  private readonly prepared = new PreparedStatements();
  private closed = false;

  constructor(
    config: ClientConfig,
    private readonly onLost: (error: ConnectionLost) => void,
    readonly limits: ConnectionLimits = usualLimits,
  ) {
    this.pipes = new Pipes({ ...forLone, ...config }, limits.pipes);
    this.leases = new Leases({ ...forTransactions, ...config }, limits.leases, limits.waiting);
  }

  /** A statement on its own. */
  async query(text: string, values: unknown[]): Promise<Rows> {
    switch (this.prepared.natureOf(text)) {
      case 'read':
        return this.patiently(() => this.read(text, values));
      case 'write':
        return this.patiently(() => this.write(text, values));
      case 'other':
        return this.once(text, values);
    }
  }

  /** Begins a transaction; who ends it releases it too. */
  async begin(options: WorkOptions = {}): Promise<Work> {
    const link = await this.leases.take();
    try {
      const mark = options.readOnly ? undefined : await this.mark(link);
      return new Work(link, options, this.start(link, options, mark), {
        send: (on, text, values) => this.send(on, text, values),
        tookPlace: async () => mark !== undefined && this.tookPlace(link, this.marks.evidence(mark)),
        giveBack: (given) => this.leases.give(given),
      });
    } catch (error) {
      link.cut();
      this.leases.give(link);
      throw error;
    }
  }

  /**
   * One statement that is a transaction by itself: it takes a single way there and back, and nobody learns what it gave.
   * When the connection is lost on the way, `evidence` gives a row if it took place.
   */
  carryOut({ text, values = [] }: Statement, evidence: Statement): Promise<void> {
    return this.patiently(() =>
      this.leased(async (link) => {
        try {
          await this.send(link, text, values);
        } catch (error) {
          if (takesNoWrites(error)) throw link.leave(error);
          if (!(error instanceof ConnectionLost) || !(await this.tookPlace(link, evidence))) throw error;
        }
      }),
    );
  }

  /** Does it again while the database is away or others are in the way. */
  patiently<T>(work: () => Promise<T>): Promise<T> {
    const telling = async (): Promise<T> => {
      if (this.closed) throw new Refusal('STOPPING');
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        // Who closes the connections does not wait for anything any more.
        if (this.closed) throw new Refusal('STOPPING');
        this.onLost(error);
        throw error;
      }
    };
    return withPatience(telling, this.limits.patience);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.pipes.close(), this.leases.close()]);
  }

  private async read(text: string, values: unknown[]): Promise<Rows> {
    const pipe = await this.pipes.choose();
    return pipe ? this.send(pipe, text, values) : this.leased((link) => this.send(link, text, values));
  }

  /** In a transaction of its own, so that it can be found out whether it happened. */
  private async write(text: string, values: unknown[]): Promise<Rows> {
    const work = await this.begin();
    try {
      const rows = await work.query(text, values);
      await work.commit();
      return rows;
    } finally {
      await work.rollback();
      work.release();
    }
  }

  private async once(text: string, values: unknown[]): Promise<Rows> {
    const link = await this.patiently(() => this.leases.take());
    try {
      return await link.query({ text, values });
    } catch (error) {
      throw error instanceof ConnectionLost ? new Refusal('DATABASE_UNCERTAIN') : inUsersWords(error);
    } finally {
      this.leases.give(link);
    }
  }

  private async leased<T>(work: (link: Link) => Promise<T>): Promise<T> {
    const link = await this.leases.take();
    try {
      return await work(link);
    } finally {
      this.leases.give(link);
    }
  }

  private async send(link: Link, text: string, values: unknown[]): Promise<Rows> {
    try {
      return await link.query({ text, values, name: this.prepared.nameOf(text) });
    } catch (error) {
      if (isOutdated(error)) this.prepared.renew(text);
      throw error;
    }
  }

  /** Not waited for: the first statement goes out with it. */
  private async start(link: Link, options: WorkOptions, mark: Mark | undefined): Promise<void> {
    const begun = [link.query({ text: beginning(options) })];
    if (mark) begun.push(link.query(this.marks.leave(mark)));
    try {
      await settled(begun);
    } catch (error) {
      if (codeOf(error) !== '42P01') throw error;
      this.marks.forget();
      throw new ConnectionLost('The marks of commits are gone.', { cause: error });
    }
  }

  private async mark(link: Link): Promise<Mark> {
    await this.marks.prepare(link);
    return this.marks.next(link);
  }

  /** Asked as soon as the lost connection can't be at it any more. */
  private async tookPlace({ name }: Link, { text, values = [] }: Statement): Promise<boolean> {
    const until = performance.now() + this.limits.patience;
    for (let attempt = 0; performance.now() < until; attempt++) {
      try {
        const { rows: alive } = await this.read(ending, [name]);
        if (alive.length === 0) return (await this.read(text, values)).rows.length > 0;
      } catch {
        // The database is still away.
      }
      await wait(backoff(attempt));
    }
    throw new Refusal('DATABASE_UNCERTAIN');
  }
}

const ending = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';

function beginning({ isolation, readOnly }: WorkOptions): string {
  const level = isolation ? ` isolation level ${isolation}` : '';
  return `begin${level}${readOnly ? ' read only' : ''}`;
}
