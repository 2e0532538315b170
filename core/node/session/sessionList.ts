import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit';
import { Configuration } from '../configuration/configuration';
import { Database } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { SessionStore } from './sessionStore';
import { Sessions } from './sessions';
import { containing } from '../database/likePattern';

/** A session that is open. */
export interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

export interface SessionQuery {
  readonly userId?: string;
  /** Part of the user's name, of the address or of the browser. */
  readonly search?: string;
  readonly sort: 'userName' | 'createdAt' | 'seenAt' | 'address';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = {
  userName: sql`lower(u.name)`,
  createdAt: sql`s.created_at`,
  seenAt: sql`s.seen_at`,
  address: sql`s.address`,
} as const;

/** Who of a tenant is signed in, and where. */
@injectable()
export class SessionList {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Database) private readonly database: Database,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
  ) {}

  async list(tenant: Tenant, query: SessionQuery): Promise<{ rows: OpenSession[]; total: number }> {
    const { userId, search, sort, order, limit, offset } = query;
    const pattern = containing(search ?? '');
    const where = sql`${this.isOpen(tenant)}
      ${userId === undefined ? sql`` : sql`and s.user_id = ${userId}`}
      ${search ? sql`and (u.name ilike ${pattern} or s.address ilike ${pattern} or s.user_agent ilike ${pattern})` : sql``}`;
    const direction = order === 'asc' ? sql`asc` : sql`desc`;
    const { rows } = await sql<OpenSession & { total: number }>`
      select s.id, s.user_id as "userId", u.name as "userName", s.created_at as "createdAt", s.seen_at as "seenAt",
        s.expires_at as "expiresAt", s.address, s.user_agent as "userAgent", (count(*) over ())::int as total
      from ${this.tables(tenant)} where ${where}
      order by ${columns[sort]} ${direction}, s.id limit ${limit} offset ${offset}`.execute(this.database.bare);
    return { rows, total: rows[0]?.total ?? 0 };
  }

  async find(tenant: Tenant, id: string): Promise<Pick<OpenSession, 'id' | 'userId' | 'userName'> | undefined> {
    const { rows } = await sql<Pick<OpenSession, 'id' | 'userId' | 'userName'>>`
      select s.id, s.user_id as "userId", u.name as "userName" from ${this.tables(tenant)}
      where ${this.isOpen(tenant)} and s.id = ${id}`.execute(this.database.bare);
    return rows[0];
  }

  /** In every replica: whatever is asked there from now on is refused. */
  async end(actor: Actor, { id, userId, userName }: Pick<OpenSession, 'id' | 'userId' | 'userName'>): Promise<void> {
    const { tenant } = actor;
    await this.database.transact(tenant, async (transaction) => {
      await this.store.end(transaction, tenant, userId, 'revoked', { only: id });
      const entry = { action: 'endSession', type: 'User', id: userId, name: userName, after: { session: id } };
      await this.audit.record(transaction, actor, entry);
    });
    this.sessions.forgetUser(userId);
  }

  private tables({ schema }: Tenant): RawBuilder<unknown> {
    return sql`lathe.session s join ${sql.id(schema, 'user')} u on u.id = s.user_id`;
  }

  private isOpen({ id }: Tenant): RawBuilder<unknown> {
    const idle = this.configuration.values.sessionIdleMinutes;
    return sql`s.tenant_id = ${id} and s.ended_at is null and s.expires_at > now()
      and s.seen_at + ${idle} * interval '1 minute' > now()`;
  }
}
