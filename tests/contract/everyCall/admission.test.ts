import type { Call } from '../../../core/common/calls/call';
import { rewritePath } from '../../../core/common/calls/callPath';
import { isMutating } from '../../../core/common/calls/isMutating';
import { CallLedger } from '../../../core/node/http/callLedger';
import { openSessionServer, type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import type { TestBrowser } from '../../../core/node/testing/testBrowser';
import { builtInServers } from './builtInServers';

/** A type of metadata says itself which permission its records take. */
const settledByTheType = [
  'POST /u-route/baas/v1.0/notification/lock',
  'POST /u-route/baas/metadata/v1.0/:type',
  'POST /u-route/baas/metadata/v1.0/{type}import',
  'PUT /u-route/baas/metadata/v1.0/:type/:id',
  'DELETE /u-route/baas/metadata/v1.0/:type/:id',
  'POST /u-route/baas/metadata/v1.0/:type/:id/:part',
  'PUT /u-route/baas/metadata/v1.0/:type/:id/:part/:partId',
  'DELETE /u-route/baas/metadata/v1.0/:type/:id/:part/:partId',
  'POST /u-route/baas/batch/metadata/v1.0/:type',
  'POST /u-route/baas/batch/metadata/v1.0/:type/:id/:part',
  'PUT /u-route/baas/batch/metadata/v1.0/:type/:id/:part',
  'DELETE /u-route/baas/sys/v1.0/metadata/deleted/:id',
  'POST /u-route/baas/sys/v1.0/metadata/deleted/:id/restore',
  'POST /u-route/baas/sys/v1.0/metadata/records/:id/lock',
  'PUT /u-route/baas/sys/v1.0/metadata/records/:id/lock',
  'DELETE /u-route/baas/sys/v1.0/metadata/records/:id/lock',
  'POST /u-route/baas/sys/v1.0/metadata/records/:id/versions/:revision/restore',
];

/** Who may write rows of an object is said by the object, and by who owns them. */
const settledByTheObject = [
  'POST /u-route/baas/bulk/v1.0/import/:object',
  'POST /u-route/baas/bulk/v1.0/export',
  'POST /u-route/baas/data/v1.0/export/data/anony',
  'POST /u-route/baas/data/v1.0/bobject/:object',
  'PUT /u-route/baas/data/v1.0/bobject/:object',
  'PUT /u-route/baas/data/v1.0/bobject/:object/:id',
  'DELETE /u-route/baas/data/v1.0/bobject/:object/:id',
  'POST /u-route/baas/bulk/v1.0/:object',
  'POST /u-route/baas/service/v1.0/:serviceName/*path',
  'PUT /u-route/baas/service/v1.0/:serviceName/*path',
  'DELETE /u-route/baas/service/v1.0/:serviceName/*path',
];

/** One's own without any permission, others' only with one. */
const settledByTheOwner = [
  'DELETE /u-route/baas/sys/v1.0/accesstokens/:id',
  'DELETE /u-route/baas/sys/v1.0/blobs/:id',
  'DELETE /u-route/baas/sys/v1.0/sessions/:id',
  'POST /u-route/baas/sys/v1.0/jobs/:id/cancel',
  'POST /u-route/baas/sys/v1.0/jobs/:id/retry',
  'PUT /u-route/baas/sys/v1.0/users/:id/otp',
  'POST /u-route/baas/data/v1.0/views',
  'PUT /u-route/baas/data/v1.0/views/:viewId',
  'DELETE /u-route/baas/data/v1.0/views/:viewId',
  'POST /u-route/baas/data/v1.0/views/:viewId/sharing',
  'POST /u-route/baas/data/v1.0/dashboards',
  'PUT /u-route/baas/data/v1.0/dashboards/:dashboardId',
  'DELETE /u-route/baas/data/v1.0/dashboards/:dashboardId',
  'POST /u-route/baas/data/v1.0/dashboards/:dashboardId/sharing',
];

const ofOneself = [
  'POST /baas/auth/v1.0/changepassword',
  'POST /baas/auth/v1.0/otp/check',
  'POST /u-route/baas/sys/v1.0/accesstokens',
  'POST /u-route/baas/sys/v1.0/blobs',
  'POST /u-route/baas/sys/v1.0/apps/:appId/visit',
  'POST /u-route/baas/sys/v1.0/changelocale',
  'PUT /u-route/baas/sys/v1.0/presence/:client',
  'POST /u-route/baas/sys/v1.0/notify/read',
  'PUT /u-route/baas/sys/v1.0/apps/:appId/favorite',
  'POST /u-route/baas/sys/v1.0/productnotices/read',
  'POST /u-route/baas/v1.0/exercise/:name/view',
  'PUT /u-route/baas/sys/v1.0/currentuser',
];

const beforeTheLogIn = [
  'GET /baas/auth/v1.0/captcha',
  'POST /baas/auth/v1.0/captcha',
  'POST /baas/auth/v1.0/login',
  'POST /baas/auth/v1.0/logout',
  'POST /baas/auth/v1.0/otp',
  'POST /baas/auth/v1.0/otp/setup',
  'POST /baas/auth/v1.0/otp/setup/check',
  'POST /baas/auth/v1.0/portal/login',
  'POST /baas/auth/v1.0/register',
  'POST /baas/auth/v1.0/resetpassword/step',
  'POST /baas/auth/v1.0/resetportaluserpsw',
  'GET /baas/auth/v1.0/passwordpolicy',
  'GET /baas/auth/v1.0/passwordpolicy/weakpwd',
  'GET /baas/auth/v1.0/idp/:tenant/:id/callback',
  'GET /baas/auth/v1.0/idp/:tenant/:id/logout',
  'POST /baas/auth/v1.0/idp/:tenant/:id/acs',
  'GET /baas/auth/v1.0/idp/finish',
  'GET /baas/auth/v1.0/idp/login',
  'GET /baas/auth/v1.0/idp/logout',
  'GET /baas/auth/v1.0/idp/support',
  'GET /besBaas/getConfig/get',
  'POST /u-route/baas/oauth/v1.0/token',
  'POST /u-route/baas/oauth/v1.0/token/revocation',
  'GET /u-route/baas/sys/v1.0/blobs/linked',
  'GET /u-route/baas/sys/v1.0/notification/sms/exist',
  'POST /u-route/baas/sys/v1.0/notification/sms/send',
  'GET /u-route/baas/sys/v1.0/registration',
  'GET /u-route/baas/v1.0/brand/current/config',
  'GET /u-route/baas/v1.0/brand/current/logo',
];

let server: SessionServer;

beforeAll(async () => {
  server = await openSessionServer({ extensions: await builtInServers() });
  await server.addUser('guest', 'Portal User');
  await server.addUser('reader', 'Standard User');
});

afterAll(() => server.close());

const name = ({ method, path }: Call): string => `${method} ${path}`;

function callsWhere(fits: (call: Call) => boolean): Call[] {
  return server.test.container
    .get(CallLedger)
    .all.map(({ call }) => call)
    .filter(fits);
}

/** The calls among these that somebody makes with another outcome than a refusal with this status. */
async function takenBy(browser: TestBrowser, calls: readonly Call[], status: number, token = true): Promise<string[]> {
  const headers: Record<string, string> = token ? { 'csrf-token': (await browser.token()) ?? '' } : {};
  const taken: string[] = [];
  for (const call of calls) {
    const url = rewritePath(call.path, () => 'x');
    const answer = await browser.send(call.method, url, { headers });
    if (answer.status !== status) taken.push(`${name(call)}: ${answer.status} ${answer.text.slice(0, 100)}`);
  }
  return taken;
}

it('takes a session, but for the calls that say they are for anyone', async () => {
  const calls = callsWhere(({ audience }) => audience !== 'anyone');
  expect(calls.length).toBeGreaterThan(100);
  expect(await takenBy(server.browser(), calls, 401, false)).toEqual([]);
});

it('takes a session of the console, but for the calls of every user', async () => {
  const guest = server.browser();
  await guest.portalSignIn('guest', testPassword);
  const calls = callsWhere(({ audience }) => (audience ?? 'console') === 'console');
  expect(await takenBy(guest, calls, 401)).toEqual([]);
});

it('takes the permission that a call names', async () => {
  const reader = await server.signedIn('reader');
  const calls = callsWhere(({ permission }) => permission !== undefined);
  expect(calls.length).toBeGreaterThan(50);
  expect(await takenBy(reader, calls, 403)).toEqual([]);
});

it('takes an anti-forgery token for whatever changes something', async () => {
  const calls = callsWhere((call) => isMutating(call) && call.audience !== 'anyone');
  expect(await takenBy(await server.signedIn(), calls, 403, false)).toEqual([]);
});

it('leaves no change without a permission but those that are listed here', () => {
  const open = callsWhere((call) => isMutating(call) && !call.permission && call.audience !== 'anyone');
  expect(open.map(name).sort()).toEqual(
    [...settledByTheType, ...settledByTheObject, ...settledByTheOwner, ...ofOneself].sort(),
  );
});

it('answers anyone with nothing but these calls', () => {
  expect(
    callsWhere(({ audience }) => audience === 'anyone')
      .map(name)
      .sort(),
  ).toEqual([...beforeTheLogIn].sort());
});
