const { createHash } = require('node:crypto');
const { pageOwners } = require('./extensionFolders.cjs');

/**
 * Joins the code with which the pages of an extension begin, its own and that of those it stands upon, in one script, as
 * each further file costs the first moment of a page more than its code does. Returns the files by name: "page-apps".
 */
module.exports = function joinPageScripts(compilation, { ConcatSource, RawSource }, { hint, hashed }) {
  const inEntry = new Set(compilation.entrypoints.get('runtime')?.getFiles());
  const owners = pageOwners().map(({ folder, needs }) => {
    const groups = needs.flatMap((need) => [`extension-${need}`, `extension-${need}-page`]);
    const all = groups.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
    const files = [...new Set(all)].filter((file) => !inEntry.has(file));
    const scripts = files.filter((file) => /(?<!\.hot-update)\.js$/.test(file));
    const parts = scripts.flatMap((file) => [compilation.getAsset(file).source, '\n']);
    const code = new ConcatSource(`${hint}\n`, ...parts).buffer();
    const hash = hashed ? `.${createHash('sha256').update(code).digest('hex').slice(0, 8)}` : '';
    const script = `page-${folder}${hash}.js`;
    compilation.emitAsset(script, new RawSource(code), { immutable: hashed, minimized: true });
    return [`page-${folder}`, [script, ...files.filter((file) => file.endsWith('.css'))]];
  });
  return Object.fromEntries(owners);
};
