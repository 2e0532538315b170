import { sql } from 'kysely';
import type { Method } from '../../../core/common/calls/call';
import { metadataCalls } from '../../../core/common/metadata/metadataCalls';
import { requestUrl } from '../../../core/common/calls/requestUrl';
import { sessionCalls } from '../../../core/common/session/sessionCalls';
import { openSessionServer, type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import type { TestBrowser } from '../../../core/node/testing/testBrowser';
import { accessCalls, activationCalls, runCalls } from '../../../extensions/apps/common/applicationCalls';
import { builtInServers } from '../everyCall/builtInServers';

let server: SessionServer;

beforeAll(async () => {
  server = await openSessionServer({ extensions: await builtInServers() });
  await server.addUser('guest', 'Portal User');
  await server.addUser('clerk', 'Standard User');
  await server.addUser('dave', 'Developer');
});

afterAll(() => server.close());

async function send(browser: TestBrowser, method: Method, url: string, body?: object) {
  const headers = { 'csrf-token': (await browser.token()) ?? '' };
  const answer = await browser.send(method, url, { body, headers });
  return { status: answer.status, envelope: JSON.parse(answer.text) };
}

it('who is inside of an application that is closed logs in again; who builds it, or is elsewhere, stays', async () => {
  const [ann, dave, clerk] = [await server.signedIn(), await server.signedIn('dave'), await server.signedIn('clerk')];
  const elsewhere = await server.signedIn('clerk');
  const guest = server.browser();
  await guest.portalSignIn('guest', testPassword);
  const url = requestUrl(metadataCalls.create, { type: 'Application' }, undefined);
  const { envelope } = await send(ann, 'POST', url, { name: 'Shop' });
  const { id, name } = envelope.result;
  const { rows } = await sql<{ id: string }>`select id from ${sql.id(server.tenant.schema, 'profile')}
    where name in ('Portal User', 'Standard User')`.execute(server.test.database.bare);
  const profiles = rows.map((row) => ({ profile: row.id }));
  await send(ann, 'PUT', requestUrl(accessCalls.permissions, { appId: id }, undefined), { profiles });
  const open = requestUrl(runCalls.open, { name }, undefined);
  for (const browser of [ann, dave, elsewhere, clerk, guest])
    expect((await send(browser, 'GET', open)).status).toBe(200);
  const inside = requestUrl(activationCalls.inside, { appId: id }, undefined);
  expect((await send(ann, 'GET', inside)).envelope.result).toEqual({ sessions: 2 });
  const close = requestUrl(activationCalls.deactivate, { instanceId: id }, { kickout: true });
  expect((await send(ann, 'POST', close)).envelope.result).toMatchObject([{ active: false, kickedOut: 2 }]);
  const verify = async (browser: TestBrowser) => (await send(browser, 'GET', sessionCalls.verify.path)).status;
  const all = [ann, dave, elsewhere, clerk, guest];
  expect(await Promise.all(all.map(verify))).toEqual([200, 200, 200, 401, 401]);
});
