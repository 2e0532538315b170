import { get, post, calls } from '../../common/calls/call';
import { z } from 'zod';
import { openTestServer, type TestServer, type TestServerOptions } from '../testing/testServer';
import { Drain } from './drain';

const example = calls({
  wait: get('/u-route/baas/test/wait', { summary: 'Waits', result: z.string(), audience: 'anyone' }),
  write: post('/u-route/baas/test/write', { summary: 'Writes', result: z.string(), audience: 'anyone', safe: true }),
});

describe('the operations of a server', () => {
  let test: TestServer;
  let goOn: () => void;
  let entered: Promise<void>;

  async function open(options: TestServerOptions = {}): Promise<void> {
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    let enter = (): void => undefined;
    entered = new Promise<void>((resolve) => (enter = resolve));
    test = await openTestServer({
      ...options,
      prepare: (server) =>
        server.serve(example, {
          wait: async () => {
            enter();
            await gate;
            return 'done';
          },
          write: () => 'written',
        }),
    });
  }

  afterEach(() => test.close());

  const fetch = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    test.server.inject({ method: 'GET', url, headers });

  it('says that it is alive and ready', async () => {
    await open();
    expect((await fetch('/healthz')).statusCode).toBe(200);
    expect((await fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready without its database', async () => {
    await open();
    await test.database.close();
    const answer = await fetch('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no database' }]);
    expect((await fetch('/healthz')).statusCode).toBe(200);
  });

  it('finishes what runs and refuses what is new when it stops', async () => {
    await open();
    const running = test.call(example.wait, {});
    await entered;
    const drained = test.container.get(Drain).begin(10_000);
    const refused = await test.call(example.write, {});
    expect([refused.status, refused.envelope.resCode]).toEqual([503, 'STOPPING']);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await fetch('/readyz')).json()).toEqual({ status: 'stopping' });
    goOn();
    expect((await running).envelope.result).toBe('done');
    expect(await drained).toBe(true);
  });

  it('does not wait for ever', async () => {
    await open();
    const running = test.call(example.wait, {});
    await entered;
    expect(await test.container.get(Drain).begin(1)).toBe(false);
    goOn();
    await running;
  });

  it('counts requests by route, never by address', async () => {
    await open();
    goOn();
    await test.call(example.wait, {});
    await fetch('/u-route/baas/nobody/knows?secret=1');
    const { body } = await fetch('/metrics');
    expect(body).toMatch(
      /lathe_http_request_seconds_count\{method="GET",route="\/u-route\/baas\/test\/wait",status="200"\} 1/,
    );
    expect(body).not.toContain('knows');
    expect(body).not.toContain('secret');
  });

  it('shows its figures to this machine only, when there is no token', async () => {
    await open();
    expect((await fetch('/metrics', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    expect((await test.server.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  });

  it('shows its figures to whoever has the token', async () => {
    await open({ environment: { LATHE_METRICS_TOKEN: 'a-token-of-some-length' } });
    expect((await fetch('/metrics')).statusCode).toBe(404);
    expect((await fetch('/metrics', { authorization: 'Bearer a-token-of-some-other' })).statusCode).toBe(404);
    expect((await fetch('/metrics', { authorization: 'Bearer a-token-of-some-length' })).statusCode).toBe(200);
  });

  it('names each request, in the answer and in the log', async () => {
    await open();
    expect((await fetch('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
