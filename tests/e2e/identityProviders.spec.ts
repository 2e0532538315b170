import { findings } from './axe';
import { expect, test } from './harness';
import { LoginPage } from './loginPage';
import { type OidcProvider, startOidcProvider } from './oidcProvider';
import { WorkbenchPage } from './workbenchPage';

let oidc: OidcProvider;

test.beforeAll(async () => {
  oidc = await startOidcProvider();
});
test.afterAll(() => oidc.stop());

const client = { client_id: 'lathe', client_secret: 'the-secret-of-the-client-0123456789' };

test('an administrator sets up a provider, and people log in and out by it', async ({ page, ownServer, browser }) => {
  const admin = new WorkbenchPage(page);
  await admin.open(`${ownServer.url}/projects`);
  await admin.run('Administration: Show Identity Providers');
  await page.getByRole('button', { name: 'New Identity Provider' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('corp');
  await page.getByLabel('Issuer').fill('nonsense');
  await page.getByLabel('Client ID').fill(client.client_id);
  await page.getByLabel('Client secret').fill(client.client_secret);
  await page.getByText('Make an account for whoever comes for the first time').click();
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('alert').filter({ hasText: /url/i })).toBeVisible();
  await page.getByLabel('Issuer').fill(oidc.issuer);
  await page.keyboard.press('Control+S');
  const addresses = page.locator('.provider-addresses__address');
  await expect(addresses).toHaveCount(2);
  expect(await findings({ page })).toEqual([]);
  const [callback = '', logout = ''] = await addresses.allTextContents();
  await expect(page).toHaveURL(/\/identity-providers\/000I\w{16}$/);

  const clients = [{ ...client, redirect_uris: [callback], post_logout_redirect_uris: [logout] }];
  const bea = { preferred_username: 'bea', email: 'bea@corp.example', email_verified: true };
  const comes = (account?: string): Promise<void> => oidc.setUp({ clients, account, accounts: { bea } });

  const context = await browser.newContext({ storageState: undefined, baseURL: ownServer.url });
  const visitor = await context.newPage();
  const login = new LoginPage(visitor);
  await comes();
  await login.open('?redirect=%2Fprojects%2Fapp-center');
  await visitor.getByRole('link', { name: 'Log in with corp' }).click();
  await expect(login.failure).toHaveText('The identity provider has refused the login.');
  expect(await findings({ page: visitor })).toEqual([]);

  await comes('bea');
  await visitor.getByRole('link', { name: 'Log in with corp' }).click();
  await expect(visitor).toHaveURL(`${ownServer.url}/projects/app-center`);
  const cookies = await context.cookies(ownServer.url);
  expect(cookies.find(({ name }) => name === 'u-m')?.value).toBe('bea');

  await visitor.goto('/baas/auth/v1.0/idp/logout');
  await expect(visitor.getByText('You are logged out.')).toBeVisible();
  expect((await context.cookies(ownServer.url)).find(({ name }) => name === 'lathe-session')).toBeUndefined();
  await context.close();

  await admin.run('Administration: Show Identity Providers');
  await expect(page.getByRole('row', { name: /corp/ })).toContainText('OpenID Connect');
});

test('an address that names a provider leads there at once', async ({ page, ownServer, browser }) => {
  const body = { type: 'OIDC', name: 'direct', issuer: oidc.issuer, clientId: 'unknown' };
  await page.goto(`${ownServer.url}/projects`);
  const made = await page.evaluate(async (provider) => {
    const token = await fetch('/u-route/baas/sys/v1.0/csrf/get', { method: 'POST' }).then((answer) => answer.json());
    const headers = { 'content-type': 'application/json', 'csrf-token': token.result };
    const answer = await fetch('/u-route/baas/sys/v1.0/idp', {
      method: 'POST',
      headers,
      body: JSON.stringify(provider),
    });
    return answer.status;
  }, body);
  expect(made).toBe(200);
  await oidc.setUp({
    clients: [client].map((each) => ({ ...each, redirect_uris: ['https://x.example/'] })),
    accounts: {},
  });
  const context = await browser.newContext({ storageState: undefined });
  const visitor = await context.newPage();
  await visitor.goto(`${ownServer.url}/studio/login.html?idp-type=oidc&idp-name=direct&env=dev`);
  await expect(visitor).toHaveURL(new RegExp(`^${oidc.issuer}/auth\\?`));
  await visitor.goto(`${ownServer.url}/studio/login.html?idp-name=nobody`);
  await expect(new LoginPage(visitor).failure).toContainText('There is no such identity provider.');
  await context.close();
});
