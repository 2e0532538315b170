import { z } from 'zod';
import { calls, get } from '../../common/calls/call';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';

const samples = calls({
  mine: get('/mine', { summary: 'Says so', result: z.string() }),
  open: get('/open', { summary: 'Says so', result: z.string(), audience: 'anyone' }),
});

describe('the limits of calls', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({
      environment: { LATHE_USER_LIMIT: '2', LATHE_ADDRESS_LIMIT: '8' },
      prepare: (server) => server.serve(samples, { mine: () => 'mine', open: () => 'open' }),
    });
  });

  afterAll(() => test.close());

  it('hold for each user, and for each address', async () => {
    const [one, two] = [testActor({ userId: 'one' }), testActor({ userId: 'two' })];
    const codes: string[] = [];
    for (const as of [one, one, one, two]) codes.push((await test.call(samples.mine, { as })).envelope.resCode);
    expect(codes).toEqual(['0', '0', 'TOO_MANY', '0']);
    for (let number = 0; number < 4; number++) await test.call(samples.open, {});
    const refused = await test.call(samples.open, {});
    expect([refused.status, refused.envelope.resCode]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
