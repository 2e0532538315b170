/**
 * Writes the files that each entry needs, in their order, for the server to put into the page; and those of the parts of
 * extensions that have a name, for it to have them fetched early.
 */
module.exports = class AssetList {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetList', stage }, () => {
        const parts = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('extension-'));
        const entries = [...compilation.entrypoints, ...parts].map(([name, entry]) => [
          name,
          [...entry.getFiles(), ...fontsOf(entry)].filter((file) => !/\.map$|\.hot-update\./.test(file)),
        ]);
        compilation.emitAsset('entries.json', new sources.RawSource(JSON.stringify(Object.fromEntries(entries))));
      });
    });
  }
};

/** The browser would hear of them only when it has read the style sheet. */
function fontsOf(entry) {
  return entry.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]).filter((file) => /\.(ttf|woff2?)$/.test(file));
}
