import { inject, injectable } from 'inversify';
import { type Kysely, sql } from 'kysely';
import { newId } from '../../common/ids/id';
import { Database, type InTransaction, platformSchema } from '../database/database';
import { Secrets } from '../secrets/secrets';
import { hashToken, randomToken } from '../session/tokens';
import type { Account } from '../session/signIn';
import type { RecoveryTables, RecoveryWay } from './recoveryTables';
import { digits, isSameCode } from './shortCode';

export const recoveryLimits = { linkMinutes: 30, codeMinutes: 5, tokenMinutes: 10, codeTries: 5 } as const;

/** Whose password somebody may set. */
export interface Recovery {
  readonly tenantId: string;
  readonly userId: string;
}

/** Links, codes and tokens for those who have forgotten their password: one of a kind for each user, soon over. */
@injectable()
export class RecoveryStore {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Secrets) private readonly secrets: Secrets,
  ) {}

  /** Answers the secret of the link; an earlier link is worth nothing from now on. */
  async addLink(transaction: InTransaction, account: Account): Promise<string> {
    const token = randomToken();
    await this.add(transaction, account, 'email', { token_hash: hashToken('link', token), sealed_code: null });
    return token;
  }

  async addCode(transaction: InTransaction, account: Account): Promise<string> {
    const code = digits();
    const sealed_code = this.secrets.seal(code, codeOwner(account.user.id));
    await this.add(transaction, account, 'sms', { token_hash: null, sealed_code });
    return code;
  }

  /** Whoever follows a link gets a token for it, and the link is used up. */
  async followLink(link: string): Promise<(Recovery & { readonly token: string }) | undefined> {
    return this.verify((recovery) => recovery.where('token_hash', '=', hashToken('link', link)));
  }

  /** Each try is counted before it is looked at. */
  async tryCode(userId: string, code: string): Promise<(Recovery & { readonly token: string }) | undefined> {
    const tried = await this.recoveries
      .updateTable('password_recovery')
      .set({ tries: sql`tries + 1` })
      .where('user_id', '=', userId)
      .where('way', '=', 'sms')
      .where('verified', '=', false)
      .where('tries', '<', recoveryLimits.codeTries)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['id', 'sealed_code'])
      .executeTakeFirst();
    if (!tried?.sealed_code) return undefined;
    if (!isSameCode(code, this.secrets.open(tried.sealed_code, codeOwner(userId)))) return undefined;
    return this.verify((recovery) => recovery.where('id', '=', tried.id));
  }

  async find(token: string): Promise<Recovery | undefined> {
    return this.recoveries
      .selectFrom('password_recovery')
      .select(['tenant_id as tenantId', 'user_id as userId'])
      .where('token_hash', '=', hashToken('token', token))
      .where('verified', '=', true)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  }

  /** False when somebody else was faster. With it goes whatever else was sent to the user. */
  async use(transaction: InTransaction, token: string, userId: string): Promise<boolean> {
    const recoveries = transaction.withSchema(platformSchema).withTables<RecoveryTables>();
    const used = await recoveries
      .deleteFrom('password_recovery')
      .where('token_hash', '=', hashToken('token', token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('id')
      .execute();
    await recoveries.deleteFrom('password_recovery').where('user_id', '=', userId).execute();
    return used.length > 0;
  }

  async sweep(): Promise<void> {
    await this.recoveries
      .deleteFrom('password_recovery')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
  }

  private async add(
    transaction: InTransaction,
    { tenant, user }: Account,
    way: RecoveryWay,
    secret: Pick<RecoveryTables['password_recovery'], 'token_hash' | 'sealed_code'>,
  ): Promise<void> {
    const minutes = way === 'email' ? recoveryLimits.linkMinutes : recoveryLimits.codeMinutes;
    const expires_at = sql<Date>`now() + ${minutes} * interval '1 minute'`;
    const row = { tenant_id: tenant.id, user_id: user.id, way, ...secret, tries: 0, verified: false, expires_at };
    await transaction
      .withSchema(platformSchema)
      .withTables<RecoveryTables>()
      .insertInto('password_recovery')
      .values({ id: newId('000R'), ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'way']).doUpdateSet(row))
      .execute();
  }

  private async verify(
    which: (update: ReturnType<RecoveryStore['update']>) => ReturnType<RecoveryStore['update']>,
  ): Promise<(Recovery & { readonly token: string }) | undefined> {
    const token = randomToken();
    const found = await which(this.update(token))
      .where('verified', '=', false)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['tenant_id as tenantId', 'user_id as userId'])
      .executeTakeFirst();
    return found && { ...found, token };
  }

  private update(token: string) {
    return this.recoveries.updateTable('password_recovery').set({
      verified: true,
      token_hash: hashToken('token', token),
      sealed_code: null,
      expires_at: sql<Date>`now() + ${recoveryLimits.tokenMinutes} * interval '1 minute'`,
    });
  }

  private get recoveries(): Kysely<RecoveryTables> {
    return this.database.platform.withTables<RecoveryTables>();
  }
}

const codeOwner = (userId: string): string => `User/${userId}/recoveryCode`;
