import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import type { RunningServer } from './server';
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
  await pages.dialog.getByRole('button', { name: 'Close' }).click();
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
  await pages.dialog.getByRole('button', { name: 'Close' }).click();
  const answer = await fetch(`${server.url}/u-route/baas/oauth/v1.0/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = await answer.json();
  expect(await statusBy(token)).toBe(200);
  await expect(page.getByText(id)).toBeVisible();
  await pages.button('Revoke Tokens').click();
  await pages.dialog.getByRole('button', { name: 'Revoke Tokens' }).click();
  await expect(page.getByText('Tokens revoked: 1.')).toBeVisible();
  expect(await statusBy(token)).toBe(401);
});
