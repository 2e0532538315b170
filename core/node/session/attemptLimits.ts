import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Refusal } from '../../common/calls/refusal';
import { Database } from '../database/database';
import type { SessionTables } from './sessionTables';
import { hashToken } from './tokens';

export interface AttemptLimit {
  /** What is counted, such as "resetpassword". */
  readonly of: string;
  readonly most: number;
  readonly minutes: number;
}

/** Counts what may be tried only so often in a while; all replicas count together. */
@injectable()
export class AttemptLimits {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Counts before it is tried, so that many at once are no more than many in a row. Throws a Refusal beyond the limit. */
  async take({ of, most, minutes }: AttemptLimit, who: string): Promise<void> {
    const over = sql`old.since + ${minutes} * interval '1 minute' < now()`;
    const { rows } = await sql<{ failures: number; seconds: number }>`
      insert into lathe.login_attempt as old (key, failures) values (${keyOf(of, who)}, 1)
      on conflict (key) do update set
        failures = case when ${over} then 1 else least(old.failures, ${most}) + 1 end,
        since = case when ${over} then now() else old.since end
      returning failures,
        ceil(extract(epoch from old.since + ${minutes} * interval '1 minute' - now()))::int as seconds`.execute(
      this.database.platform,
    );
    const [row] = rows;
    if (!row || row.failures <= most) return;
    const seconds = Math.max(1, row.seconds);
    throw new Refusal('TOO_MANY', { parameters: { seconds }, details: { seconds } });
  }

  /** It went well: what was counted does not count any more. */
  async forget({ of }: Pick<AttemptLimit, 'of'>, who: string): Promise<void> {
    const attempts = this.database.platform.withTables<SessionTables>().deleteFrom('login_attempt');
    await attempts.where('key', '=', keyOf(of, who)).execute();
  }
}

const keyOf = (of: string, who: string): string => hashToken('limit', of, who);
