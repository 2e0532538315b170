import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Profile, profiles } from '../../common/access/profiles';
import { passwordProblem } from '../../common/session/passwordPolicy';
import { Configuration, ConfigurationError } from '../configuration/configuration';
import { Database } from '../database/database';
import { Tenants } from '../tenants/tenants';
import { Users } from '../users/users';
import { oneTimePassword } from './oneTimePassword';

export interface Newcomer {
  readonly userName: string;
  /** Only where it was made up here; it is good for one log-in. */
  readonly oneTimePassword?: string;
}

const administrator = 'admin';
/** The same number in every replica: one of those that start at once makes the tenant. */
const firstStartLock = 5_284_363;

const sampleUsers: readonly (readonly [string, Profile])[] = profiles
  .filter((profile) => profile !== 'System Administrator' && profile !== 'Anonymous User')
  .map((profile) => [
    profile
      .replace(/ User$/, '')
      .replace(' ', '-')
      .toLowerCase(),
    profile,
  ]);

/** An empty platform gets its first tenant, and somebody who can sign in. */
@injectable()
export class FirstStart {
  constructor(
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Database) private readonly database: Database,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(Users) private readonly users: Users,
  ) {}

  /** Undefined when there is somebody already. */
  async run(): Promise<Newcomer | undefined> {
    if (!(await this.users.none())) return undefined;
    return this.database.bare.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${firstStartLock})`.execute(transaction);
      return (await this.users.none()) ? this.begin() : undefined;
    });
  }

  private async begin(): Promise<Newcomer> {
    const { adminPassword, sample } = this.configuration.values;
    if (adminPassword !== undefined) requireGood(adminPassword);
    const password = adminPassword ?? oneTimePassword();
    // What an interrupted first start has left is used.
    const [tenant = await this.tenants.create('Lathe')] = await this.tenants.all();
    const mustChangePassword = adminPassword === undefined;
    if (sample) {
      for (const [name, profile] of sampleUsers)
        await this.users.create(tenant, { name, password, profile, mustChangePassword });
    }
    const profile: Profile = 'System Administrator';
    await this.users.create(tenant, { name: administrator, password, profile, mustChangePassword });
    return { userName: administrator, ...(mustChangePassword ? { oneTimePassword: password } : {}) };
  }
}

function requireGood(password: string): void {
  const problem = passwordProblem(password, { userName: administrator, locale: 'en' });
  if (!problem) return;
  throw new ConfigurationError(`LATHE_ADMIN_PASSWORD is not good enough: ${reasons[problem]}.`);
}

const reasons = {
  PASSWORD_POLICY: 'it needs 6 to 32 characters and two kinds of upper case, lower case, digits and special characters',
  PASSWORD_NAME: 'it contains the user name',
  PASSWORD_WEAK: 'it is too common',
} as const;
