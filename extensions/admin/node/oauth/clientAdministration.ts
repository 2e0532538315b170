import { randomBytes } from 'node:crypto';
import { sql, type UpdateObject } from 'kysely';
import { type BodyOf, newId, permissions } from 'lathe/common';
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
  requireNoMore,
} from 'lathe/node';
import type { oauthCalls, OauthClient, OauthClientInput } from '../../common/oauthCalls';
import { notFound, stale, takingName, tellLists } from '../changing';
import { findClient } from './clientRows';
import type { OauthTables } from './oauthTables';

type Revealed = OauthClient & { client_secret: string };

/** Makes OAuth clients and changes them. A secret is told once, and kept as a hash. */
export class ClientAdministration {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async view(actor: Actor, id: string): Promise<OauthClient> {
    return this.present(this.database.of(actor.tenant), actor, id);
  }

  async create(actor: Actor, { expiresAt, tokenMinutes, ...input }: OauthClientInput): Promise<Revealed> {
    refuseTokens(actor);
    requireGrantable(actor, input.permissions);
    const id = newId('000C');
    const secret = randomToken();
    const row = {
      id,
      client_id: randomBytes(16).toString('hex'),
      tenant_id: actor.tenant.id,
      ...input,
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      token_minutes: tokenMinutes,
      secret_hash: hashToken(secret),
      created_by: actor.userName,
      modified_by: actor.userName,
    };
    return takingName(input.name, () =>
      this.database.transact(actor.tenant, async (transaction) => {
        await tables(transaction).insertInto('oauth_client').values(row).execute();
        const made = await this.present(transaction, actor, id);
        await this.note(transaction, actor, 'create', undefined, made);
        return { ...made, client_secret: secret };
      }),
    );
  }

  async update(
    actor: Actor,
    id: string,
    { revision, expiresAt, tokenMinutes, ...change }: BodyOf<typeof oauthCalls.update>,
  ): Promise<OauthClient> {
    refuseTokens(actor);
    return takingName(change.name, () =>
      this.change(actor, id, 'update', async (transaction, before) => {
        const row = await lock(transaction, id);
        if (row.revision !== revision) throw stale(row, row.name);
        requireNoMore(actor, before.name, before.permissions);
        requireGrantable(actor, change.permissions);
        const expires = expiresAt === null ? null : new Date(expiresAt);
        await set(transaction, actor, id, { ...change, expires_at: expires, token_minutes: tokenMinutes });
      }),
    );
  }

  async rotate(actor: Actor, id: string, graceHours: number): Promise<Revealed> {
    refuseTokens(actor);
    const secret = randomToken();
    const changed = await this.change(actor, id, 'rotateSecret', async (transaction, before) => {
      requireNoMore(actor, before.name, before.permissions);
      const { secret_hash } = await lock(transaction, id);
      await set(transaction, actor, id, {
        secret_hash: hashToken(secret),
        secret_set_at: sql<Date>`now()`,
        previous_hash: graceHours === 0 ? null : secret_hash,
        previous_until: graceHours === 0 ? null : sql<Date>`now() + ${graceHours} * interval '1 hour'`,
      });
      if (graceHours === 0) await closeAll(transaction, id);
    });
    return { ...changed, client_secret: secret };
  }

  async revokeTokens(actor: Actor, id: string): Promise<number> {
    let revoked = 0;
    await this.change(actor, id, 'revokeTokens', async (transaction) => {
      revoked = await closeAll(transaction, id);
    });
    return revoked;
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transact(actor.tenant, async (transaction) => {
      const before = await this.present(transaction, actor, id);
      await tables(transaction).deleteFrom('oauth_client').where('id', '=', before.instanceId).execute();
      await this.note(transaction, actor, 'delete', before, undefined);
    });
  }

  private change(
    actor: Actor,
    id: string,
    action: string,
    work: (transaction: InTransaction, before: OauthClient) => Promise<void>,
  ): Promise<OauthClient> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const before = await this.present(transaction, actor, id);
      if (before.instanceId !== id) throw notFound(id, 'OAuthClient');
      await work(transaction, before);
      const after = await this.present(transaction, actor, id);
      await this.note(transaction, actor, action, before, after);
      return after;
    });
  }

  private async present(connection: Parameters<typeof findClient>[0], { tenant }: Actor, id: string) {
    const found = await findClient(connection, tenant, id);
    if (!found) throw notFound(id, 'OAuthClient');
    return found;
  }

  private async note(
    transaction: InTransaction,
    actor: Actor,
    action: string,
    before: OauthClient | undefined,
    after: OauthClient | undefined,
  ): Promise<void> {
    const { instanceId: id = '', name = '' } = after ?? before ?? {};
    await this.audit.record(transaction, actor, { action, type: 'OAuthClient', id, name, before, after });
    const permission = permissions.manageUsers;
    await tellLists(this.events, transaction, actor, { type: 'OAuthClient', id, action, permission });
  }
}

function tables(transaction: InTransaction) {
  return transaction.withSchema('lathe').withTables<OauthTables>();
}

function lock(transaction: InTransaction, id: string) {
  const found = tables(transaction).selectFrom('oauth_client').selectAll().where('id', '=', id);
  return found.forUpdate().executeTakeFirstOrThrow();
}

type ClientChange = UpdateObject<OauthTables, 'oauth_client'>;

async function set(transaction: InTransaction, { userName }: Actor, id: string, change: ClientChange): Promise<void> {
  const written = { revision: sql<number>`revision + 1`, modified_at: sql<Date>`now()`, modified_by: userName };
  await tables(transaction)
    .updateTable('oauth_client')
    .set({ ...change, ...written })
    .where('id', '=', id)
    .execute();
}

async function closeAll(transaction: InTransaction, id: string): Promise<number> {
  const tokens = tables(transaction).deleteFrom('oauth_token').where('client', '=', id);
  const deleted = await tokens.returning(sql<boolean>`expires_at > now()`.as('valid')).execute();
  return deleted.filter(({ valid }) => valid).length;
}
