import { sql } from 'kysely';
import { type AuditedActor, type Audit, type Database, hashToken, type InTransaction, type Tenants } from 'lathe/node';
import type { Adapter } from 'oidc-provider';
import { clientActor } from './clientTokens';

/** Where a request for a token comes from. */
export type Asker = Pick<AuditedActor, 'address' | 'requestId'>;

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string;
}

export interface AdapterServices {
  readonly audit: Audit;
  readonly database: Database;
  readonly tenants: Tenants;
  /** Who asks at this moment. */
  readonly asker: () => Asker;
}

/** What the server of tokens keeps is kept in the platform's tables, so that every replica knows it; tokens as hashes. */
export class TokenAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly services: AdapterServices,
  ) {}

  async upsert(token: string, payload: Readonly<Record<string, unknown>>, expiresIn: number): Promise<void> {
    if (this.model !== 'ClientCredentials') throw new Error(`No ${this.model} is ever issued.`);
    const { rows } = await sql<Owner>`select id, name, tenant_id as "tenantId" from lathe.oauth_client
      where client_id = ${payload['clientId']}`.execute(this.bare);
    await this.noting('issueToken', rows[0], async (transaction, { id }) => {
      await sql`insert into lathe.oauth_token (token_hash, client, payload, expires_at)
        values (${hashToken(token)}, ${id}, ${JSON.stringify({ ...payload, jti: undefined })}::jsonb,
          now() + ${expiresIn} * interval '1 second')`.execute(transaction);
      return true;
    });
  }

  async find(id: string): Promise<object | undefined> {
    if (this.model === 'Client') return this.findClient(id);
    if (this.model !== 'ClientCredentials') return undefined;
    const { rows } = await sql<{ payload: object }>`select payload from lathe.oauth_token
      where token_hash = ${hashToken(id)} and expires_at > now()`.execute(this.bare);
    return rows[0] && { ...rows[0].payload, jti: id };
  }

  async destroy(token: string): Promise<void> {
    if (this.model !== 'ClientCredentials') return;
    const hash = hashToken(token);
    const { rows } = await sql<Owner>`select c.id, c.name, c.tenant_id as "tenantId"
      from lathe.oauth_token t join lathe.oauth_client c on c.id = t.client
      where t.token_hash = ${hash}`.execute(this.bare);
    await this.noting('revokeToken', rows[0], async (transaction) => {
      const { rows: gone } = await sql`delete from lathe.oauth_token where token_hash = ${hash} returning 1`.execute(
        transaction,
      );
      return gone.length > 0;
    });
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(): Promise<void> {
    return undefined;
  }

  async revokeByGrantId(): Promise<void> {
    return undefined;
  }

  /** The client itself does it: its entry is written with what is done, if something was. */
  private async noting(
    action: string,
    owner: Owner | undefined,
    work: (transaction: InTransaction, owner: Owner) => Promise<boolean>,
  ): Promise<void> {
    const { audit, database, tenants, asker } = this.services;
    const tenant = owner && (await tenants.find(owner.tenantId));
    if (!owner || !tenant) return;
    const { id, name } = owner;
    await database.transact(tenant, async (transaction) => {
      if (!(await work(transaction, owner))) return;
      const actor = { ...clientActor(tenant, owner), ...asker(), token: { id, name } };
      await audit.record(transaction, actor, { action, type: 'OAuthClient', id, name });
    });
  }

  /** Only one that may get a token at all. */
  private async findClient(clientId: string): Promise<object | undefined> {
    const { rows } = await sql<{ minutes: number }>`select token_minutes as minutes from lathe.oauth_client
      where client_id = ${clientId} and active and (expires_at is null or expires_at > now())`.execute(this.bare);
    if (!rows[0]) return undefined;
    return {
      client_id: clientId,
      // It must have one; what is compared is the hash in the table.
      client_secret: 'hashed',
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      token_minutes: rows[0].minutes,
    };
  }

  private get bare() {
    return this.services.database.bare;
  }
}
