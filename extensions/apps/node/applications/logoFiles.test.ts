import { metadataCalls, recycleCalls } from 'lathe/common';
import { type Actor, Blobs } from 'lathe/node';
import { Readable } from 'node:stream';
import { centerCalls } from '../../common/appCalls';
import { logoLimit } from '../../common/appLogo';
import { applicationCalls, runCalls } from '../../common/applicationCalls';
import { developer, nobody, stranger, TestApps } from '../testApps';

describe('a picture as the logo of an application', () => {
  let test: TestApps;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  afterAll(() => test.close());

  const upload = async (type: string, bytes = 10, as: Actor = developer): Promise<string> => {
    const content = Readable.from([Buffer.alloc(bytes, 7)]);
    return (await test.server.container.get(Blobs).put(as, content, { name: 'logo', type })).id;
  };
  const set = (id: string, logo: string, as: Actor = developer, revision = 1) =>
    test.refusal(metadataCalls.update, { as, params: { type: 'Application', id }, body: { data: { logo }, revision } });
  const send = async (url: string, as: Actor = developer) =>
    test.server.server.inject({ url, headers: test.server.headersOf(as) });
  const kept = async (file: string) =>
    (await test.run(`select object_id from @blob_reference where blob_id = '${file}'`)).map((row) => row['object_id']);

  it('is seen by whoever sees the application, wherever it is listed', async () => {
    const file = await upload('image/png');
    const app = await test.app('Seen', { logo: file });
    const [card] = await test.ask(centerCalls.list, { query: { id: app.id } });
    const { logo } = await test.ask(runCalls.open, { params: { name: 'ns__Seen' } });
    expect(card?.logo).toBe(logo);
    const response = await send(logo);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png']);
    expect(response.rawPayload).toHaveLength(10);
    for (const as of [nobody, stranger]) expect((await send(logo, as)).statusCode).toBe(404);
    const other = await upload('image/png');
    expect((await send(logo.replace(file, other))).statusCode).toBe(404);
  });

  it('is a picture that fits, and was uploaded by who chooses it', async () => {
    const app = await test.app('Fitting');
    const wrong = [
      await upload('image/svg+xml'),
      await upload('image/png', logoLimit + 1),
      await upload('image/png', 10, { ...developer, userId: '10gd00000000000other' }),
      '0BLB0000000000000000',
    ];
    for (const file of wrong)
      expect(await set(app.id, file)).toEqual([
        'APP_LOGO',
        'A logo is a PNG, JPEG, WebP or GIF picture of at most 256 kB. Choose another, or make it smaller.',
      ]);
    expect((await set(app.id, 'rocket'))[0]).toBe('0');
  });

  it('is kept for as long as an application has it', async () => {
    const [first, second] = [await upload('image/png'), await upload('image/webp')];
    const app = await test.app('Kept', { logo: first });
    expect(await kept(first)).toEqual([app.id]);
    expect((await set(app.id, second))[0]).toBe('0');
    expect([await kept(first), await kept(second)]).toEqual([[], [app.id]]);
    // Who may not upload it again may copy it.
    const colleague = { ...developer, userId: '10gd0000000colleague' };
    const copy = await test.app('Copied', { logo: second }, colleague);
    expect((await kept(second)).toSorted()).toEqual([app.id, copy.id].toSorted());
    await test.ask(applicationCalls.remove, { params: { appId: copy.id }, query: {} });
    await test.ask(recycleCalls.purge, { params: { id: copy.id } });
    expect(await kept(second)).toEqual([app.id]);
    expect((await set(app.id, '', developer, 2))[0]).toBe('0');
    expect(await kept(second)).toEqual([]);
  });
});
