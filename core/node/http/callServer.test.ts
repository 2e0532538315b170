import { request } from 'node:http';
import { z } from 'zod';
import { calls, get, post } from '../../common/calls/call';
import { Refusal } from '../../common/calls/refusal';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { type AuditedCall, CallAudit } from './callAudit';

const samples = calls({
  wait: get('/wait', { summary: 'Waits until the caller has gone', result: z.null() }),
  change: post('/change/:id', { summary: 'Changes', result: z.null() }),
  look: post('/look', { summary: 'Changes nothing', result: z.null(), safe: true }),
});

describe('CallServer', () => {
  let test: TestServer;
  const recorded: string[] = [];
  let arrived: () => void = () => undefined;
  let left: (aborted: boolean) => void = () => undefined;

  beforeAll(async () => {
    const audit: CallAudit = {
      record: async ({ userName }, { name, params, refused }: AuditedCall) =>
        void recorded.push([userName, name, params['id'], refused].join(' ')),
    };
    test = await openTestServer({
      bind: (container) => void container.bind(CallAudit).toConstantValue(audit),
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
            if (signal.aborted || params.id === 'no') throw new Refusal('CONFLICT');
            return null;
          },
          look: () => null,
        }),
    });
  });

  afterAll(() => test.close());

  it('tells the audit of every changing call, refused or not, and of no other', async () => {
    const as = testActor();
    await test.call(samples.change, { params: { id: 'a' }, as });
    await test.call(samples.change, { params: { id: 'no' }, as });
    await test.call(samples.change, { params: { id: 'b' } });
    await test.call(samples.look, { as });
    expect(recorded).toEqual(['tester change a ', 'tester change no CONFLICT']);
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
