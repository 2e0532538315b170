import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import { testActor } from '../testing/testActor';
import { TestGatekeeper, testToken } from '../testing/testGatekeeper';
import { Messages } from '../texts/messages';
import { createHttpServer } from '../http/httpServer';
import { ExtensionCatalogue } from './extensionCatalogue';
import { serveExtensions } from './serveExtensions';
import { tarballOf, type TestFiles, zipOf } from './testPackages';

const one: TestFiles = {
  'package.json': {
    name: 'one',
    publisher: 'acme',
    version: '1.0.0',
    displayName: '%name%',
    browser: 'index.js',
    contributes: { commands: [{ command: 'one.run', title: '%run%' }] },
  },
  'locales/en.json': { name: 'One', run: 'Run' },
  'locales/zh-CN.json': { name: '一号', run: '运行' },
  'index.js': 'export const activate = () => {};',
  'README.md': '# One',
};

const theme = {
  name: 'night',
  publisher: 'somebody',
  version: '0.3.0',
  engines: { vscode: '^1.60.0' },
  main: './extension.js',
  contributes: { themes: [{ label: '%label%', uiTheme: 'vs-dark', path: './themes/night.json' }], snippets: [] },
};

describe('the extensions of a server', () => {
  const gatekeeper = new TestGatekeeper();
  const manager = testActor({ permissions: ['Manage Extensions'] });
  let data: string;
  let server: FastifyInstance;
  let catalogue: ExtensionCatalogue;
  let stopping: AbortController;

  async function start(): Promise<void> {
    catalogue = new ExtensionCatalogue({
      workbench: path.join(data, 'workbench'),
      builtIn: [path.join(data, 'built-in')],
      installed: path.join(data, 'extensions'),
    });
    await catalogue.load();
    server = createHttpServer({ logLevel: 'silent', messages: new Messages() });
    server.addHook('onRequest', async ({ headers }) => {
      if (!headers['as-is']) Object.assign(headers, gatekeeper.headersOf(manager), { 'csrf-token': testToken });
    });
    stopping = new AbortController();
    await serveExtensions(server, catalogue, gatekeeper, stopping.signal);
  }

  async function write(folder: string, files: TestFiles): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(data, folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  beforeEach(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'lathe-extensions-'));
    await write('workbench', { 'package.json': { name: 'workbench', version: '1.0.0' } });
    await write('built-in', {
      'package.json': { name: 'inside', version: '1.0.0' },
      'browser/index.ts': 'export const activate = () => undefined;',
      'media/logo.svg': '<svg/>',
    });
    await start();
  });

  afterEach(async () => {
    await server.close();
    await rm(data, { recursive: true });
  });

  const post = (payload: Uint8Array, url = '/extensions', headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: Buffer.from(payload),
    });
  const list = async (locale = 'en'): Promise<readonly ExtensionDescription[]> =>
    (await server.inject(`/extensions?locale=${locale}`)).json<{ result: Bootstrap }>().result.extensions;
  const get = async (id: string, locale?: string): Promise<ExtensionDescription> => {
    const found = (await list(locale)).find((extension) => extension.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };

  it('installs a zip, describes it in both languages and serves its files for ever', async () => {
    expect((await post(zipOf(one))).json()).toMatchObject({ resCode: '0', result: { id: 'acme.one', enabled: true } });
    const english = await get('acme.one');
    expect(english).toMatchObject({ manifest: { displayName: 'One' }, builtIn: false, locales: ['en', 'zh-CN'] });
    const chinese = await get('acme.one', 'zh-CN');
    expect(chinese.manifest.contributes?.commands?.[0]?.title).toBe('运行');
    expect(chinese.originalTitles).toEqual({ 'one.run': 'Run' });
    const module = await server.inject(english.module ?? '');
    expect(module.headers['content-type']).toMatch(/javascript/);
    expect(module.headers['cache-control']).toContain('immutable');
    expect(module.body).toContain('activate');
  });

  it('sends texts compressed to browsers that read them so, but not from an address that is out of date', async () => {
    await post(zipOf(one));
    const { module = '' } = await get('acme.one');
    const headers = { 'accept-encoding': 'gzip, br' };
    for (let time = 0; time < 2; time++) {
      const answer = await server.inject({ url: module, headers });
      expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'accept-encoding']);
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('activate');
    }
    const plain = await server.inject({ url: module, headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const other = await server.inject({ url: module.replace(/-[^/]+/, '-other'), headers });
    expect(other.headers['content-encoding']).toBeUndefined();
  });

  it('installs nothing when it only inspects', async () => {
    expect((await post(zipOf(one), '/extensions/inspect')).json()).toMatchObject({ result: { id: 'acme.one' } });
    expect(await list()).toHaveLength(1);
    expect(await readdir(path.join(data, 'extensions'))).toEqual(['.staging']);
  });

  it("installs VS Code's theme packages as they are, from a .vsix and from an npm tarball", async () => {
    const files: TestFiles = {
      'package.json': theme,
      'package.nls.json': { label: { message: 'Night', comment: ['a theme'] } },
      'themes/night.json': '{ // dark\n "include": "./base.json", "colors": { "editor.background": "#000", }, }',
      'themes/base.json': '{"tokenColors": []}',
    };
    for (const data of [zipOf(files, 'extension/'), await tarballOf(files)]) {
      expect((await post(data)).statusCode).toBe(200);
      const { manifest, problems } = await get('somebody.night');
      expect(manifest.contributes?.themes).toMatchObject([{ id: 'Night', label: 'Night' }]);
      expect(problems.map(({ severity, path: at }) => `${severity} ${at}`)).toEqual([
        'note main',
        'note contributes.snippets',
      ]);
    }
  });

  it('installs the real packages of others', async () => {
    const folder = path.resolve('node_modules/@catppuccin/vscode/themes');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    await cp(folder, path.join(data, 'real/themes'), { recursive: true });
    const themes = names.map((name) => ({ label: name, uiTheme: 'vs-dark', path: `./themes/${name}` }));
    const { readFile } = await import('node:fs/promises');
    const files = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [`themes/${name}`, await readFile(path.join(folder, name), 'utf8')] as const),
      ),
    );
    const answer = await post(await tarballOf({ 'package.json': { ...theme, contributes: { themes } }, ...files }));
    expect(answer.statusCode).toBe(200);
    expect((await get('somebody.night')).manifest.contributes?.themes).toHaveLength(names.length);
  });

  it.each([
    [{ 'package.json': '{ "name": }' }, 'package.json:1:11: is not valid JSON'],
    [{ 'package.json': { ...theme, publisher: 7 } }, 'publisher: must be a string, not a number'],
    [
      { 'package.json': theme },
      "contributes.themes[0].path: names './themes/night.json', which is not in the package.",
    ],
    [
      {
        'package.json': theme,
        'themes/night.json': '{"include":"b.json"}',
        'themes/b.json': '{"include":"night.json"}',
      },
      'themes/b.json:1:12: The file includes itself: themes/night.json → themes/b.json → themes/night.json.',
    ],
    [
      { 'package.json': { ...(one['package.json'] as object), name: 'inside', publisher: undefined }, 'index.js': '' },
      'is built in and cannot be replaced',
    ],
  ])('refuses %#, naming file and place, and leaves nothing behind', async (files, message) => {
    const answer = await post(zipOf(files));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ resMsg: string }>().resMsg).toContain(message);
    expect(await list()).toHaveLength(1);
    expect(await readdir(path.join(data, 'extensions', '.staging')).catch(() => [])).toEqual([]);
  });

  it('replaces the version that was there, whichever way', async () => {
    for (const version of ['1.0.0', '2.0.0', '1.5.0']) {
      const before = (await list()).find(({ id }) => id === 'acme.one')?.base;
      await post(zipOf({ ...one, 'package.json': { ...(one['package.json'] as object), version } }));
      expect((await get('acme.one')).version).toBe(version);
      expect((await get('acme.one')).base).not.toBe(before);
      expect(await readdir(path.join(data, 'extensions/acme.one'))).toEqual([version]);
    }
  });

  it('remembers over a restart what is installed, disabled and removed', async () => {
    await post(zipOf(one));
    for (const id of ['acme.one', 'inside'])
      await server.inject({ method: 'PUT', url: `/extensions/${id}/state`, payload: { enabled: false } });
    await server.close();
    await start();
    expect((await list()).map(({ id, enabled }) => [id, enabled])).toEqual([
      ['inside', false],
      ['acme.one', false],
    ]);
    expect((await server.inject({ method: 'DELETE', url: '/extensions/acme.one' })).statusCode).toBe(200);
    expect((await server.inject({ method: 'DELETE', url: '/extensions/inside' })).statusCode).toBe(422);
    await server.close();
    await start();
    expect((await list()).map(({ id }) => id)).toEqual(['inside']);
  });

  it('reports a broken folder and leaves the others working', async () => {
    await post(zipOf(one));
    await write('extensions/acme.broken/1.0.0', { 'package.json': '{' });
    await write('extensions/acme.renamed/1.0.0', { 'package.json': { name: 'other', version: '1.0.0' } });
    await server.close();
    await start();
    expect(await get('acme.broken')).toMatchObject({ enabled: false, problems: [{ severity: 'error', line: 1 }] });
    expect((await get('acme.renamed')).problems[0]?.message).toContain("is of the extension 'other'");
    expect((await get('acme.one')).enabled).toBe(true);
  });

  it('keeps a broken state.json and goes on without it', async () => {
    await post(zipOf(one));
    await write('extensions', { 'state.json': '{ "disabled": 3 }' });
    await server.close();
    await start();
    expect(catalogue.problem).toContain('state.json.broken');
    expect((await get('acme.one')).enabled).toBe(true);
    expect(await readdir(path.join(data, 'extensions'))).toContain('state.json.broken');
  });

  it('serves no code of built-in ones and nothing from outside their folders', async () => {
    const { base } = await get('inside');
    expect((await server.inject(`${base}media/logo.svg`)).statusCode).toBe(200);
    for (const file of ['browser/index.ts', '..%2fworkbench%2fpackage.json', 'nothing'])
      expect([file, (await server.inject(base + file)).statusCode]).toEqual([file, 404]);
  });

  it('installs only what runs in this version of the workbench', async () => {
    const asking = (range: string): TestFiles => ({
      ...one,
      'package.json': { ...(one['package.json'] as object), engines: { lathe: range } },
    });
    expect((await post(zipOf(asking('^1.0.0')))).statusCode).toBe(200);
    expect((await post(zipOf(asking('^2.0.0')))).json()).toMatchObject({
      resMsg: 'package.json engines.lathe: asks for ^2.0.0, but this workbench is version 1.0.0.',
    });
    expect((await post(zipOf(asking('newest')))).statusCode).toBe(422);
  });

  it('reads what is built in again when a developer changed it', async () => {
    const before = await get('inside');
    await write('built-in', { 'package.json': { name: 'inside', version: '1.0.0', displayName: 'Inside Out' } });
    expect((await get('inside')).manifest.displayName).toBeUndefined();
    await catalogue.reloadBuiltIn();
    expect(await get('inside')).toMatchObject({ manifest: { displayName: 'Inside Out' } });
    expect((await get('inside')).base).not.toBe(before.base);
  });

  it('takes changes from those who may make them, and mean to', async () => {
    const refusal = async (headers: Record<string, string>) => {
      const answer = await post(zipOf(one), '/extensions', { 'as-is': 'yes', ...headers });
      return answer.json<{ resCode: string }>().resCode;
    };
    expect(await refusal({})).toBe('NOT_SIGNED_IN');
    expect(await refusal(gatekeeper.headersOf(manager))).toBe('FORGERY');
    const developer = testActor({ permissions: ['Develop Application'] });
    expect(await refusal({ ...gatekeeper.headersOf(developer), 'csrf-token': testToken })).toBe('FORBIDDEN');
    const newcomer = testActor({ permissions: ['Manage Extensions'], mustChangePassword: true });
    const guest = { ...manager, kind: 'PortalUser' as const };
    expect(await refusal({ ...gatekeeper.headersOf(guest), 'csrf-token': testToken })).toBe('NOT_SIGNED_IN');
    expect(await refusal({ ...gatekeeper.headersOf(newcomer), 'csrf-token': testToken })).toBe('MUST_CHANGE_PASSWORD');
    expect(await list()).toHaveLength(1);
  });

  it.each(['/extensions', '/extensions/events'])('shows %s to nobody without a session', async (url) => {
    expect((await server.inject({ url, headers: { 'as-is': 'yes' } })).statusCode).toBe(401);
  });

  async function openEvents() {
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}/extensions/events`);
    return response.body?.pipeThrough(new TextDecoderStream()).getReader();
  }

  it('tells open browsers of changes', async () => {
    const reader = await openEvents();
    expect((await reader?.read())?.value).toContain('retry');
    await post(zipOf(one));
    expect((await reader?.read())?.value).toContain('event: changed');
  });

  it('lets open browsers go when the server begins to stop, which would wait for them', async () => {
    const reader = await openEvents();
    await reader?.read();
    stopping.abort();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    const late = await openEvents();
    await late?.read();
    expect((await late?.read())?.done).toBe(true);
  });

  it('publishes the schema of manifests', async () => {
    const schema = (await server.inject('/schemas/extension.json')).json<Record<string, unknown>>();
    expect(schema).toMatchObject({ $id: '/schemas/extension.json', type: 'object', required: ['name', 'version'] });
    expect(JSON.stringify(schema)).toContain('The id by which the command is run');
  });
});
