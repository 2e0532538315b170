import { isForeign } from './sameOrigin';

const host = 'localhost:8080';

describe('isForeign', () => {
  it.each<Readonly<Record<string, string>>>([
    {},
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { host: '127.0.0.1:9000', origin: 'http://127.0.0.1:9000' },
    { origin: 'https://lathe.example' },
  ])('lets %j in', (headers) => {
    expect(isForeign({ host, ...headers }, 'https://lathe.example/')).toBe(false);
  });

  it.each<Readonly<Record<string, string>>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { origin: 'https://lathe.example.evil.example' },
    { origin: 'http://lathe.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses %j', (headers) => {
    expect(isForeign({ host, ...headers }, 'https://lathe.example/')).toBe(true);
  });
});
