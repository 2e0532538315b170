import { type RawBuilder, sql } from 'kysely';
import { codeOf } from './failures';
import type { Link } from './link';
import type { Rows, Statement } from './statement';

/** Which transaction of which connection. */
export interface Mark {
  readonly connection: string;
  readonly number: number;
}

/** One after the other, whichever replica comes first. */
const preparing = `
  select pg_advisory_xact_lock(5284362);
  create schema if not exists lathe;
  create table if not exists lathe.commit_mark (
    connection text primary key,
    number bigint not null,
    at timestamptz not null default now()
  ) with (fillfactor = 50);
  delete from lathe.commit_mark where at < now() - interval '1 day'`;

const into = 'insert into lathe.commit_mark (connection, number) values';
const again = 'on conflict (connection) do update set number = excluded.number, at = excluded.at';

/**
 * Each transaction that writes leaves the number that it has on its connection. When the connection is lost during the
 * commit, the number tells whether it happened; a transaction id can't, as the database gives it out again after a crash.
 */
export class CommitMarks {
  private prepared: Promise<unknown> | undefined;
  private number = 0;

  async prepare(link: Link): Promise<void> {
    this.prepared ??= link.query({ text: preparing });
    try {
      await this.prepared;
    } catch (error) {
      this.prepared = undefined;
      throw error;
    }
  }

  next({ name }: Link): Mark {
    return { connection: name, number: ++this.number };
  }

  /** Somebody may have taken the table away, such as by restoring a backup. */
  forget(): void {
    this.prepared = undefined;
  }

  leave({ connection, number }: Mark): Statement {
    return { name: 'mark', text: `${into} ($1, $2) ${again}`, values: [connection, number] };
  }

  /** As a part of a greater statement. */
  within({ connection, number }: Mark): RawBuilder<unknown> {
    return sql`${sql.raw(into)} (${connection}, ${number}::bigint) ${sql.raw(again)}`;
  }

  areMissed(error: unknown): boolean {
    return codeOf(error) === '42P01' && error instanceof Error && error.message.includes('commit_mark');
  }

  /** Undefined as long as the lost connection may still be at it; it is told to end. */
  async find({ connection, number }: Mark, ask: (statement: Statement) => Promise<Rows>): Promise<boolean | undefined> {
    const ending = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
    const { rows: alive } = await ask({ text: ending, values: [connection] });
    if (alive.length > 0) return undefined;
    const kept = 'select 1 from lathe.commit_mark where connection = $1 and number >= $2';
    const { rows } = await ask({ text: kept, values: [connection, number] });
    return rows.length > 0;
  }
}
