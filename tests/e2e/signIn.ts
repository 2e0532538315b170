import type { BrowserContext } from '@playwright/test';
import { request } from '@playwright/test';

export const administrator = { userName: 'admin', password: 'Lathe-e2e-7' };

/** What a browser keeps after a log-in; it is given to a context as its `storageState`, or by `signIn`. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function sessionOf(url: string, user = administrator): Promise<SignedIn> {
  const client = await request.newContext({ baseURL: url });
  const answer = await client.post('/baas/auth/v1.0/login', { data: user });
  if (!answer.ok()) throw new Error(`${user.userName} cannot sign in: ${await answer.text()}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

/** For a context that was made by hand, or that uses another server than the worker's. */
export async function signIn(context: BrowserContext, url: string, user = administrator): Promise<void> {
  await context.addCookies((await sessionOf(url, user)).cookies);
}
