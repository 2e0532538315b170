import { inject, injectable } from 'inversify';
import { type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from 'lathe/common';
import {
  type Connected,
  containing,
  Database,
  type InTransaction,
  LoginThrottle,
  type SecondFactorTables,
  type Tenant,
  type UserTables,
} from 'lathe/node';
import type { UserBrief, UserListQuery, UserView } from '../../common/userShapes';
import { briefOf, type UserRow, viewOf } from './userView';

export type UserFilter = Partial<Pick<UserListQuery, 'name' | 'state' | 'profile'>>;

const columns = [
  'id',
  'name',
  'profile',
  'kind',
  'active',
  'must_change_password',
  'locale',
  'email',
  'phone',
  'created_at',
  'full_name',
  'source',
  'external_id',
  'revision',
  'modified_at',
] as const;

/** By which index, or by which words. */
const sorts = {
  userName: sql`lower(name)`,
  fullName: sql`lower(full_name)`,
  email: sql`lower(email)`,
  profile: sql`profile`,
  createdAt: sql`created_at`,
} as const;
const batch = 1000;

/** Reads users, a page at a time. */
@injectable()
export class UserList {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
  ) {}

  async page(tenant: Tenant, query: UserListQuery): Promise<{ rows: UserView[]; total: number }> {
    const rows = await this.ordered(tenant, query).execute();
    const locked = await this.throttle.lockedAmong(rows.map(({ name }) => name));
    return {
      rows: rows.map((row) => viewOf(row, locked.has(row.name))),
      total: await this.total(tenant, query, rows.length),
    };
  }

  async briefPage(tenant: Tenant, query: UserListQuery): Promise<{ rows: UserBrief[]; total: number }> {
    const rows = await this.ordered(tenant, query).execute();
    return { rows: rows.map(briefOf), total: await this.total(tenant, query, rows.length) };
  }

  async get(tenant: Tenant, id: string): Promise<UserView> {
    const row = await this.select(this.database.of(tenant)).where('id', '=', id).executeTakeFirst();
    if (!row) throw noSuchUser(id);
    return viewOf(row, (await this.throttle.lockedAmong([row.name])).has(row.name));
  }

  /** Nobody else changes him until the transaction ends. */
  async lock(transaction: InTransaction, tenant: Tenant, id: string): Promise<UserRow> {
    const own = transaction.withSchema(tenant.schema);
    const row = await this.select(own).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!row) throw noSuchUser(id);
    return row;
  }

  async findByName(transaction: InTransaction, tenant: Tenant, name: string): Promise<UserRow | undefined> {
    const own = transaction.withSchema(tenant.schema);
    return this.select(own)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .executeTakeFirst();
  }

  /** All of them in the order of their ids, which is that of their age, never more than a batch at once. */
  async *all(tenant: Tenant, filter: UserFilter): AsyncGenerator<UserRow> {
    for (let after = ''; ;) {
      const rows = await this.filtered(this.select(this.database.of(tenant)), filter)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute();
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      after = last.id;
    }
  }

  private ordered(tenant: Tenant, query: UserListQuery) {
    const { pageSize, sort, order } = query;
    return this.filtered(this.select(this.database.of(tenant)), query)
      .orderBy(sorts[sort], (by) => (order === 'asc' ? by.asc() : sort === 'email' ? by.desc().nullsLast() : by.desc()))
      .orderBy('id', order)
      .limit(pageSize)
      .offset(offsetOf(query));
  }

  /** A page that isn't full is the last one, and tells how many there are: searching all of them once is enough. */
  private async total(tenant: Tenant, query: UserListQuery, found: number): Promise<number> {
    const offset = offsetOf(query);
    const last = found < query.pageSize && (found > 0 || offset === 0);
    return last ? offset + found : this.count(tenant, query);
  }

  private async count(tenant: Tenant, filter: UserFilter): Promise<number> {
    const users = this.database.of(tenant).withTables<UserTables>().selectFrom('user');
    const { count } = await this.filtered(users, filter)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  private filtered<O>(users: SelectQueryBuilder<UserTables, 'user', O>, { name, state, profile }: UserFilter) {
    const part = containing(name ?? '');
    return users
      .$if(Boolean(name), (query) =>
        query.where(({ or, eb }) =>
          or([eb('name', 'ilike', part), eb('full_name', 'ilike', part), eb('email', 'ilike', part)]),
        ),
      )
      .$if(state !== undefined, (query) => query.where('active', '=', state === 'active'))
      .$if(profile !== undefined, (query) => query.where('profile', '=', profile ?? ''));
  }

  private select(connection: Connected) {
    return connection
      .withTables<UserTables & SecondFactorTables>()
      .selectFrom('user')
      .select(columns)
      .select(sql<boolean>`password_hash <> '!'`.as('has_password'))
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('second_factor')
            .select('user_id')
            .whereRef('second_factor.user_id', '=', 'user.id')
            .where('confirmed_at', 'is not', null),
        )
          .$castTo<boolean>()
          .as('second_factor'),
      );
  }
}

function offsetOf({ page, pageSize, offset = (page - 1) * pageSize }: UserListQuery): number {
  return offset;
}

export function noSuchUser(id: string): Refusal {
  return new Refusal('NOT_FOUND', { parameters: { id, type: 'User' } });
}
