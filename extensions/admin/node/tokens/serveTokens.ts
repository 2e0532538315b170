import {
  Access,
  Audit,
  BearerTokens,
  counted,
  Database,
  Events,
  type ServerContext,
  Sweeps,
  Tenants,
  Users,
} from 'lathe/node';
import { accessTokenCalls } from '../../common/accessTokenCalls';
import { listAccessTokens } from './accessTokenRows';
import { accessTokenMigrations } from './accessTokenTables';
import { PersonalTokens } from './personalTokens';
import { seesAllTokens, TokenAdministration } from './tokenAdministration';

export function serveTokens({ get, migrate, serve }: ServerContext): void {
  migrate(accessTokenMigrations);
  const database = get(Database);
  const personal = new PersonalTokens(get(Access), database, get(Tenants), get(Users));
  get(BearerTokens).register(personal);
  get(Sweeps).add({ name: 'personal access tokens', everyMinutes: 60, run: () => personal.forgetExpired() });
  const tokens = new TokenAdministration(get(Audit), database, get(Events));
  serve(accessTokenCalls, {
    list: async ({ actor, query: { of, ...page } }) => {
      const wanted = of === 'all' && seesAllTokens(actor) ? {} : { userId: actor.userId };
      const { rows, total } = await listAccessTokens(database.of(actor.tenant), actor.tenant, wanted, page);
      return counted(rows, total);
    },
    get: ({ actor, params }) => tokens.view(actor, params.id),
    create: ({ actor, body }) => tokens.create(actor, body),
    revoke: async ({ actor, params }) => {
      await tokens.revoke(actor, params.id);
      return null;
    },
  });
}
