import { strFromU8, unzipSync } from 'fflate';
import { applicationCalls } from '../../common/applicationCalls';
import { exportCalls } from '../../common/exportCalls';
import { developer, nobody, stranger, TestApps } from '../testApps';

interface File {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly parts?: readonly { readonly type: string; readonly name: string }[];
}

describe('the export of an application', () => {
  let test: TestApps;

  beforeAll(async () => {
    test = await TestApps.open();
  });

  afterAll(() => test.close());

  const send = (appId: string, as = developer) => {
    const url = `${exportCalls.file.path.replace(':appId', appId)}`;
    return test.server.server.inject({ url, headers: test.server.headersOf(as) });
  };
  const filesOf = async (appId: string): Promise<Readonly<Record<string, File>>> => {
    const { rawPayload, headers } = await send(appId);
    expect(headers['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(rawPayload));
    return Object.fromEntries(files.map(([path, bytes]) => [path, JSON.parse(strFromU8(bytes)) as File]));
  };

  it('holds a readable file for each thing, with its parts within it', async () => {
    const app = await test.app('Shop', { description: 'Sells' });
    const folder = await test.folder(app, 'Logic2');
    await test.script(app, 'counts', folder.id);
    const tab = await test.record('Tab', 'orders', { kind: 'link', url: 'https://example.org' });
    await test.part(app, 'Menu', 'start', { kind: 'tab', tab: tab.id });
    const { headers } = await send(app.id);
    expect(headers['content-disposition']).toBe('attachment; filename="ns__Shop.zip"');
    const files = await filesOf(app.id);
    const paths = Object.keys(files).sort();
    expect(paths).toEqual(
      expect.arrayContaining(['Application/ns__Shop.json', 'Script/counts.json', 'Tab/orders.json']),
    );
    const shop = files['Application/ns__Shop.json'];
    expect(shop?.data['description']).toBe('Sells');
    expect(shop?.parts?.map(({ type, name }) => `${type} ${name}`)).toEqual(
      expect.arrayContaining(['ApplicationComponent Logic2', 'ApplicationComponent counts', 'Menu start']),
    );
  });

  it('reads the same as long as nothing changed, and leaves out what was deleted', async () => {
    const app = await test.app('Steady');
    await test.script(app, 'keeps');
    const before = await filesOf(app.id);
    expect(await filesOf(app.id)).toEqual(before);
    const { id } = await test.record('Script', 'goes');
    await test.part(app, 'ApplicationComponent', 'goes', { type: 'script', compId: id });
    expect(Object.keys(await filesOf(app.id))).toContain('Script/goes.json');
    await test.run(`update @metadata set deletion = id where id = '${id}'`);
    expect(Object.keys(await filesOf(app.id))).toEqual(Object.keys(before));
  });

  it('is for who develops, in his tenant', async () => {
    const app = await test.app('Closed');
    expect((await send(app.id, nobody)).statusCode).toBe(403);
    expect((await send(app.id, stranger)).statusCode).toBe(404);
    await test.ask(applicationCalls.remove, { params: { appId: app.id } });
    expect((await send(app.id)).statusCode).toBe(404);
  });
});
