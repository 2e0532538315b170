import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { blobCalls, type BlobView } from '../../common/blobs/blobCalls';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { BlobLinks } from './blobLinks';
import { Tenants } from '../tenants/tenants';
import { Blobs } from './blobs';
import { BlobSweep } from './blobSweep';
import { BlobStorage } from './storage/blobStorage';

const actor = testActor();
const stranger = testActor({ userId: 'stranger' });
const user = { type: 'Package', id: 'p1' };

describe.each(['folder', 'S3'])('Blobs in %s', (kind) => {
  let folder: string;
  let test: TestServer;
  let blobs: Blobs;
  let s3: S3rver | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lathe-blobs-'));
    test = await openTestServer({
      environment: { LATHE_DATA: folder, LATHE_UPLOAD_LIMIT: '1000', ...(kind === 'S3' ? await openS3() : {}) },
    });
    blobs = test.container.get(Blobs);
  });

  afterAll(async () => {
    await test.close();
    await s3?.close();
    await rm(folder, { recursive: true });
  });

  async function openS3(): Promise<Record<string, string>> {
    const configureBuckets = [{ name: 'files', configs: [] }];
    s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: path.join(folder, 's3'),
      configureBuckets,
    });
    const { port }: AddressInfo = await s3.run();
    return {
      LATHE_S3_BUCKET: 'files',
      LATHE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      LATHE_S3_ACCESS_KEY: 'S3RVER',
      LATHE_S3_SECRET_KEY: 'S3RVER',
    };
  }

  async function upload(payload: string | Buffer, name = 'a.txt', as = actor, type = 'text/html') {
    const response = await test.server.inject({
      method: 'POST',
      url: `${blobCalls.upload.path}?name=${encodeURIComponent(name)}&type=${type}`,
      headers: { ...test.headersOf(as), 'content-type': 'application/octet-stream' },
      payload,
    });
    const envelope = response.json<{ resCode: string; result: BlobView }>();
    return { ...envelope, status: response.statusCode };
  }

  const fetchBlob = (url: string, headers: Record<string, string> = {}) => test.server.inject({ url, headers });
  const contentOf = (id: string): string => blobCalls.content.path.replace(':id', id);

  it('takes a file of any type from a real connection', async () => {
    const address = await test.listen();
    const response = await fetch(`${address}${blobCalls.upload.path}?name=a.csv&type=text/csv`, {
      method: 'POST',
      headers: { ...test.headersOf(actor), 'content-type': 'text/csv', origin: address },
      body: 'a,b',
    });
    expect(await response.json()).toMatchObject({ resCode: '0', result: { name: 'a.csv', size: 3 } });
  });

  it('keeps what was uploaded, and gives it as a download that runs nothing', async () => {
    const { result } = await upload('hello world', 'Größe "1"\r\n.html');
    expect(result).toMatchObject({ size: 11, type: 'text/html' });
    expect(result.sha256).toBe('b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9');
    const response = await fetchBlob(contentOf(result.id), test.headersOf(actor));
    expect([response.statusCode, response.body]).toEqual([200, 'hello world']);
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%0D%0A.html",
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': '11',
    });
  });

  it('gives parts', async () => {
    const { result } = await upload('hello world');
    const part = await fetchBlob(contentOf(result.id), { ...test.headersOf(actor), range: 'bytes=6-' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'world', 'bytes 6-10/11']);
    const none = await fetchBlob(contentOf(result.id), { ...test.headersOf(actor), range: 'bytes=11-' });
    expect(none.statusCode).toBe(416);
  });

  it('takes an empty file, and nothing over the limit', async () => {
    expect((await upload('')).result.size).toBe(0);
    const tooLarge = await upload(Buffer.alloc(1001));
    expect([tooLarge.status, tooLarge.resCode]).toEqual([413, 'TOO_LARGE']);
    const { size } = await blobs.put(actor, Readable.from([Buffer.alloc(6_000_000)]), {
      name: 'x',
      type: 'a/b',
      limit: 1e7,
    });
    expect(size).toBe(6_000_000);
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(blobs.put(actor, broken, { name: 'x', type: 'a/b' })).rejects.toThrow('gone');
    if (kind === 'folder') expect(await readdir(path.join(folder, 'blobs/.partial'))).toEqual([]);
    if (kind === 'folder') {
      const left = path.join(folder, 'blobs/.partial/left');
      await writeFile(left, 'half');
      await blobs.sweepPartial();
      expect(await readdir(path.dirname(left))).toEqual(['left']);
      await blobs.sweepPartial(-60);
      expect(await readdir(path.dirname(left))).toEqual([]);
    }
  });

  it("shows nobody another's file", async () => {
    const { result } = await upload('mine');
    const params = { id: result.id };
    expect((await test.call(blobCalls.get, { params, as: actor })).envelope.result?.name).toBe('a.txt');
    for (const call of [blobCalls.get, blobCalls.remove]) {
      expect((await test.call(call, { params, as: stranger })).envelope.resCode).toBe('NOT_FOUND');
      expect((await test.call(call, { params })).envelope.resCode).toBe('NOT_SIGNED_IN');
    }
    expect((await fetchBlob(contentOf(result.id), test.headersOf(stranger))).statusCode).toBe(404);
    expect((await test.call(blobCalls.get, { params: { id: '../../x' }, as: actor })).status).toBe(404);
  });

  it('hands out links that nobody can make up or use later', async () => {
    const { result } = await upload('by link');
    const links = test.container.get(BlobLinks);
    const link = await links.make(testTenant, result.id, 60);
    expect((await fetchBlob(link)).body).toBe('by link');
    expect((await fetchBlob(link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).statusCode).toBe(404);
    expect((await fetchBlob(link.replace('token=', 'token=x'))).statusCode).toBe(404);
    expect((await fetchBlob(await links.make(testTenant, result.id, -1))).statusCode).toBe(410);
  });

  it('deletes what nothing refers to, and nothing else', async () => {
    const used = (await upload('used')).result.id;
    const unused = (await upload('unused')).result.id;
    await test.database.transact(testTenant, (transaction) => blobs.refer(transaction, used, user));
    expect((await test.call(blobCalls.remove, { params: { id: used }, as: actor })).envelope.resCode).toBe(
      'BLOB_IN_USE',
    );
    expect(await blobs.sweep(testTenant, 60)).toBe(0);
    expect(await blobs.sweep(testTenant, 0)).toBeGreaterThan(0);
    expect(await blobs.find(testTenant, unused)).toBeUndefined();
    const kept = await blobs.find(testTenant, used);
    expect(kept && (await text(await blobs.read(testTenant, kept)))).toBe('used');
    await test.database.transact(testTenant, (transaction) => blobs.release(transaction, user));
    expect((await test.call(blobCalls.remove, { params: { id: used }, as: actor })).status).toBe(200);
    expect(kept && (await blobs.read(testTenant, kept).catch(() => 'gone'))).toBe('gone');
  });

  it('deletes files without a row, of every tenant, once they are old enough', async () => {
    const storage = test.container.get(BlobStorage);
    const kept = (await upload('kept')).result.id;
    await test.database.transact(testTenant, (transaction) => blobs.refer(transaction, kept, user));
    const stray = `${testTenant.id}/ab/0BLB000000000000stray`;
    const foreign = '000t0000000000000other/ab/0BLB000000000000stray';
    for (const key of [stray, foreign]) await storage.write(key, Readable.from(['x']));
    expect(await blobs.sweepStrays(testTenant)).toBe(0);
    expect(await blobs.sweepStrays(testTenant, -60)).toBe(1);
    await expect(storage.read(stray)).rejects.toThrow();
    expect(await text(await storage.read(foreign))).toBe('x');
    const row = await blobs.find(testTenant, kept);
    expect(row && (await text(await blobs.read(testTenant, row)))).toBe('kept');
  });

  it('looks through all tenants', async () => {
    jest.spyOn(test.container.get(Tenants), 'all').mockResolvedValue([testTenant]);
    const sweep = jest.spyOn(blobs, 'sweep');
    const strays = jest.spyOn(blobs, 'sweepStrays');
    await test.container.get(BlobSweep).run();
    expect(sweep).toHaveBeenCalledWith(testTenant);
    expect(strays).toHaveBeenCalledWith(testTenant);
    jest.restoreAllMocks();
  });

  it('takes no key that leads elsewhere', async () => {
    const storage = test.container.get(BlobStorage);
    for (const key of ['../x', 'a/../b', '/etc', 'a//b', '', 'a\0b', '.partial/x', 'a\\b']) {
      await expect(storage.read(key)).rejects.toThrow('no key');
      await expect(storage.write(key, Readable.from(['x']))).rejects.toThrow('no key');
      await expect(storage.remove(key)).rejects.toThrow('no key');
    }
  });
});
