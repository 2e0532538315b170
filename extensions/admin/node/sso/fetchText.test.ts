import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchText } from './fetchText';

describe('fetchText', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/text') response.end('text');
      else if (request.url === '/elsewhere') response.writeHead(302, { location: '/text' }).end();
      else if (request.url === '/long') response.end('x'.repeat(1_000_001));
      else if (request.url === '/wrong') response.writeHead(500).end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reads what is there', async () => {
    expect(await fetchText(`${address}/text`)).toBe('text');
  });

  it.each(['/elsewhere', '/long', '/wrong'])('takes nothing from %s', async (path) => {
    await expect(fetchText(address + path)).rejects.toMatchObject({ code: 'IDENTITY_UNREACHABLE', status: 502 });
  });

  it('does not wait for ever', async () => {
    await expect(fetchText(`${address}/silent`, 30)).rejects.toMatchObject({
      code: 'IDENTITY_SYNC_TIMEOUT',
      status: 504,
    });
  });
});
