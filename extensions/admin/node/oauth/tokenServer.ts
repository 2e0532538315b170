import { AsyncLocalStorage } from 'node:async_hooks';
import { generateKeyPair, timingSafeEqual } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Audit, CallInput, Configuration, Database, Log, Tenants } from 'lathe/node';
import { hashToken } from 'lathe/node';
import type { Provider } from 'oidc-provider';
import { revocationPath, tokenPath } from '../../common/oauthCalls';
import { clientPrefix } from './clientTokens';
import { type Asker, TokenAdapter } from './tokenAdapter';

/** Gives tokens to clients that prove who they are, and takes them back, as RFC 6749 and RFC 7009 want it. */
export class TokenServer {
  private provider: Promise<Provider> | undefined;
  private readonly askers = new AsyncLocalStorage<Asker>();

  constructor(
    private readonly audit: Audit,
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly log: Log,
    private readonly tenants: Tenants,
  ) {}

  /** The protocol has answers of its own, so that no envelope is put around them. */
  async answer({ request, reply }: Pick<CallInput, 'request' | 'reply'>): Promise<void> {
    const provider = await (this.provider ??= this.create());
    reply.hijack();
    const asker = { address: request.ip, requestId: request.id };
    await this.askers.run(asker, () => provider.callback()(unread(request), reply.raw));
  }

  private async create(): Promise<Provider> {
    const { Provider } = await import('oidc-provider');
    const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
    const { audit, database, tenants } = this;
    const services = { audit, database, tenants, asker: (): Asker => this.askers.getStore() ?? {} };
    const provider = new Provider(this.configuration.values.publicUrl ?? 'http://localhost', {
      ...settings,
      // Nothing is ever signed with it: tokens say nothing by themselves.
      jwks: { keys: [key] },
      adapter: (model: string) => new TokenAdapter(model, services),
    });
    const isSecret = (clientId: string, secret: string): Promise<boolean> => this.isSecret(clientId, secret);
    provider.Client.prototype.compareClientSecret = function compare(secret) {
      return isSecret(this.clientId, secret);
    };
    const token = provider.ClientCredentials.prototype;
    const random = token.generateTokenId;
    token.generateTokenId = function generate() {
      return clientPrefix + random.call(this);
    };
    provider.on('server_error', (_context, error) => this.log.error(error));
    return provider;
  }

  private async isSecret(clientId: string, secret: string): Promise<boolean> {
    const { rows } = await sql<{ hash: string }>`
      select secret_hash as hash from lathe.oauth_client where client_id = ${clientId}
      union all select previous_hash from lathe.oauth_client where client_id = ${clientId} and previous_until > now()
    `.execute(this.database.bare);
    const given = Buffer.from(hashToken(secret));
    return rows.filter(({ hash }) => timingSafeEqual(Buffer.from(hash), given)).length > 0;
  }
}

/** As it came: the body was taken in and checked before. */
function unread({ raw, body }: CallInput['request']): IncomingMessage {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  const copy = new IncomingMessage(new Socket());
  const headers = { ...raw.headers, 'content-length': String(Buffer.byteLength(text)) };
  Object.assign(copy, { method: raw.method, url: raw.url, headers });
  copy.push(text);
  copy.push(null);
  return copy;
}

interface OwnedByClient {
  readonly clientId: string;
}

const off = { enabled: false };

const settings = {
  routes: { token: tokenPath, revocation: revocationPath },
  responseTypes: [],
  scopes: [],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  extraClientMetadata: { properties: ['token_minutes'] },
  ttl: {
    ClientCredentials: (_context: unknown, _token: unknown, client: Readonly<Record<string, unknown>>): number =>
      Number(client['token_minutes']) * 60,
  },
  features: {
    clientCredentials: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_context: unknown, client: OwnedByClient, token: OwnedByClient): boolean =>
        client.clientId === token.clientId,
    },
    devInteractions: off,
    dPoP: off,
    introspection: off,
    pushedAuthorizationRequests: off,
    resourceIndicators: off,
    rpInitiatedLogout: off,
    userinfo: off,
  },
};
