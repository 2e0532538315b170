import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from './server';

/**
 * One server for each worker; the browser's own memory is new for each test. What a test changes on the server it undoes,
 * or it asks for `ownServer`.
 */
export const test = base.extend<{ ownServer: RunningServer }, { server: RunningServer }>({
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  ownServer: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
});

export { expect };
