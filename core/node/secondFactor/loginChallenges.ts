import { inject, injectable } from 'inversify';
import { type Kysely, sql } from 'kysely';
import { Database } from '../database/database';
import { hashToken, randomToken } from '../session/tokens';
import type { ChallengeTables } from './secondFactorTables';

/** Whoever sets codes up may have to install an app first. */
export const challengeLimits = { minutes: 5, setupMinutes: 15, tries: 5 } as const;

export interface Challenge {
  readonly tenantId: string;
  readonly userId: string;
  readonly createdAt: Date;
}

/** Log-ins that wait for their code. */
@injectable()
export class LoginChallenges {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Answers the token that the browser keeps. */
  async create(tenantId: string, userId: string, minutes: number): Promise<string> {
    const token = randomToken();
    const expires_at = sql<Date>`now() + ${minutes} * interval '1 minute'`;
    const row = { token_hash: hashToken('challenge', token), tenant_id: tenantId, user_id: userId, expires_at };
    await this.challenges
      .deleteFrom('login_challenge')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    await this.challenges.insertInto('login_challenge').values(row).execute();
    return token;
  }

  /** Counts a try before it is made; undefined when there were too many, or it is too late. */
  async take(token: string): Promise<Challenge | undefined> {
    return this.challenges
      .updateTable('login_challenge')
      .set({ tries: sql`tries + 1` })
      .where('token_hash', '=', hashToken('challenge', token))
      .where('tries', '<', challengeLimits.tries)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['tenant_id as tenantId', 'user_id as userId', 'created_at as createdAt'])
      .executeTakeFirst();
  }

  /** For what tries nothing. */
  async find(token: string): Promise<Challenge | undefined> {
    return this.challenges
      .selectFrom('login_challenge')
      .select(['tenant_id as tenantId', 'user_id as userId', 'created_at as createdAt'])
      .where('token_hash', '=', hashToken('challenge', token))
      .where('tries', '<', challengeLimits.tries)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  }

  /** False when it was ended already: one challenge opens one session. */
  async end(token: string): Promise<boolean> {
    const ended = this.challenges.deleteFrom('login_challenge').where('token_hash', '=', hashToken('challenge', token));
    return (await ended.returning('token_hash').execute()).length > 0;
  }

  private get challenges(): Kysely<ChallengeTables> {
    return this.database.platform.withTables<ChallengeTables>();
  }
}
