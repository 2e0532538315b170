import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { serveBuiltFiles } from './staticFiles';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  const files = { 'shop.0a1b2c3d.js': 'shop()', 'small.0a1b2c3d.js': 'x', 'watched.js': 'watch()' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'shop.0a1b2c3d.js.br'), brotliCompressSync('shop()'));
  server = Fastify();
  await serveBuiltFiles(server, folder);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (name: string, encoding = 'gzip, br') =>
  server.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });

it('sends what was compressed when it was built, for ever', async () => {
  for (const answer of [await get('shop.0a1b2c3d.js'), await get('shop.0a1b2c3d.js')]) {
    const { headers, rawPayload } = answer;
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('shop()');
  }
});

it('sends it plain to those who cannot read that, and what was too small for it', async () => {
  expect((await get('shop.0a1b2c3d.js', 'identity')).body).toBe('shop()');
  expect((await get('small.0a1b2c3d.js')).body).toBe('x');
});

it('reads what keeps its name anew', async () => {
  expect((await get('watched.js')).body).toBe('watch()');
  await writeFile(path.join(folder, 'watched.js'), 'anew()');
  expect((await get('watched.js')).body).toBe('anew()');
});

it('has nothing outside of its folder', async () => {
  for (const name of ['none.0a1b2c3d.js', '..%2Fnone.0a1b2c3d.js', '..%2F..%2Fetc%2Fpasswd'])
    expect((await get(name)).statusCode).toBeGreaterThanOrEqual(400);
});
