const path = require('node:path');
const Compression = require('compression-webpack-plugin');
const MiniCss = require('mini-css-extract-plugin');
const Minimizer = require('minimizer-webpack-plugin');
const webpack = require('webpack');
const zlib = require('node:zlib');
const AssetList = require('./workbench/build/assetList.cjs');
const { browserModules, folderList, serverModules } = require('./workbench/build/extensionFolders.cjs');
const HostShims = require('./workbench/build/hostShims.cjs');
const swc = require('./workbench/build/swcLoader.cjs');

const lightCalls = require.resolve('./workbench/build/lightCalls.cjs');

/**
 * Of scripts with which pages begin most runs at once: compiled as a whole, beside the page's own thread, it spares that a
 * sixth of its work.
 */
const compileWhole = '//# allFunctionsCalledOnLoad';

const { VirtualUrlPlugin } = webpack.experiments.schemes;

const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    'lathe/common$': path.resolve(__dirname, 'core/common/lathe.ts'),
    'lathe/node$': path.resolve(__dirname, 'core/node/lathe.ts'),
    'lathe/ui$': path.resolve(__dirname, 'core/browser/ui/index.ts'),
    lathe$: path.resolve(__dirname, 'core/browser/lathe.ts'),
  },
};

/** The version makes the cache forget it when an extension comes or goes. */
const virtualModules = (sources) =>
  new VirtualUrlPlugin(
    Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, { source, version: source }])),
    'virtual',
  );

/** Rebuilds start from what the last build of the same kind knew. */
const cache = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
  buildDependencies: { config: [__filename] },
});

function browser(development, out) {
  return {
    name: 'browser',
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: {
      studio: './workbench/browser/studio.ts',
      runtime: './workbench/browser/runtime/runtime.ts',
      login: './workbench/browser/login/login.tsx',
      apiDocs: './workbench/browser/apiDocs/apiDocs.ts',
    },
    devtool: development ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(out, 'browser'),
      publicPath: '/assets/',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    resolve,
    cache: cache(`browser-${development}-${path.basename(out)}`),
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(development) },
        { test: /[\\/]common[\\/].+\.ts$/, exclude: /node_modules/, enforce: 'pre', use: lightCalls },
        // golden-layout declares that it has no side effects, which would drop its style sheets.
        // Their users take what they name from where it is, and not all that is named there.
        { test: ['lathe$', 'lathe/common$', 'lathe/ui$'].map((name) => resolve.alias[name]), sideEffects: false },
        { test: /\.css$/, sideEffects: true, use: [MiniCss.loader, 'css-loader'] },
        // Monaco names a worker that it never needs, as MonacoEnvironment.getWorker makes them all.
        { test: /editorWebWorkerMain\.js$/, dependency: 'url', type: 'asset/resource', generator: { emit: false } },
        // Monaco's language services drag in the whole of its editor here, past the features that are chosen.
        {
          test: /monaco-editor\/esm\/vs\/internal\/common\/workers\.js$/,
          use: path.resolve(__dirname, 'workbench/build/dropBareImports.cjs'),
        },
        { test: /\.(ttf|woff2?|png|svg)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
      ],
    },
    optimization: {
      // A file of its own costs a page more than a few lines that two files have.
      splitChunks: {
        minSize: 60_000,
        cacheGroups: {
          // Two files are compiled side by side.
          base: {
            chunks: ({ name }) => name === 'runtime',
            test: /node_modules/,
            type: /^javascript/,
            name: 'runtime-base',
            enforce: true,
          },
        },
      },
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, parallel: 2 })],
    },
    performance: { hints: false },
    plugins: [
      virtualModules({ 'extension-modules': browserModules }),
      new MiniCss({ filename: development ? '[name].css' : '[name].[contenthash:8].css' }),
      new AssetList({ hint: compileWhole, hashed: !development }),
      new webpack.NormalModuleReplacementPlugin(/codicon\.ttf$/, oneIconFont),
      new webpack.BannerPlugin({
        banner: compileWhole,
        raw: true,
        test: /^runtime(-base)?\.(\w+\.)?js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      new HostShims({ lathe: resolve.alias.lathe$, 'lathe/ui': resolve.alias['lathe/ui$'] }),
      ...(development ? [] : compressed()),
    ],
    stats: 'errors-warnings',
  };
}

/** Monaco brings the icons' font too, with the same signs in the same places: one is enough. */
function oneIconFont(resource) {
  if (/monaco-editor/.test(resource.context)) resource.request = require.resolve('@vscode/codicons/dist/codicon.ttf');
}

/** Compressed once, here, so that serving costs nothing. What every visit begins with is worth the slowest setting. */
function compressed() {
  const { BROTLI_PARAM_QUALITY: quality } = zlib.constants;
  const text = /\.(js|css|ttf|svg|json)$/;
  const entry = /^(studio|runtime|login|page)[.-]/;
  const listed = /^(entries|importMap)\.json$/;
  const brotli = { filename: '[path][base].br', algorithm: 'brotliCompress', test: text, threshold: 1024 };
  const gzip = { filename: '[path][base].gz', algorithm: 'gzip', test: text, threshold: 1024 };
  return [
    new Compression({ ...brotli, include: entry, compressionOptions: { params: { [quality]: 11 } } }),
    new Compression({ ...brotli, exclude: [entry, listed], compressionOptions: { params: { [quality]: 9 } } }),
    new Compression({ ...gzip, exclude: listed, compressionOptions: { level: 9 } }),
  ];
}

function server(development, out) {
  return {
    name: 'server',
    mode: development ? 'development' : 'production',
    target: 'node24',
    entry: { main: './workbench/node/main.ts', tools: './workbench/node/tools.ts' },
    devtool: 'source-map',
    output: { path: path.join(out, 'server'), filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    resolve,
    cache: cache(`server-${development}-${path.basename(out)}`),
    externals: [
      ({ request }, done) =>
        /^(?!lathe(\/|$)|virtual:)[@a-z]/i.test(request) ? done(null, `commonjs ${request}`) : done(),
    ],
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc(development) }] },
    optimization: { minimize: false },
    plugins: [virtualModules({ 'extension-folders': folderList, 'extension-server-modules': serverModules })],
    stats: 'errors-warnings',
  };
}

module.exports = (_env, argv) => {
  const development = argv.mode !== 'production';
  const out = path.resolve(__dirname, process.env.LATHE_DIST ?? (development ? '.cache/dev' : 'dist'));
  return [browser(development, out), server(development, out)];
};
