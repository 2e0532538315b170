import { request } from 'node:http';
import { z } from 'zod';
import { calls, get, post } from '../../common/calls/call';
import { Refusal } from '../../common/calls/refusal';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import type { AuditTables } from '../audit/auditTables';

const samples = calls({
  wait: get('/wait', { summary: 'Waits until the caller has gone', result: z.null() }),
  change: post('/change/:id', { summary: 'Changes', result: z.null(), permission: 'Change Things' }),
  look: post('/look', { summary: 'Changes nothing', result: z.null(), safe: true }),
});

describe('CallServer', () => {
  let test: TestServer;
  let arrived: () => void = () => undefined;
  let left: (aborted: boolean) => void = () => undefined;

  beforeAll(async () => {
    test = await openTestServer({
      prepare: (server) =>
        server.serve(samples, {
          wait: ({ signal }) =>
            new Promise((resolve) => {
              arrived();
              signal.addEventListener('abort', () => {
                left(signal.aborted);
                resolve(null);
              });
            }),
          change: ({ params, signal }) => {
            if (signal.aborted || params.id === 'busy') throw new Refusal('CONFLICT');
            if (params.id === 'no') throw new Refusal('FORBIDDEN');
            return null;
          },
          look: () => null,
        }),
    });
  });

  afterAll(() => test.close());

  it('leaves a trace of whoever tries to change what he may not', async () => {
    const mayChange = testActor({ permissions: ['Change Things'] });
    const mayNot = testActor({ permissions: [] });
    await test.call(samples.change, { params: { id: 'a' }, as: mayChange });
    await test.call(samples.change, { params: { id: 'busy' }, as: mayChange });
    await test.call(samples.change, { params: { id: 'no' }, as: mayChange });
    await test.call(samples.change, { params: { id: 'b' }, as: mayNot });
    await test.call(samples.change, { params: { id: 'c' }, as: mayChange, forged: true });
    await test.call(samples.change, { params: { id: 'd' } });
    const audit = test.database.of(mayNot.tenant).withTables<AuditTables>().selectFrom('audit');
    const kept = await audit.select(['object_id', 'after']).where('action', '=', 'refused').orderBy('number').execute();
    expect(kept).toEqual(
      [
        { code: 'FORBIDDEN', params: { id: 'no' } },
        { code: 'FORBIDDEN', params: { id: 'b' } },
        { code: 'FORGERY', params: { id: 'c' } },
      ].map((after) => ({ object_id: 'test/change', after })),
    );
  });

  it('aborts what nobody waits for any more', async () => {
    const url = await test.listen();
    const isThere = new Promise<void>((resolve) => (arrived = resolve));
    const hasLeft = new Promise<boolean>((resolve) => (left = resolve));
    const sent = request(`${url}/wait`, { headers: test.headersOf(testActor()) });
    sent.on('error', () => undefined);
    sent.end();
    await isThere;
    sent.destroy();
    expect(await hasLeft).toBe(true);
  });
});

describe('a call that other sites make', () => {
  const incoming = calls({
    here: post('/here', {
      summary: 'Takes a form',
      audience: 'anyone',
      fields: true,
      fromAnySite: true,
      body: z.object({ a: z.string() }),
      result: z.string(),
    }),
    there: post('/there', { summary: 'Takes JSON', audience: 'anyone', body: z.object({}), result: z.null() }),
  });
  let test: TestServer;

  beforeAll(async () => {
    const handlers = { here: ({ body }: { body: { a: string } }) => body.a, there: () => null };
    test = await openTestServer({ prepare: (server) => server.serve(incoming, handlers) });
  });

  afterAll(() => test.close());

  async function send(url: string, contentType: string, payload: string) {
    const headers = { 'content-type': contentType, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    const { resCode, result } = (await test.server.inject({ method: 'POST', url, headers, payload })).json();
    return [resCode, result];
  }

  it('takes the fields of a form, and is the only one', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await send('/here', form, 'a=b%20c&d=e')).toEqual(['0', 'b c']);
    expect(await send('/there', form, 'a=b')).toEqual(['FOREIGN_SITE', undefined]);
    expect(await send('/there', 'application/json', '{}')).toEqual(['FOREIGN_SITE', undefined]);
    expect(await send('/here', form, '__proto__=x&a=1')).toEqual(['INVALID_REQUEST', undefined]);
  });
});
