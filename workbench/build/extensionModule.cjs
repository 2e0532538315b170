const Minimizer = require('minimizer-webpack-plugin');
const hostModules = require('./hostModules.cjs');
const swc = require('./swcLoader.cjs');

/** By their mark the workbench takes the styles away when the extension stops. */
const styles = (id) => ({ loader: 'style-loader', options: { attributes: { 'data-extension': id } } });

/** Builds the browser code of one extension as an ES module that imports what the workbench has from the workbench. */
module.exports = (entry, out, id) => ({
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { browser: entry },
  devtool: false,
  experiments: { outputModule: true },
  output: {
    path: out,
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    module: true,
    library: { type: 'module' },
    // Relative to where the module was loaded from.
    publicPath: 'auto',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  externalsType: 'module',
  externals: Object.fromEntries(hostModules.map((name) => [name, name])),
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: swc(false) },
      { test: /\.css$/, sideEffects: true, use: [styles(id), 'css-loader'] },
      { test: /\.(ttf|woff2?|png|svg)$/, type: 'asset' },
    ],
  },
  optimization: {
    minimizer: [
      new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, minimizerOptions: { module: true } }),
    ],
  },
  performance: { hints: false },
});
