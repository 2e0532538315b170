import { inject, injectable } from 'inversify';
import type { Selectable } from 'kysely';
import { newId } from '../../common/ids/id';
import type { Locale } from '../../common/locale';
import type { AccessTables } from '../access/accessTables';
import { Database, type InTransaction, platformSchema } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import { PasswordHasher } from './passwordHasher';
import type { SignInTables, UserTables } from './userTables';

export type User = Selectable<UserTables['user']>;

export interface NewUser {
  readonly name: string;
  readonly password: string;
  /** The name of one that the tenant has. */
  readonly profile: string;
  readonly locale?: Locale;
  readonly mustChangePassword?: boolean;
}

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

  async create(
    tenant: Tenant,
    { name, password, profile, locale = 'en', mustChangePassword }: NewUser,
  ): Promise<string> {
    const id = newId('10gd');
    const hash = await this.hasher.hash(password);
    await this.database.transact(tenant, async (transaction) => {
      const { kind } = await kindOf(transaction, profile);
      const user = {
        id,
        name,
        password_hash: hash,
        profile,
        kind,
        locale,
        must_change_password: mustChangePassword,
      } as const;
      await transaction.withTables<UserTables>().insertInto('user').values(user).execute();
      await transaction
        .withSchema(platformSchema)
        .withTables<SignInTables>()
        .insertInto('sign_in_name')
        .values({ name: signInName(name), tenant_id: tenant.id, user_id: id })
        .execute();
    });
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

  async update(
    transaction: InTransaction,
    tenant: Tenant,
    id: string,
    change: Partial<Pick<User, 'password_hash' | 'must_change_password' | 'password_changed_at' | 'locale' | 'active'>>,
  ): Promise<void> {
    await transaction
      .withSchema(tenant.schema)
      .withTables<UserTables>()
      .updateTable('user')
      .set(change)
      .where('id', '=', id)
      .execute();
  }
}

/** A profile is for users of the console or for those of built applications. */
function kindOf(transaction: InTransaction, profile: string) {
  const profiles = transaction.withTables<AccessTables>().selectFrom('profile').select('kind');
  return profiles.where('name', '=', profile).executeTakeFirstOrThrow();
}
