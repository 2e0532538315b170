import type { Link } from './link';
import type { Statement } from './statement';

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
    const text = `insert into lathe.commit_mark (connection, number) values ($1, $2)
      on conflict (connection) do update set number = excluded.number, at = excluded.at`;
    return { name: 'mark', text, values: [connection, number] };
  }

  /** Gives a row if the transaction took place. */
  evidence({ connection, number }: Mark): Statement {
    const text = 'select 1 from lathe.commit_mark where connection = $1 and number >= $2';
    return { text, values: [connection, number] };
  }
}
