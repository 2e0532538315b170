import { z } from 'zod';
import { calls, get, post } from '../../common/calls/call';
import { testActor } from './testActor';
import { openTestServer, type TestServer } from './testServer';

const greetings = calls({
  hello: get('/hello/:name', { summary: 'Greets', query: z.object({ times: z.coerce.number() }), result: z.string() }),
  note: post('/notes', {
    summary: 'Notes',
    body: z.object({ text: z.string() }),
    result: z.string(),
    permission: 'Note',
  }),
});

describe('openTestServer', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({
      prepare: (server) =>
        server.serve(greetings, {
          hello: ({ params, query, actor }) => `${actor.userName}: ${'hello '.repeat(query.times)}${params.name}`,
          note: ({ body }) => body.text,
        }),
    });
  });

  afterAll(() => test.close());

  it('makes a call as an actor', async () => {
    const { status, envelope } = await test.call(greetings.hello, {
      params: { name: 'a/b' },
      query: { times: 2 },
      as: testActor(),
    });
    expect([status, envelope.result]).toEqual([200, 'tester: hello hello a/b']);
  });

  it('makes a call as nobody, as one without permission and as a foreign page', async () => {
    const body = { text: 'x' };
    expect((await test.call(greetings.note, { body })).envelope.resCode).toBe('NOT_SIGNED_IN');
    expect((await test.call(greetings.note, { body, as: testActor() })).envelope.resCode).toBe('FORBIDDEN');
    const as = testActor({ permissions: ['Note'] });
    expect((await test.call(greetings.note, { body, as, forged: true })).envelope.resCode).toBe('FORGERY');
    expect((await test.call(greetings.note, { body, as })).envelope.result).toBe('x');
  });
});
