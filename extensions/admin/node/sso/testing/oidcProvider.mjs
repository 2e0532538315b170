/**
 * A real OpenID provider for tests. It prints its port; each line of JSON on its standard input ({clients, accounts,
 * account}) sets it up anew and is answered with "ready". Whoever comes is logged in as `account` without being asked.
 */
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import Provider from 'oidc-provider';

let handler = (_request, response) => response.writeHead(503).end();
const server = createServer((request, response) => handler(request, response));
server.listen(Number(process.env.OIDC_PORT ?? 0), '127.0.0.1', () => console.log(String(server.address().port)));

createInterface({ input: process.stdin })
  .on('line', (line) => {
    setUp(JSON.parse(line));
    console.log('ready');
  })
  // Nobody is left to use it.
  .on('close', () => process.exit(0));

function setUp({ clients, accounts, account }) {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients,
    findAccount: (_context, id) => accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
    claims: { openid: ['sub', 'groups'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    cookies: { keys: ['test'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><body>${form}<script>document.forms[0].insertAdjacentHTML('beforeend','<input type=hidden name=logout value=yes>');document.forms[0].submit()</script>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handler = async (request, response) => {
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    const result = account ? { login: { accountId: account } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
}
