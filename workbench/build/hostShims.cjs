const { createHash } = require('node:crypto');
const hostModules = require('./hostModules.cjs');

const symbol = "Symbol.for('lathe.modules')";

/**
 * Lets code that was not built with the workbench import what the workbench itself runs on (`lathe`, `react`, ...). For each of
 * these modules it writes a small ES module with the same exports, which takes them from the running workbench
 * (workbench/browser/extensions/hostModules.ts), and an import map that leads there.
 */
module.exports = class HostShims {
  /** @param sources the files of those modules that are our own; the others are packages */
  constructor(sources) {
    this.sources = sources;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostShims', (compilation) => {
      let names = new Map();
      compilation.hooks.seal.tap('HostShims', () => {
        names = new Map(hostModules.map((name) => [name, exportsOf(compilation, name, this.sources[name])]));
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'HostShims', stage }, () => {
        const imports = {};
        for (const [name, exported] of names) {
          const source = shimOf(name, exported);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const file = `host/${name.replaceAll('/', '-')}.${hash}.js`;
          compilation.emitAsset(file, new sources.RawSource(source), { minimized: true, immutable: true });
          imports[name] = `${compilation.outputOptions.publicPath}${file}`;
        }
        compilation.emitAsset('importMap.json', new sources.RawSource(JSON.stringify({ imports })));
      });
    });
  }
};

/** Of our own modules as webpack found them, of packages as Node does. */
function exportsOf(compilation, name, file) {
  if (file === undefined) return Object.keys(require(name)).filter((each) => each !== '__esModule');
  const module = [...compilation.modules].find((each) => each.resource === file);
  const provided = module && compilation.moduleGraph.getProvidedExports(module);
  if (!Array.isArray(provided))
    throw new Error(`The exports of '${name}' (${file}) are not known; is it imported anywhere?`);
  return provided;
}

function shimOf(name, exported) {
  const named = exported.filter((each) => each !== 'default' && /^[A-Za-z_$][\w$]*$/.test(each));
  return [
    `const module = await globalThis[${symbol}][${JSON.stringify(name)}]();`,
    `export const { ${named.join(', ')} } = module;`,
    'export default module.default ?? module;',
    '',
  ].join('\n');
}
