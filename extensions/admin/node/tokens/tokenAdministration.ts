import { sql } from 'kysely';
import { newId, permissions, Refusal } from 'lathe/common';
import {
  type Actor,
  type Audit,
  type Database,
  type Events,
  hashToken,
  type InTransaction,
  randomToken,
  refuseTokens,
  requireGrantable,
} from 'lathe/node';
import { adminTopic } from '../../common/adminTopic';
import { type AccessTokenRow, mostTokens, type NewAccessToken } from '../../common/accessTokenCalls';
import { notFound } from '../changing';
import { listAccessTokens } from './accessTokenRows';
import type { AccessTokenTables } from './accessTokenTables';
import { personalPrefix } from './personalTokens';

/** Of the random part. */
const shownCharacters = 4;

export function seesAllTokens(actor: Actor): boolean {
  return actor.permissions.has(permissions.manageUsers);
}

/** Makes personal access tokens and revokes them. */
export class TokenAdministration {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async create(actor: Actor, input: NewAccessToken): Promise<AccessTokenRow & { token: string }> {
    refuseTokens(actor);
    requireGrantable(actor, input.permissions);
    const { tenant, userId } = actor;
    const id = newId('000K');
    const token = personalPrefix + randomToken();
    return this.database.transact(tenant, async (transaction) => {
      await this.checkNumber(transaction, actor);
      const row = {
        id,
        token_hash: hashToken(token),
        start: token.slice(0, personalPrefix.length + shownCharacters),
        tenant_id: tenant.id,
        user_id: userId,
        name: input.name,
        permissions: [...new Set(input.permissions)],
        expires_at: sql<Date>`now() + ${input.days} * interval '1 day'`,
      };
      await tokensIn(transaction).insertInto('access_token').values(row).execute();
      const made = await this.view(actor, id, transaction);
      await this.note(transaction, actor, 'create', made);
      return { ...made, token };
    });
  }

  async revoke(actor: Actor, id: string): Promise<void> {
    refuseTokens(actor);
    await this.database.transact(actor.tenant, async (transaction) => {
      const revoked = await this.view(actor, id, transaction);
      const deleted = await tokensIn(transaction)
        .deleteFrom('access_token')
        .where('id', '=', id)
        .where('tenant_id', '=', actor.tenant.id)
        .returning('id')
        .execute();
      if (deleted.length === 0) throw notFound(id, 'AccessToken');
      await this.note(transaction, actor, 'revoke', revoked);
    });
  }

  /** Whoever may not see it learns nothing of it. */
  async view(
    actor: Actor,
    id: string,
    connection: Parameters<typeof listAccessTokens>[0] = this.database.of(actor.tenant),
  ): Promise<AccessTokenRow> {
    const wanted = seesAllTokens(actor) ? { id } : { id, userId: actor.userId };
    const [row] = (await listAccessTokens(connection, actor.tenant, wanted)).rows;
    if (!row) throw notFound(id, 'AccessToken');
    return row;
  }

  /** What has expired is in the way of nobody. */
  private async checkNumber(transaction: InTransaction, { tenant, userId }: Actor): Promise<void> {
    const locked = sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant.id}/${userId}/tokens`}, 0))`;
    await locked.execute(transaction);
    const own = tokensIn(transaction).selectFrom('access_token').where('tenant_id', '=', tenant.id);
    const { count } = await own
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    if (count >= mostTokens) throw new Refusal('TOO_MANY_TOKENS', { status: 409, parameters: { limit: mostTokens } });
  }

  private async note(transaction: InTransaction, actor: Actor, action: string, token: AccessTokenRow): Promise<void> {
    const { id, name, start, userName, permissions: granted, expiresAt } = token;
    const state = { name, start, owner: userName, permissions: granted, expiresAt };
    const states = action === 'create' ? { after: state } : { before: state };
    await this.audit.record(transaction, actor, { action, type: 'AccessToken', id, name, ...states });
    const event = { topic: adminTopic, type: 'AccessToken', id, action, actor: actor.userId };
    // Its owner's lists change, and those of everybody's tokens.
    await this.events.publish(transaction, actor.tenant, { ...event, user: token.userId });
    await this.events.publish(transaction, actor.tenant, { ...event, permission: permissions.manageUsers });
  }
}

function tokensIn(transaction: InTransaction) {
  return transaction.withSchema('lathe').withTables<AccessTokenTables>();
}
