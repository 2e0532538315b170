const path = require('node:path');

const decorators = { legacyDecorator: true, useDefineForClassFields: true, react: { runtime: 'automatic' } };
const typescript = {
  jsc: { parser: { syntax: 'typescript', tsx: true, decorators: true }, transform: decorators, target: 'es2022' },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const javascript = { jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' }, module: { type: 'commonjs' } };

/** Unit tests stand beside the code they test; those of `node` folders run in Node, the rest in jsdom. */
const base = {
  rootDir: path.resolve(__dirname, '..'),
  setupFiles: ['reflect-metadata'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', typescript], '^.+\\.m?js$': ['@swc/jest', javascript] },
  // These packages are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(inversify|@inversifyjs|@seriousme|idb|path-to-regexp|content-disposition|cookie|kysely|pg-boss|jsondiffpatch|serialize-error|non-error|rrule-temporal|temporal-polyfill|temporal-utils|openid-client|oidc-provider|oauth4webapi|jose|otpauth|@noble|qr)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/unit/empty.cjs',
    '^monaco-editor(/.*)?$': '<rootDir>/tests/unit/empty.cjs',
    '^lathe$': '<rootDir>/core/browser/lathe.ts',
    '^lathe/common$': '<rootDir>/core/common/lathe.ts',
    '^lathe/node$': '<rootDir>/core/node/lathe.ts',
    '^lathe/node/testing$': '<rootDir>/core/node/testing.ts',
    '^lathe/ui$': '<rootDir>/core/browser/ui/index.ts',
    '^lathe/testing$': '<rootDir>/core/browser/testing.tsx',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.cache'],
};

const sources = '{core,extensions,workbench,tests}';
module.exports = {
  // A machine that is busy with other tests is no failure.
  testTimeout: 20_000,
  // Tests of the server wait for its database much of the time: two share the two cores that are usual.
  maxWorkers: 2,
  // One that has grown over hundreds of suites is slow, also to end.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFiles: [...base.setupFiles, '<rootDir>/tests/unit/browserSetup.ts'],
      testMatch: [`<rootDir>/${sources}/**/*.test.ts?(x)`],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/node/',
        '/workbench/build/',
        '<rootDir>/tests/e2e/',
        '<rootDir>/tests/lint/',
        '<rootDir>/tests/contract/',
      ],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/unit/startPostgres.ts',
      globalTeardown: '<rootDir>/tests/unit/stopPostgres.ts',
      testMatch: [
        '<rootDir>/{core,workbench}/node/**/*.test.ts',
        '<rootDir>/extensions/*/node/**/*.test.ts',
        '<rootDir>/workbench/build/**/*.test.ts',
        '<rootDir>/tests/lint/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts',
      ],
    },
  ],
};
