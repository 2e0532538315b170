import { containing, Database, type Tenant } from 'lathe/node';
import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import type { AuditEntryDetail, AuditEntryView, AuditFilter } from '../../common/auditCalls';

type Row = Omit<AuditEntryDetail, 'at'> & { readonly at: Date };

interface Page {
  readonly sort: 'at' | 'userName' | 'action' | 'type' | 'name';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const brief = sql`number::text as id, at, user_id as "userId", user_name as "userName", address, request_id as "requestId",
  action, type, object_id as "objectId", name, token_id as "tokenId", token_name as "tokenName"`;
const whole = sql`${brief}, before, after`;

const sortedBy = {
  at: sql`number`,
  userName: sql`lower(user_name)`,
  action: sql`action`,
  type: sql`type`,
  name: sql`lower(name)`,
} as const;

const batch = 1000;

/** Reads a tenant's audit log. */
@injectable()
export class AuditLog {
  constructor(@inject(Database) private readonly database: Database) {}

  async list(tenant: Tenant, filter: AuditFilter, page: Page): Promise<{ rows: AuditEntryView[]; total: number }> {
    const where = whereSql(filter);
    const direction = page.order === 'asc' ? sql`asc` : sql`desc`;
    const table = tableOf(tenant);
    const { rows } = await sql<Row>`select ${brief} from ${table} where ${where}
      order by ${sortedBy[page.sort]} ${direction}, number ${direction} limit ${page.limit} offset ${page.offset}`.execute(
      this.database.bare,
    );
    const counted = await sql<{ total: number }>`select count(*)::int as total from ${table} where ${where}`.execute(
      this.database.bare,
    );
    return { rows: rows.map(withTime), total: counted.rows[0]?.total ?? 0 };
  }

  async get(tenant: Tenant, id: string): Promise<AuditEntryDetail | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const { rows } = await sql<Row>`select ${whole} from ${tableOf(tenant)} where number = ${id}`.execute(
      this.database.bare,
    );
    return rows[0] && withTime(rows[0]);
  }

  /** One after the other from the oldest on, without holding more than a batch of them. */
  async *all(tenant: Tenant, filter: AuditFilter, signal: AbortSignal): AsyncGenerator<AuditEntryDetail> {
    let last = '0';
    while (!signal.aborted) {
      const { rows } = await sql<Row>`select ${whole} from ${tableOf(tenant)}
        where number > ${last} and ${whereSql(filter)} order by number limit ${batch}`.execute(this.database.bare);
      yield* rows.map(withTime);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < batch) return;
    }
  }
}

function whereSql({ search, userId, action, type, objectId, from, to }: AuditFilter): RawBuilder<boolean> {
  const parts = [sql<boolean>`true`];
  if (userId !== undefined) parts.push(sql`user_id = ${userId}`);
  if (action !== undefined) parts.push(sql`action = ${action}`);
  if (type !== undefined) parts.push(sql`type = ${type}`);
  if (objectId !== undefined) parts.push(sql`object_id = ${objectId}`);
  if (from !== undefined) parts.push(sql`at >= ${from}`);
  if (to !== undefined) parts.push(sql`at < ${to}`);
  if (search) {
    const pattern = containing(search);
    parts.push(sql`(concat_ws(' ', user_name, name, action, type, address, token_name) ilike ${pattern} or object_id = ${search}
      or user_id = ${search} or token_id = ${search} or request_id = ${search})`);
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

function withTime<R extends Row>(row: R): Omit<R, 'at'> & { readonly at: string } {
  return { ...row, at: row.at.toISOString() };
}

function tableOf({ schema }: Tenant) {
  return sql.id(schema, 'audit');
}
