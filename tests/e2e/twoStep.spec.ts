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
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${ownServer.url}/projects`);
  await workbench.run('Accounts: Two-Step Verification…');
  const dialog = page.getByRole('dialog', { name: 'Two-Step Verification' });
  await dialog.getByLabel('Current password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Set Up' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const used = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await dialog.getByLabel('One-time code').fill(used);
  await dialog.getByRole('button', { name: 'Switch On' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();

  await page.goto(`${ownServer.url}/studio/login.html?logout=true`);
  const login = new LoginPage(page);
  await login.logIn(administrator);
  const code = page.getByLabel('One-time code');
  await expect(code).toBeFocused();
  expect(await findings({ page })).toEqual([]);
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/wrong or was used already/)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('where it is required, it is set up at the login, and switched off by an administrator only', async ({
  page,
  ownServer,
  browser,
}) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${ownServer.url}/projects`);
  await workbench.run('Administration: Show Password Policy');
  await page.getByRole('button', { name: 'Required of' }).click();
  await page.getByRole('option', { name: 'Everybody, portal users too' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  const visitor = await (await browser.newContext({ locale: 'en-US', storageState: undefined })).newPage();
  const login = new LoginPage(visitor);
  await visitor.goto(`${ownServer.url}/studio/login.html`);
  await login.logIn({ userName: 'developer', password: administrator.password });
  await expect(visitor.getByRole('heading', { name: 'Two-Step Verification' })).toBeVisible();
  const code = visitor.getByLabel('One-time code');
  await expect(code).toBeFocused();
  expect(await findings({ page: visitor })).toEqual([]);
  expect((await visitor.request.get(`${ownServer.url}/u-route/baas/sys/v1.0/currentuser`)).status()).toBe(401);
  const secret = (await visitor.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('list', { name: 'Recovery codes' })).toBeFocused();
  await expect(visitor.getByRole('listitem')).toHaveCount(10);
  expect(await findings({ page: visitor })).toEqual([]);
  await visitor.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  const developer = new WorkbenchPage(visitor);
  await developer.run('Accounts: Two-Step Verification…');
  const dialog = visitor.getByRole('dialog', { name: 'Two-Step Verification' });
  await expect(dialog).toContainText('Your administrator asks for it.');
  await expect(dialog.getByRole('button', { name: 'Switch Off' })).toHaveCount(0);

  await workbench.run('Administration: Show Users');
  const row = page.getByRole('grid', { name: 'Users' }).getByRole('row', { name: /^developer / });
  await expect(row).toContainText('On');
  await row.dblclick();
  await page.getByRole('button', { name: 'Switch Off Two-Step' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByLabel('Your password').fill(administrator.password);
  await question.getByRole('button', { name: 'Switch Off Two-Step' }).click();
  await expect(page.getByText('Two-step verification of developer is off').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch Off Two-Step' })).toHaveCount(0);
  await visitor.context().close();
});

test('people register at the portal when the administrator lets them', async ({ page, ownServer, browser }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${ownServer.url}/projects`);
  const visitor = await (await browser.newContext({ locale: 'en-US', storageState: undefined })).newPage();
  await visitor.goto(`${ownServer.url}/portal/login`);
  await expect(visitor.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const register = visitor.getByRole('button', { name: 'Create an Account' });
  await expect(register).toHaveCount(0);

  await workbench.run('Administration: Show Registration of Portal Users');
  await page.getByRole('checkbox', { name: 'Anybody may register at the portal login page' }).press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await findings(workbench)).toEqual([]);

  await visitor.reload();
  await register.click();
  await expect(visitor.getByLabel('User name')).toBeFocused();
  await visitor.keyboard.type('guest');
  await visitor.getByLabel('Password', { exact: true }).fill('Some-good-word-1');
  await visitor.getByLabel('Password again').fill('Some-good-word-1');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Please enter verify code')).toBeVisible();
  await visitor.getByLabel('Verify code', { exact: true }).fill('nope');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('The verify code is wrong')).toBeVisible();
  expect(await findings({ page: visitor })).toEqual([]);
  await visitor.context().close();
});

test('who has forgotten his password is told the same whoever he is, and why an old link does not work', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
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
