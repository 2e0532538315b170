import { unzipSync } from 'fflate';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseManifest } from '../../core/common/manifest/parseManifest';

const root = path.resolve(__dirname, '../..');
const node = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
const run = (script: string, ...args: string[]): Promise<string> =>
  node(path.join(root, 'workbench/build', script), ...args);

describe('an extension that is made by the script', () => {
  let shelf: string;
  // Inside the repository, where the packages are found.
  beforeAll(async () => {
    await mkdir(path.join(root, '.cache'), { recursive: true });
    shelf = await mkdtemp(path.join(root, '.cache/new-extension-'));
  });
  afterAll(() => rm(shelf, { recursive: true }));

  it('is complete: a manifest without problems, texts in both languages, formatted sources', async () => {
    await run('newExtension.mjs', 'my-notes', shelf);
    const folder = path.join(shelf, 'my-notes');
    const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
    expect(parseManifest(await read('package.json')).problems).toEqual([]);
    const [english, chinese] = [await read('locales/en.json'), await read('locales/zh-CN.json')].map((text) =>
      Object.keys(JSON.parse(text) as object),
    );
    expect(chinese).toEqual(english);
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.(json|tsx?)$/.test(file)) continue;
      const text = await read(file);
      expect(text).not.toContain('__');
    }
    await node('node_modules/prettier/bin/prettier.cjs', '--ignore-path', '/dev/null', '--check', folder);
  });

  it('is packed into a zip whose code brings nothing that the workbench has', async () => {
    const zip = path.join(shelf, 'my-notes.zip');
    await run('packExtension.mjs', path.join(shelf, 'my-notes'), zip);
    const files = unzipSync(await readFile(zip));
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'dist/browser.js',
      'locales/en.json',
      'locales/zh-CN.json',
      'package.json',
    ]);
    const code = Buffer.from(files['dist/browser.js'] ?? []).toString();
    const imported = [...code.matchAll(/from\s*"([^"]+)"/g)].map(([, name]) => name).sort();
    expect(imported).toEqual(['lathe', 'lathe/ui', 'mobx', 'mobx-react-lite', 'react/jsx-runtime']);
    expect(code).toMatch(/as activate/);
  });

  it('has a name that can be one', async () => {
    await expect(run('newExtension.mjs', 'Bad_Name', shelf)).rejects.toThrow(/small letters/);
    await expect(run('newExtension.mjs', 'my-notes', shelf)).rejects.toThrow(/exists already/);
  });
});
