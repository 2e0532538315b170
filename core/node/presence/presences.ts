import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { absentSeconds, type Presence, presenceTopic, silentSeconds } from '../../common/presence/presence';
import type { Actor } from '../access/actor';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import { MetadataTypes } from '../metadata/types/metadataTypes';
import type { Tenant } from '../tenants/tenant';

/** More pages of one user than this are a browser gone wild: the oldest are forgotten. */
const mostPages = 50;
const mostUsers = 500;

interface Row {
  readonly user: string;
  readonly name: string;
  readonly record: string;
}

/** Who has what open: kept in the database, so that every replica knows, and forgotten when his browser is gone. */
@injectable()
export class Presences {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  /** What one page has open now. */
  say(actor: Actor, client: string, records: readonly string[]): Promise<void> {
    const { tenant, userId, userName } = actor;
    const wanted = [...new Set(records)];
    const page = client.slice(0, 100);
    return this.database.transact(tenant, async (transaction) => {
      const before = await this.before(transaction, actor, page);
      if (wanted.length === 0) {
        await sql`delete from ${table(tenant)} where user_id = ${userId} and client = ${page}`.execute(transaction);
      } else {
        await sql`insert into ${table(tenant)} as p
          (user_id, client, user_name, connection, records, said_at, seen_at)
          values (${userId}, ${page}, ${userName}, ${connectionOf(actor)}, ${wanted}, now(), now())
          on conflict (user_id, client) do update set user_name = excluded.user_name,
            connection = excluded.connection, records = excluded.records, said_at = now(), seen_at = now()`.execute(
          transaction,
        );
        if (!before) await this.limit(transaction, actor);
      }
      if (!isSame(before ?? [], wanted)) await this.tell(transaction, tenant, userId);
    });
  }

  /** Of records that are there and that the caller may read; he himself is one of them. */
  async list(actor: Actor): Promise<Presence[]> {
    const { schema } = actor.tenant;
    const { rows } = await sql<Row>`
      select distinct p.user_id as "user", p.user_name as name, m.id as record
      from (select * from ${sql.id(schema, 'presence')} p where ${alive} order by said_at desc limit ${mostUsers}) p
      cross join lateral unnest(p.records) as opened(id)
      join ${sql.id(schema, 'metadata')} m on m.id = opened.id and m.deletion is null
        and m.type = any(${this.types.namesFor(actor)}::text[])
      order by name, record`.execute(this.database.bare);
    const byUser = new Map<string, { userId: string; userName: string; records: string[] }>();
    for (const { user, name, record } of rows) {
      const known = byUser.get(user) ?? { userId: user, userName: name, records: [] };
      known.records.push(record);
      byUser.set(user, known);
    }
    return [...byUser.values()];
  }

  /** Their streams are open: they are still there. */
  async beat(tenant: Tenant, connections: readonly string[]): Promise<void> {
    await sql`update ${table(tenant)} set seen_at = now()
      where connection = any(${[...new Set(connections)]}::text[])`.execute(this.database.bare);
  }

  /** Each replica may do it: the one that removes somebody tells of it. */
  async expire(tenant: Tenant): Promise<void> {
    await this.end(tenant, sql`not ${alive}`);
  }

  /** A session that is over has nothing open. */
  async release(tenant: Tenant, session: string): Promise<void> {
    await this.end(tenant, sql`p.connection = ${session}`);
  }

  private async end(tenant: Tenant, which: ReturnType<typeof sql>): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      const { rows } = await sql<{ user: string }>`delete from ${table(tenant)} p where ${which}
        returning p.user_id as "user"`.execute(transaction);
      for (const user of new Set(rows.map((row) => row.user))) await this.tell(transaction, tenant, user);
    });
  }

  private async before(
    transaction: InTransaction,
    { tenant, userId }: Actor,
    client: string,
  ): Promise<readonly string[] | undefined> {
    const { rows } = await sql<{ records: string[] }>`select p.records from ${table(tenant)} p
      where p.user_id = ${userId} and p.client = ${client} and ${alive}`.execute(transaction);
    return rows[0]?.records;
  }

  private async limit(transaction: InTransaction, { tenant, userId }: Actor): Promise<void> {
    await sql`delete from ${table(tenant)} where user_id = ${userId} and client in (
      select client from ${table(tenant)} where user_id = ${userId} order by said_at desc offset ${mostPages}
    )`.execute(transaction);
  }

  /** Not what he opened: who hears of it asks for what he may know. */
  private tell(transaction: InTransaction, tenant: Tenant, id: string): Promise<void> {
    return this.events.publish(transaction, tenant, { topic: presenceTopic, action: 'changed', id });
  }
}

const alive = sql`(p.seen_at > now() - make_interval(secs => ${sql.lit(absentSeconds)})
  and p.said_at > now() - make_interval(secs => ${sql.lit(silentSeconds)}))`;

function table({ schema }: Tenant) {
  return sql.id(schema, 'presence');
}

/** By a token there is no session, but one's own stream. */
export function connectionOf({ session, userId }: Pick<Actor, 'session' | 'userId'>): string {
  return session ?? userId;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
