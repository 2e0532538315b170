import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { permissions } from '../../common/access/permissions';
import { Refusal } from '../../common/calls/refusal';
import type { SecondFactorState } from '../../common/session/secondFactorCalls';
import { secondFactorTopic } from '../../common/session/secondFactorEvent';
import type { Actor } from '../access/actor';
import { Audit, type AuditedActor, type AuditEntry } from '../audit/audit';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import { Secrets } from '../secrets/secrets';
import { AttemptLimits } from '../session/attemptLimits';
import { oneTimePassword } from '../session/oneTimePassword';
import { hashToken } from '../session/tokens';
import type { Tenant } from '../tenants/tenant';
import { type CodeSetup, newSecret, setupOf, stepOf } from './oneTimeCodes';
import type { SecondFactorTables } from './secondFactorTables';

const recoveryCodeCount = 10;
/** Of one user, wherever they are tried. */
export const codeThrottle = { of: 'otp', most: 10, minutes: 15 } as const;

/** Whose second factor it is. */
export interface FactorOwner {
  readonly id: string;
  readonly name: string;
}

/** Codes of an app that only the user has, and codes on paper for when he has it no more. */
@injectable()
export class SecondFactors {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(AttemptLimits) private readonly limits: AttemptLimits,
    @inject(Secrets) private readonly secrets: Secrets,
  ) {}

  async isOn(tenant: Tenant, userId: string): Promise<boolean> {
    return (await this.find(tenant, userId))?.confirmed_at instanceof Date;
  }

  async state(tenant: Tenant, userId: string): Promise<Omit<SecondFactorState, 'required'>> {
    const codes = this.tablesOf(tenant).selectFrom('recovery_code').where('user_id', '=', userId);
    const { count } = await codes.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
    return { enabled: await this.isOn(tenant, userId), recoveryCodes: count };
  }

  /** A secret that counts for nothing until a code of it was right. */
  async begin({ tenant, userId, userName }: Actor): Promise<CodeSetup> {
    const secret = newSecret();
    const row = { sealed_secret: this.secrets.seal(secret, ownerOf(userId)), confirmed_at: null, last_step: null };
    const begun = await this.tablesOf(tenant)
      .insertInto('second_factor')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .execute();
    if (begun.length === 0) throw new Refusal('OTP_ON', { status: 409 });
    return setupOf(secret, `Lathe ${tenant.name}`, userName);
  }

  /** With the first right code: from now on a log-in takes one. Answers the recovery codes. */
  async confirm(actor: Actor, code: string): Promise<readonly string[]> {
    const { tenant, userId } = actor;
    await this.limits.take(codeThrottle, userId);
    const factor = await this.find(tenant, userId);
    if (!factor || factor.confirmed_at) throw switchedOff();
    const step = stepOf(this.secrets.open(factor.sealed_secret, ownerOf(userId)), code);
    if (step === undefined) throw wrongCode();
    const codes = await this.database.transact(tenant, async (transaction) => {
      const confirmed = await tablesIn(transaction, tenant)
        .updateTable('second_factor')
        .set({ confirmed_at: sql`now()`, last_step: String(step) })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        // Another set-up may have begun meanwhile.
        .where('sealed_secret', '=', factor.sealed_secret)
        .returning('user_id')
        .execute();
      if (confirmed.length === 0) throw wrongCode();
      await this.record(transaction, actor, 'secondFactorOn', { id: userId, name: actor.userName });
      await this.tell(transaction, tenant, userId, 'on');
      return this.writeCodes(transaction, tenant, userId);
    });
    await this.limits.forget(codeThrottle, userId);
    return codes;
  }

  /** Whether a code of the app or a recovery code is right; either is used up by it. */
  async verify(tenant: Tenant, userId: string, code: string): Promise<'code' | 'recoveryCode' | undefined> {
    await this.limits.take(codeThrottle, userId);
    const factor = await this.find(tenant, userId);
    if (!factor?.confirmed_at) throw switchedOff();
    const by = /^\d[\d\s]*$/.test(code)
      ? await this.takeStep(tenant, userId, factor.sealed_secret, code)
      : await this.takeRecoveryCode(tenant, userId, code);
    if (by) await this.limits.forget(codeThrottle, userId);
    return by;
  }

  async renewCodes(actor: Actor): Promise<readonly string[]> {
    const { tenant, userId, userName } = actor;
    if (!(await this.isOn(tenant, userId))) throw switchedOff();
    return this.database.transact(tenant, async (transaction) => {
      await this.record(transaction, actor, 'newRecoveryCodes', { id: userId, name: userName });
      return this.writeCodes(transaction, tenant, userId);
    });
  }

  async turnOff(actor: AuditedActor, owner: FactorOwner): Promise<void> {
    const { tenant } = actor;
    await this.database.transact(tenant, async (transaction) => {
      const tables = tablesIn(transaction, tenant);
      await tables.deleteFrom('recovery_code').where('user_id', '=', owner.id).execute();
      const factor = tables.deleteFrom('second_factor').where('user_id', '=', owner.id);
      const [removed] = await factor.returning('confirmed_at').execute();
      if (!removed?.confirmed_at) return;
      await this.record(transaction, actor, 'secondFactorOff', owner);
      await this.tell(transaction, tenant, owner.id, 'off');
    });
    await this.limits.forget(codeThrottle, owner.id);
  }

  /** Who comes second with the same code, or with an older one, is too late. */
  private async takeStep(tenant: Tenant, userId: string, sealed: string, code: string): Promise<'code' | undefined> {
    const step = stepOf(this.secrets.open(sealed, ownerOf(userId)), code.replaceAll(/\s/g, ''));
    if (step === undefined) return undefined;
    const taken = await this.tablesOf(tenant)
      .updateTable('second_factor')
      .set({ last_step: String(step) })
      .where('user_id', '=', userId)
      .where('sealed_secret', '=', sealed)
      .where(sql<boolean>`coalesce(last_step, 0) < ${step}`)
      .returning('user_id')
      .execute();
    return taken.length > 0 ? 'code' : undefined;
  }

  private async takeRecoveryCode(tenant: Tenant, userId: string, code: string): Promise<'recoveryCode' | undefined> {
    const taken = await this.tablesOf(tenant)
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash(userId, code))
      .returning('user_id')
      .execute();
    return taken.length > 0 ? 'recoveryCode' : undefined;
  }

  private async writeCodes(transaction: InTransaction, tenant: Tenant, userId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, oneTimePassword);
    const tables = tablesIn(transaction, tenant);
    await tables.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    const rows = codes.map((code) => ({ user_id: userId, code_hash: codeHash(userId, code) }));
    await tables.insertInto('recovery_code').values(rows).execute();
    return codes;
  }

  private async record(
    transaction: InTransaction,
    actor: AuditedActor,
    action: AuditEntry['action'],
    { id, name }: FactorOwner,
  ): Promise<void> {
    await this.audit.record(transaction, actor, { action, type: 'User', id, name });
  }

  /** Who looks after users sees it at once. */
  private async tell(transaction: InTransaction, tenant: Tenant, id: string, action: 'on' | 'off'): Promise<void> {
    const event = { topic: secondFactorTopic, id, action, permission: permissions.manageUsers };
    await this.events.publish(transaction, tenant, event);
  }

  private async find(tenant: Tenant, userId: string) {
    const factors = this.tablesOf(tenant).selectFrom('second_factor').selectAll();
    return factors.where('user_id', '=', userId).executeTakeFirst();
  }

  private tablesOf(tenant: Tenant) {
    return this.database.of(tenant).withTables<SecondFactorTables>();
  }
}

const ownerOf = (userId: string): string => `User/${userId}/otp`;

function tablesIn(transaction: InTransaction, { schema }: Tenant) {
  return transaction.withSchema(schema).withTables<SecondFactorTables>();
}

/** However it was typed. */
function codeHash(userId: string, code: string): string {
  return hashToken('recoveryCode', userId, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

export function wrongCode(): Refusal {
  return new Refusal('OTP_WRONG', { fields: [{ path: 'body.code', message: 'OTP_WRONG' }] });
}

function switchedOff(): Refusal {
  return new Refusal('OTP_OFF', { status: 409 });
}
