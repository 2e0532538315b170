/** How TypeScript and TSX become JavaScript for the browsers and the Node that we support. */
module.exports = (development) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: true,
        react: { runtime: 'automatic', development },
      },
      target: 'es2022',
      // What decorators become stands in one place, not in each of hundreds of modules.
      externalHelpers: true,
    },
  },
});
