import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { administrator, sessionOf } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class AccessPages extends WorkbenchPage {
  get dialog(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }
}

let pages: AccessPages;
let server: RunningServer;

test.beforeEach(async ({ page, ownServer }) => {
  server = ownServer;
  pages = new AccessPages(page);
  await pages.open(`${ownServer.url}/projects`);
});

async function statusBy(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/u-route/baas/sys/v1.0/accesstokens`, { headers })).status;
}

test('an access token is made, shown once, used by a program and revoked', async ({ page }) => {
  await pages.run('Administration: Show My Access Tokens');
  await pages.button('New Access Token').first().click();
  await pages.field('Name').fill('Nightly');
  await page.getByRole('checkbox', { name: /View Audit Log/ }).check();
  await page.keyboard.press('Control+s');
  const token = await pages.dialog.getByRole('textbox', { name: 'Access Token' }).inputValue();
  expect(token).toMatch(/^lathe_pat_/);
  expect(await findings(pages)).toEqual([]);
  await pages.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await statusBy(token)).toBe(200);
  await expect(pages.tab('Nightly')).toBeVisible();
  await pages.button('Revoke').click();
  await pages.dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(pages.tab('Nightly')).toBeHidden();
  expect(await statusBy(token)).toBe(401);
});

test('an OAuth client gets tokens by the secret that is shown once', async ({ page }) => {
  await pages.run('Administration: Show OAuth Clients');
  await pages.button('New OAuth Client').first().click();
  await pages.field('Name').fill('Warehouse');
  await page.keyboard.press('Control+s');
  const id = await pages.dialog.getByRole('textbox', { name: 'Client ID' }).inputValue();
  const secret = await pages.dialog.getByRole('textbox', { name: 'Client Secret' }).inputValue();
  await pages.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const answer = await fetch(`${server.url}/u-route/baas/oauth/v1.0/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = await answer.json();
  expect(await statusBy(token)).toBe(200);
  await expect(page.getByRole('form', { name: 'Warehouse' }).getByText(id)).toBeVisible();
  await pages.button('Revoke Tokens').click();
  await pages.dialog.getByRole('button', { name: 'Revoke Tokens' }).click();
  await expect(page.getByText('Tokens revoked: 1.').first()).toBeVisible();
  expect(await statusBy(token)).toBe(401);
});

test('whoever looks after the users sees the tokens of all, searches them and revokes one; the log tells which acted', async ({
  page,
}) => {
  const bob = { userName: 'bob', password: 'Correct-Horse-88' };
  await makeUser(bob);
  const token = await tokenOf(bob, 'Backup');
  expect(await statusBy(token)).toBe(200);
  await pages.run('Administration: Show All Access Tokens');
  await expect(page).toHaveURL(/all-access-tokens$/);
  const table = page.getByRole('grid', { name: 'All Access Tokens' });
  await expect(table.getByText('Backup')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search by Token or Owner' }).fill('nobody');
  await expect(page.getByText('No token is found.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search by Token or Owner' }).fill('bob');
  await table.getByText('Backup').click();
  expect(await findings(pages)).toEqual([]);
  await pages.button('Revoke').click();
  await expect(pages.dialog).toContainText("Revoke the token 'Backup' of bob?");
  await pages.dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No token is found.')).toBeVisible();
  expect(await statusBy(token)).toBe(401);
  await pages.run('Administration: Show Audit Log');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('Backup');
  const log = page.getByRole('grid', { name: 'Audit Log' });
  await expect(log.getByText('bob · Backup')).toBeVisible();
  await log.getByText('bob · Backup').click();
  await expect(page.getByRole('term').filter({ hasText: 'By Token' })).toBeVisible();
});

/** What a page of the administrator's would send. */
async function call(path: string, body: object, by: Record<string, string>): Promise<{ id: string; token: string }> {
  const headers = { 'content-type': 'application/json', origin: server.url, ...by };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { resCode, resMsg, result } = await answer.json();
  if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
  return result;
}

async function signedIn(user: { readonly userName: string; readonly password: string }) {
  const { cookies } = await sessionOf(server.url, user);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', origin: server.url, cookie };
  const answer = await fetch(`${server.url}/u-route/baas/sys/v1.0/csrf/get`, { method: 'POST', headers, body: '{}' });
  const { result } = await answer.json();
  return { cookie, 'csrf-token': String(result) };
}

async function makeUser(user: { readonly userName: string; readonly password: string }): Promise<void> {
  const body = { ...user, profile: 'Developer', mustChangePassword: false };
  await call('/u-route/baas/sys/v1.0/users', body, await signedIn(administrator));
}

/** With an attempt that the audit log holds. */
async function tokenOf(user: { readonly userName: string; readonly password: string }, name: string): Promise<string> {
  const tokens = '/u-route/baas/sys/v1.0/accesstokens';
  const { token } = await call(tokens, { name, permissions: [], days: 1 }, await signedIn(user));
  const refused = call(tokens, { name: 'heir', permissions: [], days: 1 }, { authorization: `Bearer ${token}` });
  await expect(refused).rejects.toThrow();
  return token;
}
