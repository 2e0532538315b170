import { type BrowserContext, request } from '@playwright/test';
import { expect } from './harness';

/** As the server does it by itself: the browser hears nothing of it. */
export async function endSession(context: BrowserContext, url: string): Promise<void> {
  const caller = await request.newContext({ baseURL: url, storageState: await context.storageState() });
  const { result: token } = (await (await caller.post('/u-route/baas/sys/v1.0/csrf/get')).json()) as { result: string };
  expect((await caller.post('/baas/auth/v1.0/logout', { headers: { 'csrf-token': token } })).status()).toBe(200);
  await caller.dispose();
}
