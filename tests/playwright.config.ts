import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/startPostgres.ts',
  outputDir: '../test-results',
  // Much of the time they wait for the server, the browser or a delay of the product: four share the two cores that are usual.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // Passing at the second go is told as "flaky": its cause is to be found, but keeps nobody from landing.
  retries: 1,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'dark',
    // Pictures of each step take a third of the time: only what has failed is watched so closely.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.LATHE_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
