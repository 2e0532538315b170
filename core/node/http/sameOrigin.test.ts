import Fastify from 'fastify';
import { requireSameOrigin } from './sameOrigin';

async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  const server = Fastify();
  server.post('/', { preValidation: requireSameOrigin }, () => ({}));
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'localhost:8080', ...headers },
  });
  return statusCode;
}

describe('requireSameOrigin', () => {
  it.each<Readonly<Record<string, string>>>([
    {},
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
    { host: '127.0.0.1:9000', origin: 'http://127.0.0.1:9000' },
    { host: '[::1]:8080' },
  ])('lets %j in', async (headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each<Readonly<Record<string, string>>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example:8080', origin: 'http://evil.example:8080', 'sec-fetch-site': 'same-origin' },
    { host: 'localhost.evil.example' },
  ])('refuses %j', async (headers) => {
    expect(await statusOf(headers)).toBe(403);
  });
});
