import type { ServerContext } from 'lathe/node';
import { ssoCalls } from '../../common/ssoCalls';
import { ssoFlowCalls } from '../../common/ssoFlowCalls';
import { GroupGrants } from './groupGrants';
import { IdentityProviders } from './identityProviders';
import { OidcClient } from './oidcClient';
import { OwnAddresses } from './ownAddresses';
import { ProviderGuard } from './providerGuard';
import { ProviderSync } from './providerSync';
import { SamlClient } from './samlClient';
import { SsoAccounts } from './ssoAccounts';
import { SsoFlows } from './ssoFlows';
import { SsoHandlers } from './ssoHandlers';
import { SsoLogin } from './ssoLogin';
import { SsoLogout } from './ssoLogout';
import { SsoSessions } from './ssoSessions';
import { SsoSupport } from './ssoSupport';
import { ssoMigrations } from './ssoTables';
import { ThirdParty } from './thirdParty';

const services = [
  GroupGrants,
  IdentityProviders,
  OidcClient,
  OwnAddresses,
  ProviderGuard,
  ProviderSync,
  SamlClient,
  SsoAccounts,
  SsoFlows,
  SsoHandlers,
  SsoLogin,
  SsoLogout,
  SsoSessions,
  SsoSupport,
  ThirdParty,
];

/** Signing in by identity providers. */
export function serveSso(context: ServerContext): void {
  for (const service of services) context.bind(service);
  context.migrate(ssoMigrations);
  context.serve(ssoCalls, context.get(SsoHandlers).all());
  const [login, logout, support] = [context.get(SsoLogin), context.get(SsoLogout), context.get(SsoSupport)];
  context.serve(ssoFlowCalls, {
    support: (input) => support.list(input.request, input.query, input.actor),
    login: (input) => login.begin(input.request, input.reply, input.query, input.actor),
    callback: ({ request, reply, params }) => login.returned(request, reply, params),
    consume: ({ request, reply, params, body }) => login.consume(request, reply, params, body),
    finish: ({ request, reply, query }) => login.finish(request, reply, query.state),
    logout: ({ request, reply, query, actor }) => logout.begin(request, reply, query.redirect, actor),
    loggedOut: ({ request, reply, params, query }) => logout.returned(request, reply, params, query),
  });
}
