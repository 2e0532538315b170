import { inject, injectable } from 'inversify';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../common/calls/refusal';
import { Database } from '../database/database';
import { signInName } from '../users/users';
import type { SessionTables } from './sessionTables';
import { PasswordPolicies } from './passwordPolicies';
import { hashToken } from './tokens';

/** After so many failures in the window. */
export const throttleLimits = {
  windowMinutes: 15,
  lockMinutes: 15,
  userCaptcha: 3,
  userLock: 10,
  addressCaptcha: 20,
  addressLock: 100,
} as const;

interface Attempts {
  readonly failures: number;
  readonly lockedSeconds: number;
}

/** After how many failures for how long. */
interface Lock {
  readonly attempts: number;
  readonly minutes: number;
}

/** Counts failed log-ins by name, whether there is such a user or not, and by address; all replicas count together. */
@injectable()
export class LoginThrottle {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
  ) {}

  /** Throws a Refusal when no attempt is allowed now; answers whether a captcha must come with one. */
  async check(userName: string | undefined, address: string): Promise<{ captchaRequired: boolean }> {
    const byAddress = await this.read(addressKey(address));
    if (byAddress.lockedSeconds > 0) throw tooMany(byAddress.lockedSeconds);
    const byUser = userName === undefined ? undefined : await this.read(userKey(userName));
    if (byUser && byUser.lockedSeconds > 0) throw locked(byUser.lockedSeconds);
    return { captchaRequired: needsCaptcha(byUser, byAddress) };
  }

  /** The same without a refusal, for those who only ask. */
  async captchaRequired(userName: string | undefined, address: string): Promise<boolean> {
    const byUser = userName === undefined ? undefined : await this.read(userKey(userName));
    return needsCaptcha(byUser, await this.read(addressKey(address)));
  }

  /** Counts an attempt before it is made, so that many at once are no more than many in a row. */
  async reserve(userName: string, address: string): Promise<void> {
    const { lockAttempts, lockMinutes } = await this.policies.ofName(userName);
    const byAddress = { attempts: throttleLimits.addressLock, minutes: throttleLimits.lockMinutes };
    if (!(await this.count(addressKey(address), byAddress))) {
      throw tooMany((await this.read(addressKey(address))).lockedSeconds);
    }
    if (!(await this.count(userKey(userName), { attempts: lockAttempts, minutes: lockMinutes }))) {
      throw locked((await this.read(userKey(userName))).lockedSeconds);
    }
  }

  /** What was reserved was no failure. */
  async succeeded(userName: string, address: string): Promise<void> {
    await this.unlock(userName);
    await this.attempts
      .updateTable('login_attempt')
      .set({ failures: sql`greatest(failures - 1, 0)`, locked_until: null })
      .where('key', '=', addressKey(address))
      .execute();
  }

  /** Forgets what a name has failed. */
  async unlock(userName: string): Promise<void> {
    await this.attempts.deleteFrom('login_attempt').where('key', '=', userKey(userName)).execute();
  }

  /** Which of these names are locked at the moment. */
  async lockedAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const byKey = new Map(names.map((name) => [userKey(name), name]));
    const found = await this.attempts
      .selectFrom('login_attempt')
      .select('key')
      .where('key', 'in', [...byKey.keys()])
      .where('locked_until', '>', sql<Date>`now()`)
      .execute();
    return new Set(found.flatMap(({ key }) => byKey.get(key) ?? []));
  }

  private async read(key: string): Promise<Attempts> {
    const found = await this.attempts
      .selectFrom('login_attempt')
      .select([
        'failures',
        sql<boolean>`coalesce(locked_until, since + ${throttleLimits.windowMinutes} * interval '1 minute') < now()`.as(
          'over',
        ),
        sql<number>`ceil(extract(epoch from greatest(coalesce(locked_until, now()) - now(), interval '0')))::int`.as(
          'seconds',
        ),
      ])
      .where('key', '=', key)
      .executeTakeFirst();
    return found && !found.over
      ? { failures: found.failures, lockedSeconds: found.seconds }
      : { failures: 0, lockedSeconds: 0 };
  }

  /** False when the key is locked. The attempt that reaches the limit is the last one. */
  private async count(key: string, { attempts, minutes }: Lock): Promise<boolean> {
    const { windowMinutes } = throttleLimits;
    const table = sql.table('lathe.login_attempt');
    const over = sql`coalesce(old.locked_until, old.since + ${windowMinutes} * interval '1 minute') < now()`;
    const { rows } = await sql`
      insert into ${table} as old (key, failures) values (${key}, 1)
      on conflict (key) do update set
        failures = case when ${over} then 1 else old.failures + 1 end,
        since = case when ${over} then now() else old.since end,
        locked_until = case when not ${over} and old.failures + 1 >= ${attempts} then now() + ${minutes} * interval '1 minute' end
      where old.locked_until is null or old.locked_until < now()
      returning failures`.execute(this.database.platform);
    return rows.length > 0;
  }

  private get attempts(): Kysely<SessionTables> {
    return this.database.platform.withTables<SessionTables>();
  }
}

// People type passwords into the field for the name: what was typed is kept as a hash only.
const userKey = (name: string): string => hashToken('user', signInName(name));
const addressKey = (address: string): string => hashToken('address', address);

function needsCaptcha(byUser: Attempts | undefined, byAddress: Attempts): boolean {
  return (byUser?.failures ?? 0) >= throttleLimits.userCaptcha || byAddress.failures >= throttleLimits.addressCaptcha;
}

function locked(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Refusal('ACCOUNT_LOCKED', { status: 423, parameters: { minutes }, details: { seconds } });
}

function tooMany(seconds: number): Refusal {
  return new Refusal('TOO_MANY', { parameters: { seconds }, details: { seconds } });
}
