import { sql } from 'kysely';
import { type Database, hashToken } from 'lathe/node';
import type { Adapter } from 'oidc-provider';

/** What the server of tokens keeps is kept in the platform's tables, so that every replica knows it; tokens as hashes. */
export class TokenAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly database: Database,
  ) {}

  async upsert(token: string, payload: Readonly<Record<string, unknown>>, expiresIn: number) {
    if (this.model !== 'ClientCredentials') throw new Error(`No ${this.model} is ever issued.`);
    const { bare } = this.database;
    const client = sql`(select id from lathe.oauth_client where client_id = ${payload['clientId']})`;
    await sql`delete from lathe.oauth_token where client = ${client} and expires_at < now()`.execute(bare);
    await sql`insert into lathe.oauth_token (token_hash, client, payload, expires_at)
      values (${hashToken(token)}, ${client}, ${JSON.stringify({ ...payload, jti: undefined })}::jsonb,
        now() + ${expiresIn} * interval '1 second')`.execute(bare);
  }

  async find(id: string): Promise<object | undefined> {
    if (this.model === 'Client') return this.findClient(id);
    if (this.model !== 'ClientCredentials') return undefined;
    const { rows } = await sql<{ payload: object }>`select payload from lathe.oauth_token
      where token_hash = ${hashToken(id)} and expires_at > now()`.execute(this.database.bare);
    return rows[0] && { ...rows[0].payload, jti: id };
  }

  async destroy(id: string): Promise<void> {
    if (this.model !== 'ClientCredentials') return;
    await sql`delete from lathe.oauth_token where token_hash = ${hashToken(id)}`.execute(this.database.bare);
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

  /** Only one that may get a token at all. */
  private async findClient(clientId: string): Promise<object | undefined> {
    const { rows } = await sql<{ minutes: number }>`select token_minutes as minutes from lathe.oauth_client
      where client_id = ${clientId} and active and (expires_at is null or expires_at > now())`.execute(
      this.database.bare,
    );
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
}
