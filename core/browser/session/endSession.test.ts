import { endSession } from './endSession';

const fetched = jest.fn<Promise<{ json(): Promise<unknown> }>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ json: async () => ({ resCode: '0' }) });
  Object.assign(globalThis, { fetch: fetched });
});

it('logs out under an anti-forgery token', async () => {
  fetched.mockResolvedValueOnce({ json: async () => ({ resCode: '0', result: 'token' }) });
  await endSession();
  expect(fetched.mock.calls[1]).toEqual([
    '/baas/auth/v1.0/logout',
    expect.objectContaining({ method: 'POST', headers: { 'csrf-token': 'token' } }),
  ]);
});

it('logs out without one where there is no session, and keeps nobody when the server is away', async () => {
  fetched.mockResolvedValueOnce({ json: async () => ({ resCode: 'NOT_SIGNED_IN' }) });
  await endSession();
  expect(fetched.mock.calls[1]?.[1].headers).toEqual({});
  fetched.mockRejectedValue(new TypeError('failed to fetch'));
  await endSession();
});
