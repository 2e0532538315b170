import { Messages } from '../texts/messages';
import { createHttpServer } from './httpServer';

type Headers = Readonly<Record<string, string>>;

async function statusOf(headers: Headers, { publicUrl, url = '/' }: { publicUrl?: string; url?: string } = {}) {
  const server = createHttpServer({ logLevel: 'silent', messages: new Messages(), publicUrl });
  server.post('/', () => ({}));
  server.post('/healthz', () => ({}));
  const { statusCode } = await server.inject({ method: 'POST', url, headers: { host: 'localhost:8080', ...headers } });
  return statusCode;
}

describe('the guard of the origin', () => {
  it.each<Headers>([
    {},
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
    { host: '127.0.0.1:9000', origin: 'http://127.0.0.1:9000' },
    { host: '[::1]:8080' },
    { host: '10.1.2.3:8080' },
    { host: 'acme.localhost:8080' },
  ])('lets %j in', async (headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each<Headers>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses %j as foreign', async (headers) => {
    expect(await statusOf(headers)).toBe(403);
  });

  it.each(['evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'answers under no foreign name: %s',
    async (host) => {
      expect(await statusOf({ host, 'sec-fetch-site': 'same-origin' })).toBe(421);
    },
  );

  it('knows its public name, with those of tenants, and probes', async () => {
    const publicUrl = 'https://lathe.example';
    expect(await statusOf({ host: 'lathe.example', origin: 'https://lathe.example' }, { publicUrl })).toBe(200);
    expect(await statusOf({ host: 'acme.lathe.example' }, { publicUrl })).toBe(200);
    expect(await statusOf({ host: 'evil-lathe.example' }, { publicUrl })).toBe(421);
    expect(await statusOf({ host: 'lathe.example', origin: 'https://evil.example' }, { publicUrl })).toBe(403);
    expect(await statusOf({ host: 'pod-7.internal' }, { publicUrl, url: '/healthz' })).toBe(200);
  });
});
