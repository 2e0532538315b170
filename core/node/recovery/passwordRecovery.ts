import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { type Locale, toLocale } from '../../common/locale';
import { loginPath, portalLoginPath } from '../../common/session/sessionNames';
import { Audit, type AuditedActor } from '../audit/audit';
import { Database } from '../database/database';
import { Log } from '../log/log';
import { Mail } from '../mail/mail';
import { AttemptLimits } from '../session/attemptLimits';
import { LoginThrottle } from '../session/loginThrottle';
import { PasswordPolicies } from '../session/passwordPolicies';
import { Sessions } from '../session/sessions';
import { SessionStore } from '../session/sessionStore';
import type { Account } from '../session/signIn';
import { Tenants } from '../tenants/tenants';
import { PasswordHasher } from '../users/passwordHasher';
import { userActor } from '../users/userActor';
import { signInName, type User, Users } from '../users/users';
import { type Recovery, recoveryLimits, RecoveryStore } from './recoveryStore';

export const recoveryThrottle = {
  sendByName: { of: 'recovery/name', most: 3, minutes: 15 },
  sendByAddress: { of: 'recovery/address', most: 20, minutes: 15 },
  verifyByAddress: { of: 'recovery/verify', most: 50, minutes: 15 },
  codeByName: { of: 'recovery/code', most: 15, minutes: 60 },
} as const;

/** Who asks, and from where. */
export interface Asker {
  readonly kind: User['kind'];
  readonly address: string;
  readonly requestId: string;
}

const nothing: ReadonlySet<string> = new Set();
/** Looked up in place of whom nobody knows: that takes as long. */
const nobody: Recovery = { tenantId: '', userId: '' };

/** Gives those another password who have forgotten theirs. Nobody learns from it which users there are. */
@injectable()
export class PasswordRecovery {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @inject(AttemptLimits) private readonly limits: AttemptLimits,
    @inject(Log) private readonly log: Log,
    @inject(Mail) private readonly mail: Mail,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(RecoveryStore) private readonly recoveries: RecoveryStore,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
    @inject(Users) private readonly users: Users,
  ) {}

  /** `origin` is where the link leads. */
  async sendLink(asker: Asker, userName: string, origin: string): Promise<void> {
    await this.admit(asker, userName);
    this.later(async () => {
      const account = await this.accountOf(userName, asker.kind);
      const to = account?.user.email;
      if (!account || !to) return;
      await this.database.transact(account.tenant, async (transaction) => {
        const token = await this.recoveries.addLink(transaction, account);
        const path = asker.kind === 'User' ? loginPath : portalLoginPath;
        // Behind "#" it reaches no log of any server.
        const link = `${origin}${path}#reset=${token}`;
        const parameters = { name: account.user.name, link, minutes: recoveryLimits.linkMinutes };
        const message = {
          template: 'resetPassword',
          parameters,
          secrets: ['link'],
          locale: toLocale(account.user.locale),
        };
        const actor = userActor(account.tenant, account.user, nothing);
        await this.mail.send(actor, { ...message, to, transaction });
      });
    });
  }

  async sendCode(asker: Asker, userName: string): Promise<void> {
    await this.admit(asker, userName);
    this.later(async () => {
      const account = await this.accountOf(userName, asker.kind);
      const to = account?.user.phone;
      if (!account || !to) return;
      await this.database.transact(account.tenant, async (transaction) => {
        const code = await this.recoveries.addCode(transaction, account);
        const message = {
          template: 'resetPasswordCode',
          parameters: { code, minutes: recoveryLimits.codeMinutes },
          secrets: ['code'],
          locale: toLocale(account.user.locale),
        };
        const actor = userActor(account.tenant, account.user, nothing);
        await this.mail.sendSms(actor, { ...message, to, transaction });
      });
    });
  }

  /** The link of the e-mail, for a token that sets the password. */
  async followLink(asker: Asker, link: string): Promise<{ readonly token: string; readonly userName: string }> {
    await this.limits.take(recoveryThrottle.verifyByAddress, asker.address);
    const found = await this.recoveries.followLink(link);
    const account = found && (await this.load(found, asker.kind));
    if (!found || !account) throw new Refusal('RESET_EXPIRED');
    return { token: found.token, userName: account.user.name };
  }

  /** The code of the text message, likewise. Who has none is told what others are told whose code is wrong. */
  async tryCode(
    asker: Asker,
    userName: string,
    code: string,
  ): Promise<{ readonly token: string; readonly userName: string }> {
    await this.limits.take(recoveryThrottle.verifyByAddress, asker.address);
    await this.limits.take(recoveryThrottle.codeByName, signInName(userName));
    const account = await this.accountOf(userName, asker.kind);
    const found = await this.recoveries.tryCode(account?.user.id ?? nobody.userId, code);
    if (!account || !found)
      throw new Refusal('RESET_CODE_WRONG', { fields: [{ path: 'body.code', message: 'RESET_CODE_WRONG' }] });
    return { token: found.token, userName: account.user.name };
  }

  /** A password that is refused does not use the token up. */
  async reset(asker: Asker, token: string, password: string, locale: Locale): Promise<void> {
    await this.limits.take(recoveryThrottle.verifyByAddress, asker.address);
    const found = await this.recoveries.find(token);
    const account = found && (await this.load(found, asker.kind));
    if (!account) throw new Refusal('RESET_EXPIRED');
    const { tenant, user } = account;
    const owner = { userName: user.name, userId: user.id, locale };
    await this.policies.check(tenant, password, owner, 'password');
    if (await this.hasher.verify(user.password_hash, password)) {
      throw new Refusal('PASSWORD_SAME', { fields: [{ path: 'body.password', message: 'PASSWORD_SAME' }] });
    }
    const hash = await this.hasher.hash(password);
    await this.database.transact(tenant, async (transaction) => {
      if (!(await this.recoveries.use(transaction, token, user.id))) throw new Refusal('RESET_EXPIRED');
      const change = { password_hash: hash, must_change_password: false, password_changed_at: new Date() };
      await this.users.update(transaction, tenant, user.id, change);
      await this.store.end(transaction, tenant, user.id, 'passwordChanged');
      await this.sessions.userChanged(transaction, tenant, user.id);
      const by: AuditedActor = {
        tenant,
        userId: user.id,
        userName: user.name,
        address: asker.address,
        requestId: asker.requestId,
      };
      await this.audit.record(transaction, by, {
        action: 'recoverPassword',
        type: 'User',
        id: user.id,
        name: user.name,
      });
    });
    await this.throttle.unlock(user.name);
    this.sessions.forgetUser(user.id);
  }

  /** Resolves when everything that was asked for has been written down. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async admit({ address }: Asker, userName: string): Promise<void> {
    await this.limits.take(recoveryThrottle.sendByAddress, address);
    await this.limits.take(recoveryThrottle.sendByName, signInName(userName));
  }

  /** Nobody waits for it: how long an answer takes must not tell whether there is such a user. */
  private later(work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => this.log.error(error, 'A message about a forgotten password could not be written.'))
      .finally(() => this.sending.delete(task));
    this.sending.add(task);
  }

  private async accountOf(userName: string, kind: User['kind']): Promise<Account | undefined> {
    return this.load((await this.users.locate(userName)) ?? nobody, kind);
  }

  private async load({ tenantId, userId }: Recovery, kind: User['kind']): Promise<Account | undefined> {
    const tenant = tenantId === nobody.tenantId ? await this.tenants.first() : await this.tenants.find(tenantId);
    const user = tenant && (await this.users.get(tenant, userId));
    return tenant && user?.active && user.kind === kind ? { tenant, user } : undefined;
  }
}
