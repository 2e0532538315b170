import {
  Audit,
  BearerTokens,
  type CallInput,
  Configuration,
  counted,
  Database,
  Events,
  Log,
  type ServerContext,
  Sweeps,
  Tenants,
} from 'lathe/node';
import { oauthCalls, type OauthClient, oauthFailures, revocationPath, tokenPath } from '../../common/oauthCalls';
import { failingAs } from '../failingAs';
import { ClientAdministration } from './clientAdministration';
import { listClients } from './clientRows';
import { ClientTokens, forgetExpired } from './clientTokens';
import { oauthMigrations } from './oauthTables';
import { TokenServer } from './tokenServer';

export function serveOauth({ get, migrate, serve }: ServerContext): void {
  migrate(oauthMigrations);
  const database = get(Database);
  const configuration = get(Configuration);
  get(BearerTokens).register(new ClientTokens(database, get(Tenants)));
  get(Sweeps).add({ name: 'tokens of OAuth clients', everyMinutes: 60, run: () => forgetExpired(database) });
  const clients = new ClientAdministration(get(Audit), database, get(Events));
  const tokens = new TokenServer(get(Audit), configuration, database, get(Log), get(Tenants));
  const answer = async (input: Pick<CallInput, 'request' | 'reply'>): Promise<void> => tokens.answer(input);
  serve(oauthCalls, {
    list: ({ actor, query }) =>
      failingAs(oauthFailures.list, async () => {
        const { rows, total } = await listClients(database.of(actor.tenant), actor.tenant, query);
        return counted(rows, total);
      }),
    create: ({ actor, body }) => failingAs(oauthFailures.create, () => clients.create(actor, body)),
    get: async ({ actor, params, request, reply }) => {
      const client = await failingAs(oauthFailures.get, () => clients.view(actor, params.id));
      if (client.client_id === params.id) {
        const address =
          configuration.values.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
        reply.header('content-disposition', `attachment; filename="oauth-${client.client_id}.json"`);
        reply.header('cache-control', 'no-store');
        reply.type('application/json; charset=utf-8').send(credentials(client, new URL(address).origin));
      }
      return client;
    },
    update: ({ actor, params, body }) => clients.update(actor, params.id, body),
    remove: async ({ actor, params }) => {
      await failingAs(oauthFailures.remove, () => clients.remove(actor, params.id));
      return null;
    },
    rotate: ({ actor, params, body }) => clients.rotate(actor, params.id, body.graceHours),
    revokeTokens: async ({ actor, params }) => ({ revoked: await clients.revokeTokens(actor, params.id) }),
    token: answer,
    revocation: answer,
  });
}

/** What a program must know of its client. The secret isn't known here any more. */
function credentials({ client_id, name }: OauthClient, origin: string): string {
  const facts = {
    client_id,
    client_name: name,
    grant_type: 'client_credentials',
    token_endpoint: origin + tokenPath,
    revocation_endpoint: origin + revocationPath,
    token_endpoint_auth_method: 'client_secret_basic',
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
