import { inject, injectable } from 'inversify';
import { type Selectable, sql } from 'kysely';
import { Refusal } from '../../common/calls/refusal';
import { newId } from '../../common/ids/id';
import type { Locale } from '../../common/locale';
import type { AccessTables } from '../access/accessTables';
import { Database, type InTransaction, platformSchema } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { noPassword, PasswordHasher } from './passwordHasher';
import type { SignInTables, UserSource, UserTables } from './userTables';

export type User = Selectable<UserTables['user']>;

export interface NewUser {
  readonly name: string;
  /** Without one he signs in by other means, or sets one by way of his address. */
  readonly password?: string;
  /** The name of one that the tenant has. */
  readonly profile: string;
  readonly locale?: Locale;
  readonly mustChangePassword?: boolean;
  readonly fullName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly source?: UserSource;
  readonly externalId?: string;
}

export type UserChange = Partial<
  Pick<
    User,
    | 'password_hash'
    | 'must_change_password'
    | 'password_changed_at'
    | 'locale'
    | 'active'
    | 'profile'
    | 'full_name'
    | 'email'
    | 'phone'
  >
>;

/** One who signs in as "Ann" is the same as "ann". */
export function signInName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/** The users of every tenant, and the names by which they sign in. */
@injectable()
export class Users {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  async create(tenant: Tenant, user: NewUser): Promise<string> {
    const hash = await this.hashFor(user);
    return this.database.transact(tenant, (transaction) => this.add(transaction, tenant, user, hash));
  }

  /** Takes its time, so that it is done before a transaction begins. */
  async hashFor({ password }: Pick<NewUser, 'password'>): Promise<string> {
    return password === undefined ? noPassword : this.hasher.hash(password);
  }

  /** As part of a change; `hash` is what `hashFor` said. A name that is taken is refused, in whichever tenant. */
  async add(transaction: InTransaction, tenant: Tenant, user: NewUser, hash: string): Promise<string> {
    const id = newId('10gd');
    const { name, profile, locale = 'en' } = user;
    const own = transaction.withSchema(tenant.schema);
    const { kind } = await kindOf(own, profile);
    const taken = await transaction
      .withSchema(platformSchema)
      .withTables<SignInTables>()
      .insertInto('sign_in_name')
      .values({ name: signInName(name), tenant_id: tenant.id, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .execute();
    if (taken.length === 0) throw nameTaken(name);
    const row = {
      id,
      name,
      password_hash: hash,
      profile,
      kind,
      locale,
      must_change_password: user.mustChangePassword,
      full_name: user.fullName,
      email: user.email ?? null,
      phone: user.phone ?? null,
      source: user.source,
      external_id: user.externalId ?? null,
    };
    await own.withTables<UserTables>().insertInto('user').values(row).execute();
    return id;
  }

  /** Which tenant's which user signs in by this name. */
  async locate(name: string): Promise<{ tenantId: string; userId: string } | undefined> {
    return this.database.platform
      .withTables<SignInTables>()
      .selectFrom('sign_in_name')
      .select(['tenant_id as tenantId', 'user_id as userId'])
      .where('name', '=', signInName(name))
      .executeTakeFirst();
  }

  /** Nobody can sign in yet. */
  async none(): Promise<boolean> {
    const names = this.database.platform.withTables<SignInTables>().selectFrom('sign_in_name').select('name').limit(1);
    return (await names.executeTakeFirst()) === undefined;
  }

  async get(tenant: Tenant, id: string): Promise<User | undefined> {
    return this.database
      .of(tenant)
      .withTables<UserTables>()
      .selectFrom('user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async update(transaction: InTransaction, tenant: Tenant, id: string, change: UserChange): Promise<void> {
    await transaction
      .withSchema(tenant.schema)
      .withTables<UserTables>()
      .updateTable('user')
      .set({ ...change, revision: sql`revision + 1`, modified_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  }
}

function nameTaken(name: string): Refusal {
  return new Refusal('USER_EXISTS', {
    status: 409,
    parameters: { name },
    fields: [{ path: 'body.userName', message: 'USER_EXISTS' }],
  });
}

/** A profile is for users of the console or for those of built applications. */
function kindOf(transaction: InTransaction, profile: string) {
  const profiles = transaction.withTables<AccessTables>().selectFrom('profile').select('kind');
  return profiles.where('name', '=', profile).executeTakeFirstOrThrow();
}
