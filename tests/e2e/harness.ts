import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from './server';
import { sessionOf, signIn } from './signIn';

/**
 * One server for each worker; the browser's own memory is new for each test, but for the administrator's session. What a
 * test changes on the server it undoes, or it asks for `ownServer`. A test of the log-in itself says
 * `test.use({ storageState: undefined })`.
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
  storageState: async ({ server }, provide) => provide(await sessionOf(server.url)),
  ownServer: async ({ context }, provide) => {
    const server = await startServer();
    await signIn(context, server.url);
    await provide(server);
    await server.stop();
  },
});

export { expect };
