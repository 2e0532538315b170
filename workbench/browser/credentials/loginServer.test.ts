import { LoginServer } from './loginServer';

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

function answer(body: string, status = 200): void {
  fetched.mockResolvedValueOnce({ status, json: async () => JSON.parse(body) as unknown });
}

const credentials = { userName: 'ann', password: 'secret', captcha: '' };

it.each([
  ['<html>', 200, { code: 'UNREADABLE', key: 'credentials.internalError' }],
  ['[]', 500, { code: 'UNREADABLE', key: 'credentials.internalError' }],
  ['', 504, { code: 'UNAVAILABLE', key: 'credentials.serviceUnavailable' }],
  ['{"resCode":"LOGIN_FAILED","resMsg":"x"}', 400, { code: 'LOGIN_FAILED', key: 'credentials.verifyFailed' }],
  [
    '{"resCode":"LOGIN_FAILED","resMsg":"x","details":{"captchaRequired":true}}',
    400,
    { code: 'LOGIN_FAILED', key: 'credentials.verifyFailed', captchaRequired: true },
  ],
  ['{"resCode":"ACCOUNT_LOCKED","resMsg":"Until noon."}', 403, { code: 'ACCOUNT_LOCKED', message: 'Until noon.' }],
])('makes a failure of %j with %i', async (body, status, failure) => {
  answer(body, status);
  expect(await new LoginServer().login(credentials)).toEqual({ ok: false, failure });
});

it('says so when nobody answers', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed to fetch'));
  const failure = { code: 'OFFLINE', key: 'credentials.serviceUnavailable' };
  expect(await new LoginServer().login(credentials)).toEqual({ ok: false, failure });
});

it('hands the single-sign-on parameters on, and no empty code', async () => {
  answer('{"resCode":"0","resMsg":"","result":{"userID":"u1"}}');
  const server = new LoginServer({ 'idp-type': 'saml', env: 'a b' });
  expect(await server.login(credentials)).toEqual({ ok: true, result: { userID: 'u1' } });
  const [path, options] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/baas/auth/v1.0/login?idp-type=saml&env=a+b');
  expect(JSON.parse(String(options?.body))).toEqual({ userName: 'ann', password: 'secret' });
});

it('changes a password under an anti-forgery token', async () => {
  answer('{"resCode":"0","resMsg":"","result":"token"}');
  answer('{"resCode":"0","resMsg":"","result":null}');
  expect(await new LoginServer().changePassword('old', 'new')).toEqual({ ok: true, result: null });
  expect(fetched.mock.calls[1]?.[1].headers).toMatchObject({ 'csrf-token': 'token' });
});
