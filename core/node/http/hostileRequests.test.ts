import fc from 'fast-check';
import { sql } from 'kysely';
import { connect } from 'node:net';
import { z } from 'zod';
import { calls, get, post } from '../../common/calls/call';
import { Refusal } from '../../common/calls/refusal';
import type { Database } from '../database/database';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { counted } from './callHandler';
import { createHttpServer } from './httpServer';
import { Messages } from '../texts/messages';

const things = calls({
  echo: post('/things/:id', {
    summary: 'Keeps a text in a table and reads it back',
    query: z.object({ note: z.string().optional(), page: z.coerce.number().optional() }),
    body: z.object({
      text: z.string(),
      more: z.unknown().optional(),
      list: z.array(z.object({ n: z.number() })).optional(),
    }),
    result: z.record(z.string(), z.unknown()),
  }),
  strict: post('/strict', { summary: 'Takes nothing else', body: z.strictObject({ a: z.string() }), result: z.null() }),
  small: post('/small', { summary: 'Takes little', body: z.unknown(), result: z.null(), bodyLimit: 100 }),
  fail: get('/fail/:how', { summary: 'Fails', result: z.null() }),
  import: post('/things/{name}import', { summary: 'Imports', result: z.string() }),
  gallery: get('/magno/:how', { summary: 'Shows', result: z.string(), envelope: 'gallery', counted: true }),
});

const as = testActor();

/** Keeps what it is given where SQL would be felt. */
async function keep(database: Database, values: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${values['id']}::text as id, ${values['note']}::text as note, ${values['text']}::text as text`.execute(
    database.of(testTenant),
  );
  return rows[0] ?? {};
}

async function fail(database: Database, how: string): Promise<null> {
  if (how === 'sql') await sql`select secret_column from secret_table`.execute(database.bare);
  if (how === 'status') throw Object.assign(new Error('secret words'), { statusCode: 404, code: 'ESECRET' });
  if (how === 'string') throw 'secret string';
  if (how === 'nothing') throw undefined;
  if (how === 'header') throw new Refusal('NOT_FOUND', { parameters: { id: 'x\r\nset-cookie: a=b', type: 'T' } });
  throw new Error('secret words');
}

describe('hostile requests', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({
      prepare: (server) => {
        const { database } = server;
        server.serve(things, {
          echo: async ({ params, query, body }) => ({
            kept: await keep(database, { id: params.id, note: query.note ?? '', text: body.text }),
            body,
            clean: !('polluted' in {}),
          }),
          strict: () => null,
          small: () => null,
          fail: ({ params }) => fail(database, params.how),
          import: ({ params }) => params.name,
          gallery: ({ params: { how } }) => {
            if (how === 'no') throw new Refusal('NOT_FOUND', { parameters: { id: '1', type: 'Card' } });
            return counted(how, 3);
          },
        });
      },
    });
  });

  afterAll(() => test.close());

  function send(
    payload: string,
    more: { url?: string; headers?: Record<string, string>; method?: 'POST' | 'PUT' } = {},
  ) {
    const { url = '/things/1', headers, method = 'POST' } = more;
    return test.server.inject({
      method,
      url,
      headers: { ...test.headersOf(as), 'content-type': 'application/json', ...headers },
      payload,
    });
  }

  it('keeps every string as it is: none becomes SQL', async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "'; drop schema lathe cascade; --",
        '$1',
        "\\'",
        '"; select pg_sleep(9)',
        '{{x}}',
        '%00',
        '../..',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    );
    const text = hostile.filter((value) => !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (id, note, body) => {
        const { envelope } = await test.call(things.echo, {
          params: { id },
          query: { note },
          body: { text: body },
          as,
        });
        expect(envelope.result?.['kept']).toEqual({ id, note, text: body });
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it('drops fields that a call does not declare, or refuses them by name', async () => {
    const mass = { text: 'x', profile: 'System Administrator', list: [{ n: 1, admin: true }] };
    const { envelope } = await test.call(things.echo, { params: { id: '1' }, body: mass, as });
    expect(envelope.result?.['body']).toEqual({ text: 'x', list: [{ n: 1 }] });
    const strict = await send('{"a":"x","owner":1,"kind":2}', { url: '/strict' });
    expect(strict.json().fields.map(({ path }: { path: string }) => path)).toEqual(['body.owner', 'body.kind']);
  });

  it('names each wrong field in the language of the caller', async () => {
    const payload = '{"text":1,"list":[{"n":1},{"n":"x"}]}';
    const english = (await send(payload, { url: '/things/1?page=x' })).json();
    expect(english.fields.map(({ path }: { path: string }) => path)).toEqual([
      'query.page',
      'body.text',
      'body.list.1.n',
    ]);
    const chinese = await test.server.inject({
      method: 'POST',
      url: '/things/1',
      headers: { ...test.headersOf(testActor({ locale: 'zh-CN' })), 'content-type': 'application/json' },
      payload,
    });
    expect(chinese.json().resMsg).toContain('请求无效');
    expect(chinese.json().fields[0].message).toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['{"text":"x","more":{"__proto__":{"polluted":1}}}', 'body.more.__proto__'],
    ['{"text":"x","more":{"\\u005f_proto__":{"polluted":1}}}', 'body.more.__proto__'],
    ['{"text":"x","more":[{"constructor":{"prototype":{"polluted":1}}}]}', 'body.more.0.constructor'],
    ['{"text":"a\\u0000b"}', 'body.text'],
    ['{"text":"x","more":{"a\\u0000":1}}', 'body.more'],
    [`{"text":"x","more":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'body.more.0.0'],
    [`{"text":"x","more":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'body.more.a.a'],
  ])('refuses %.60s', async (payload, path) => {
    const response = await send(payload);
    expect([response.statusCode, response.json().fields[0].path]).toEqual([400, path]);
    expect('polluted' in {}).toBe(false);
  });

  it.each(['/things/1?note=%00', '/things/a%00b', '/things/1?__proto__=1', '/things/1?page=1&page=2'])(
    'refuses %s',
    async (url) => {
      const response = await send('{"text":"x"}', { url });
      expect([response.statusCode, response.json().resCode]).toEqual([400, 'INVALID_REQUEST']);
    },
  );

  it.each([
    ['{"text":', 400, 'BAD_JSON', '1:9'],
    ['{"text":"x",\n"more":}', 400, 'BAD_JSON', '2:8'],
    ['', 400, 'INVALID_REQUEST', 'body'],
    ['nul', 400, 'BAD_JSON', '1:1'],
  ])('says where %j is wrong', async (payload, status, code, words) => {
    const response = await send(payload);
    expect([response.statusCode, response.json().resCode]).toEqual([status, code]);
    expect(response.json().resMsg).toContain(words);
  });

  it.each([
    ['/small', `{"a":"${'x'.repeat(200)}"}`, 413, 'TOO_LARGE'],
    [`/things/${'x'.repeat(500)}`, '{"text":"x"}', 400, 'INVALID_REQUEST'],
    [`/things/1?note=${'x'.repeat(9000)}`, '{"text":"x"}', 414, 'URL_TOO_LONG'],
    ['/things/%zz', '{"text":"x"}', 400, 'BAD_ADDRESS'],
    ['/nothing', '{}', 404, 'NO_SUCH_CALL'],
    ['/things/../../etc/passwd', '{}', 404, 'NO_SUCH_CALL'],
  ])('answers %.20s with its own status', async (url, payload, status, code) => {
    const response = await send(payload, { url });
    expect([response.statusCode, response.json().resCode]).toEqual([status, code]);
    expect(response.json().requestId).toEqual(expect.any(String));
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s where JSON is due',
    async (type) => {
      const response = await send('a=b', { headers: { 'content-type': type } });
      expect([response.statusCode, response.json().resCode]).toEqual([415, 'WRONG_MEDIA']);
    },
  );

  it('says which methods an address takes', async () => {
    const wrong = await send('{}', { method: 'PUT' });
    expect([wrong.statusCode, wrong.json().resCode, wrong.headers.allow]).toEqual([
      405,
      'WRONG_METHOD',
      'POST, OPTIONS',
    ]);
    const options = await test.server.inject({ method: 'OPTIONS', url: '/fail/x', headers: { origin: 'http://evil' } });
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(options.headers['access-control-allow-origin']).toBeUndefined();
    const head = await test.server.inject({ method: 'HEAD', url: '/magno/x', headers: test.headersOf(as) });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('knows paths with letters after a parameter', async () => {
    const { envelope } = await test.call(things.import, { params: { name: 'Menu' }, as });
    expect(envelope.result).toBe('Menu');
  });

  it.each(['sql', 'status', 'string', 'nothing', 'error'])('lets nothing out of a failure: %s', async (how) => {
    const response = await test.server.inject({ url: `/fail/${how}`, headers: test.headersOf(as) });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret|select|\.ts|at /);
    expect(response.json()).toEqual({
      resCode: 'INTERNAL',
      resMsg: 'System Internal Error',
      requestId: expect.any(String),
    });
  });

  it('keeps what a caller wrote out of headers', async () => {
    const response = await test.server.inject({ url: '/fail/header', headers: test.headersOf(as) });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([404, undefined]);
  });

  it("speaks the gallery's envelope", async () => {
    const right = await test.server.inject({ url: '/magno/yes', headers: test.headersOf(as) });
    expect(right.json()).toEqual({ responseCode: 0, content: 'yes', count: 3 });
    const wrong = await test.server.inject({ url: '/magno/no', headers: test.headersOf(as) });
    expect(wrong.json()).toMatchObject({ responseCode: 'NOT_FOUND', responseMsg: 'No such instance: 1 of Card.' });
  });
});

describe('slow and broken requests', () => {
  const timeouts = { headers: 150, request: 300, idle: 2000, check: 50 };
  const server = createHttpServer({ logLevel: 'silent', messages: new Messages(), timeouts });
  let port = 0;

  beforeAll(async () => {
    server.post('/', () => 'done');
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  afterAll(() => server.close());

  /** What comes back until the server closes the connection. */
  function talk(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => (heard += String(data)));
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });
  }

  it.each([
    ['headers that never end', 'POST / HTTP/1.1\r\nhost: localhost\r\nx: ', 408, 'TOO_SLOW'],
    [
      'a body that never comes',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      408,
      'TOO_SLOW',
    ],
    ['no HTTP', 'SELECT 1\r\n\r\n', 400, 'BAD_ADDRESS'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'BAD_ADDRESS',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('ends %s', async (_name, text, status, code) => {
    const answer = await talk(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(`"resCode":"${code}"`);
  });
});

describe('a request that is too large', () => {
  // On a busy machine 24 MB take longer than the short times above.
  const server = createHttpServer({ logLevel: 'silent', messages: new Messages() });

  afterAll(() => server.close());

  it('is answered when it has been sent', async () => {
    server.post('/', () => 'done');
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    let left = 24;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        left-- > 0 ? controller.enqueue(new Uint8Array(1024 * 1024).fill(32)) : controller.close(),
    });
    const headers = { 'content-type': 'application/json' };
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await fetch(address, sent);
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ resCode: 'TOO_LARGE' })]);
    expect(left).toBeLessThan(1);
  });
});
