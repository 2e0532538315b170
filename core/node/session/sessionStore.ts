import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { newId } from '../../common/ids/id';
import { type SessionEnd, sessionTopic } from '../../common/session/sessionEvent';
import { Database, type InTransaction, platformSchema } from '../database/database';
import { Events } from '../events/events';
import type { Tenant } from '../tenants/tenant';
import type { SessionTables } from './sessionTables';
import { hashToken, randomToken } from './tokens';

export interface NewSession {
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly minutes: number;
}

export interface FoundSession {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly secret: string;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly endedReason: SessionEnd | null;
}

/** The sessions of the platform as rows. */
@injectable()
export class SessionStore {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
  ) {}

  /** Answers the token, of which only a hash is kept. */
  async create(
    transaction: InTransaction,
    tenant: Tenant,
    session: NewSession,
  ): Promise<{ id: string; token: string }> {
    const token = randomToken();
    const id = newId('000s');
    await tablesIn(transaction)
      .insertInto('session')
      .values({
        id,
        token_hash: hashToken(token),
        tenant_id: tenant.id,
        user_id: session.userId,
        secret: randomToken(),
        expires_at: sql`now() + ${session.minutes} * interval '1 minute'`,
        address: session.address,
        user_agent: session.userAgent?.slice(0, 400) ?? null,
        ended_at: null,
        ended_reason: null,
      })
      .execute();
    return { id, token };
  }

  async find(token: string): Promise<FoundSession | undefined> {
    return this.database.platform
      .withTables<SessionTables>()
      .selectFrom('session')
      .select([
        'id',
        'tenant_id as tenantId',
        'user_id as userId',
        'secret',
        'seen_at as seenAt',
        'expires_at as expiresAt',
        'ended_reason as endedReason',
      ])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
  }

  async touch(id: string): Promise<void> {
    const sessions = this.database.platform.withTables<SessionTables>().updateTable('session');
    await sessions
      .set({ seen_at: sql`now()` })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Ends sessions of a user: one, or all but one. Every replica and every browser hears of it. */
  async end(
    transaction: InTransaction,
    tenant: Tenant,
    userId: string,
    reason: SessionEnd,
    which: { readonly only?: string; readonly except?: string } = {},
  ): Promise<void> {
    const ended = await tablesIn(transaction)
      .updateTable('session')
      .set({ ended_at: sql`now()`, ended_reason: reason })
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .$if(which.only !== undefined, (query) => query.where('id', '=', which.only ?? ''))
      .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
      .returning('id')
      .execute();
    const event = { topic: sessionTopic, action: 'ended', reason, user: userId } as const;
    await this.events.publishAll(
      transaction,
      tenant,
      ended.map(({ id }) => ({ ...event, id })),
    );
  }

  /** Forgets what nobody asks for any more; for a day the reason of an end is remembered. */
  async sweep(idleMinutes: number): Promise<void> {
    const { platform } = this.database;
    await platform
      .withTables<SessionTables>()
      .deleteFrom('session')
      .where(
        sql<boolean>`least(expires_at, seen_at + ${idleMinutes} * interval '1 minute', coalesce(ended_at, expires_at))
          < now() - interval '1 day'`,
      )
      .execute();
    await platform
      .withTables<SessionTables>()
      .deleteFrom('captcha')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    await platform
      .withTables<SessionTables>()
      .deleteFrom('login_attempt')
      .where('since', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  }
}

function tablesIn(transaction: InTransaction) {
  return transaction.withSchema(platformSchema).withTables<SessionTables>();
}
