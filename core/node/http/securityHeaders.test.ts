import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { get } from '../../common/calls/call';
import { sendSecurityHeaders } from './securityHeaders';

let server: FastifyInstance;

beforeEach(() => {
  server = Fastify();
  sendSecurityHeaders(server, { secure: true });
  server.get('/page', (_request, reply) => reply.type('text/html').send('<p>'));
  server.get('/worker.js', (_request, reply) => reply.type('text/javascript').send('work()'));
  const config = { call: get('/call', { summary: 'A call.', result: z.object({}) }) };
  server.get('/call', { config }, () => ({ resCode: '0' }));
});

afterEach(() => server.close());

const headersOf = async (url: string) => (await server.inject(url)).headers;
const policy = 'content-security-policy';

it('lets nothing be made of an answer, by what it says and by what it is', async () => {
  for (const url of ['/page', '/call']) {
    const headers = await headersOf(url);
    expect(headers[policy]).toContain("default-src 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(headers['strict-transport-security']).toContain('max-age');
  }
});

it('leaves scripts the policy of the page that reads them', async () => {
  expect((await headersOf('/worker.js'))[policy]).toBeUndefined();
});

it('tells documents more than calls', async () => {
  expect(await headersOf('/page')).toHaveProperty('cross-origin-opener-policy');
  expect(await headersOf('/call')).not.toHaveProperty('cross-origin-opener-policy');
});
