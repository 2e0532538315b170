import { Secret, TOTP } from 'otpauth';
import { findings } from './axe';
import { expect, test } from './harness';
import { LoginPage } from './loginPage';
import { administrator } from './signIn';
import { WorkbenchPage } from './workbenchPage';

test('two-step verification is set up with a picture, asked for at a login, and left by a recovery code', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}/projects`);
  const workbench = new WorkbenchPage(page);
  await workbench.run('Accounts: Two-Step Verification...');
  const dialog = page.getByRole('dialog', { name: 'Two-Step Verification' });
  await dialog.getByLabel('Current password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Set Up' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('One-time code').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Switch On' }).click();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();

  await page.goto(`${ownServer.url}/studio/login.html?logout=true`);
  const login = new LoginPage(page);
  await login.logIn(administrator);
  const code = page.getByLabel('One-time code');
  await expect(code).toBeFocused();
  expect(await findings({ page })).toEqual([]);
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(login.failure).toHaveText(/wrong or was used already/);
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('who has forgotten his password is told the same whoever he is, and why an old link does not work', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await login.userName.fill('nobody-at-all');
  expect(await findings({ page })).toEqual([]);
  await page.getByRole('button', { name: 'Send an E-mail' }).click();
  await expect(page.getByText(/^If nobody-at-all is known here/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(login.submit).toBeVisible();
  await page.goto('/portal/login#reset=old');
  await expect(login.failure).toHaveText(/has expired or was used already/);
  await expect(page).toHaveURL(/\/portal\/login$/);
});
