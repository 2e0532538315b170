const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Folders that hold an extension: what the product brings, and what LATHE_EXTENSIONS adds (tests use it). */
function extensionFolders() {
  const shelves = [
    'themes',
    'extensions',
    ...(process.env.LATHE_EXTENSIONS ?? '').split(path.delimiter).filter(Boolean),
  ];
  return shelves
    .map((shelf) => path.resolve(root, shelf))
    .filter((shelf) => fs.existsSync(shelf))
    .flatMap((shelf) => (isExtension(shelf) ? [shelf] : fs.readdirSync(shelf).map((name) => path.join(shelf, name))))
    .filter(isExtension)
    .sort();
}

function isExtension(folder) {
  return fs.existsSync(path.join(folder, 'package.json'));
}

function entryOf(folder, side) {
  return ['index.ts', 'index.tsx'].map((name) => path.join(folder, side, name)).find((file) => fs.existsSync(file));
}

function manifestOf(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function idOf(folder) {
  const { name, publisher } = manifestOf(folder);
  return publisher ? `${publisher}.${name}` : name;
}

/** The extensions that have pages of their own, with the folders of those that a page needs, by name. */
function pageOwners() {
  const folders = new Map(extensionFolders().map((folder) => [idOf(folder), folder]));
  return [...folders.values()].flatMap((folder) => {
    const { contributes, extensionDependencies = [] } = manifestOf(folder);
    if (!contributes?.pages) return [];
    const needs = extensionDependencies.map((id) => folders.get(id)).filter(Boolean);
    return [{ folder: path.basename(folder), needs: [...needs, folder].map((need) => path.basename(need)) }];
  });
}

/** Source of a module that maps each extension's id to a function loading its code as a chunk of its own. */
function browserModules() {
  const entries = extensionFolders().flatMap((folder) => {
    const file = entryOf(folder, 'browser');
    const chunk = `extension-${path.basename(folder)}`;
    if (!file) return [];
    return [
      `${JSON.stringify(idOf(folder))}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`,
    ];
  });
  return `export const extensionModules = {\n${entries.join(',\n')}\n};`;
}

/** Source of a module that lists the folders, relative to the root, for the server. */
function folderList() {
  return `export const extensionFolders = ${JSON.stringify(extensionFolders().map((folder) => path.relative(root, folder)))};`;
}

/** Source of a module that maps each extension's id to its server code, which starts with the server. */
function serverModules() {
  const entries = extensionFolders().flatMap((folder) => {
    const file = entryOf(folder, 'node');
    return file ? [{ id: JSON.stringify(idOf(folder)), file: JSON.stringify(file) }] : [];
  });
  const imports = entries.map(({ file }, index) => `import * as extension${index} from ${file};`);
  const list = entries.map(({ id }, index) => `${id}: extension${index}`);
  return `${imports.join('\n')}\nexport const serverModules = { ${list.join(', ')} };`;
}

module.exports = { browserModules, extensionFolders, folderList, pageOwners, serverModules };
