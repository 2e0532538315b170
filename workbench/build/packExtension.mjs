import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import webpack from 'webpack';
import extensionModule from './extensionModule.cjs';
import { root } from './sources.mjs';

// What `npm run pack-extension -- folder [file]` does: a zip that can be installed in a running workbench.
if (process.argv[1] === import.meta.filename) {
  const [folder, wanted] = process.argv.slice(2);
  try {
    if (!folder) throw new Error('Say which folder: npm run pack-extension -- path/to/extension [file.zip]');
    const file = await packExtension(path.resolve(folder), wanted && path.resolve(wanted));
    console.log(
      `${path.relative(process.cwd(), file)} can be installed with "Install from File…" in the extensions view.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Builds the extension's browser code as one ES module and zips it with all that is not source code. */
export async function packExtension(folder, wanted) {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = wanted ?? path.join(root, '.cache/packages', `${path.basename(folder)}-${manifest.version}.zip`);
  const entry = ['browser/index.ts', 'browser/index.tsx', manifest.browser]
    .filter(Boolean)
    .map((name) => path.join(folder, name))
    .find((each) => existsSync(each));
  const id = manifest.publisher ? `${manifest.publisher}.${manifest.name}` : manifest.name;
  const built = entry ? await buildModule(entry, id) : {};
  const browser = entry ? { browser: 'dist/browser.js' } : {};
  const content = {
    ...(await readAssets(folder)),
    ...built,
    'package.json': Buffer.from(`${JSON.stringify({ ...manifest, ...browser }, undefined, 2)}\n`),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, zipSync(content, { level: 9 }));
  return file;
}

async function buildModule(entry, id) {
  const out = await mkdtemp(path.join(os.tmpdir(), 'lathe-pack-'));
  try {
    const compiler = webpack(extensionModule(entry, out, id));
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => compiler.close(resolve));
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const names = await readdir(out);
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [`dist/${name}`, await readFile(path.join(out, name))])),
    );
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Everything but code, tests and what begins with a dot. */
async function readAssets(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
    .filter((name) => !/^(browser|node|common|node_modules|dist)\/|(^|\/)\.|\.tsx?$/.test(name));
  return Object.fromEntries(
    await Promise.all(wanted.map(async (name) => [name, await readFile(path.join(folder, name))])),
  );
}
