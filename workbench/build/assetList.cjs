const joinPageScripts = require('./pageScripts.cjs');

const name = 'AssetList';

/**
 * Writes the files that each entry needs, in their order, for the server to put into the page; and those with which the
 * pages of extensions begin.
 */
module.exports = class AssetList {
  /** What to tell the browser about scripts with which pages begin, and whether files are named by what is in them. */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // When files have their last names and are not yet compressed.
    const named = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    const last = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let pages = {};
      compilation.hooks.processAssets.tap({ name, stage: named }, () => {
        pages = joinPageScripts(compilation, sources, this.options);
      });
      compilation.hooks.processAssets.tap({ name, stage: last }, () => {
        const entries = [...compilation.entrypoints].map(([entry, chunks]) => [
          entry,
          [...chunks.getFiles(), ...fontsOf(chunks)].filter((file) => !/\.map$|\.hot-update\./.test(file)),
        ]);
        const all = { ...Object.fromEntries(entries), ...pages };
        compilation.emitAsset('entries.json', new sources.RawSource(JSON.stringify(all)));
      });
    });
  }
};

/** The browser would hear of them only when it has read the style sheet. */
function fontsOf(entry) {
  return entry.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).filter((file) => /\.(ttf|woff2?)$/.test(file));
}
