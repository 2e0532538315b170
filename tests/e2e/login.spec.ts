import { findings } from './axe';
import { expect, test } from './harness';
import { LoginPage } from './loginPage';
import { startEmptyServer } from './server';
import { administrator } from './signIn';

test.use({ storageState: undefined });

const statusBar = { role: 'contentinfo' } as const;

test('who is not signed in is asked to, and gets where he wanted to go', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/projects/settings');
  await expect(login.userName).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/studio/login.html');
  await login.logIn(administrator);
  await expect(page.getByRole(statusBar.role)).toBeVisible();
  expect(page.url()).toMatch(/\/projects\/settings$/);
});

test('logs in with the keyboard only, and keeps the studio’s entries of the local storage', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.evaluate(() => ['lathe.x', 'foreign', 'currentUser'].forEach((key) => localStorage.setItem(key, '1')));
  await expect(login.userName).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter user name')).toBeVisible();
  await expect(page.getByText('Please enter user password')).toBeVisible();
  await page.keyboard.type(` ${administrator.userName} `);
  await page.keyboard.press('Tab');
  await expect(login.password).toBeFocused();
  await page.keyboard.type(`${administrator.password} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole(statusBar.role)).toBeVisible();
  expect(page.url()).toMatch(/\/projects/);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(['lathe.x', 'currentUser']));
  expect(kept).not.toContain('foreign');
  await page.goto('/studio/login.html?redirect=%2Fsettings');
  await expect(page).toHaveURL(/\/settings$/);
});

test('a wrong password says no more than that, and after some a code is asked for', async ({
  page,
  context,
  ownServer,
}) => {
  await context.clearCookies();
  await page.goto(`${ownServer.url}/studio/login.html`);
  const login = new LoginPage(page);
  await login.logIn({ userName: 'nobody', password: 'wrong' });
  await expect(login.failure).toHaveText('Verify failed!');
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveValue('');
  await expect(async () => {
    await login.logIn({ userName: 'nobody', password: 'wrong' });
    await expect(login.code).toBeVisible({ timeout: 1000 });
  }).toPass();
  await login.password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter verify code')).toBeVisible();
  await expect(login.code).toBeFocused();
  const image = page.getByRole('img', { name: /verify code/ });
  const before = await image.getAttribute('src');
  await image.click();
  await expect(image).not.toHaveAttribute('src', before ?? '');
  await login.code.fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(login.failure).toHaveText('Verify failed!');
  expect(await findings({ page })).toEqual([]);
});

test('at the first start the one-time password is changed before anything else', async ({ page }) => {
  const server = await startEmptyServer({ LATHE_ADMIN_PASSWORD: undefined });
  try {
    const oneTime = /one-time password (\S+)/.exec(server.printed)?.[1] ?? '';
    const login = new LoginPage(page);
    await page.goto(`${server.url}/projects`);
    await login.logIn({ userName: 'admin', password: oneTime });
    const chosen = page.getByLabel('New password', { exact: true });
    await expect(chosen).toBeFocused();
    await page.goto(`${server.url}/projects`);
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill(oneTime);
    await chosen.fill('admin1');
    const rules = page.getByRole('list', { name: 'Rules for the new password' });
    await expect(rules.getByRole('listitem').filter({ hasText: 'Without the user name' })).toContainText(
      '(not met yet)',
    );
    expect(await findings({ page })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The new password does not meet all rules')).toBeVisible();
    await chosen.fill('My-own-secret1');
    await expect(rules.getByText('(not met yet)')).toHaveCount(0);
    await page.getByLabel('New password again').fill('My-own-secret1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole(statusBar.role)).toBeVisible();
  } finally {
    await server.stop();
  }
});

for (const redirect of ['https://evil.example/', '//evil.example', '/%5Cevil.example', 'javascript:alert(1)']) {
  test(`is not sent to ${redirect}`, async ({ page }) => {
    const login = new LoginPage(page);
    await login.open(`?redirect=${encodeURIComponent(redirect)}`);
    await login.logIn(administrator);
    await expect(page.getByRole(statusBar.role)).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/projects/);
    expect(page.url()).toContain('//localhost');
  });
}

test('changes its language at once, keeps what is typed, and the workbench speaks it too', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open('?sandboxname=test');
  await expect(page.getByText('Sandbox test')).toBeVisible();
  await login.userName.fill('admin');
  await page.getByRole('button', { name: '中文(简体)' }).click();
  await expect(page.getByRole('heading', { name: '登录 Lathe' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('admin');
  await page.getByLabel('密码', { exact: true }).fill('x');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(login.failure).toHaveText('验证失败！');
  expect(await findings({ page })).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(login.failure).toHaveText('Verify failed!');
});

test('shows the password on request, and warns of Caps Lock', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});

for (const answer of ['<html>', '{"some":1}']) {
  test(`says that something is wrong inside when the answer is ${answer}`, async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.route('**/baas/auth/v1.0/login', (route) => route.fulfill({ body: answer }));
    await login.logIn(administrator);
    await expect(login.failure).toHaveText('System Internal Error');
  });
}

test('says that nobody is there when nobody is', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.route('**/baas/auth/v1.0/**', (route) => route.abort());
  await login.logIn(administrator);
  await expect(login.failure).toHaveText('Service is not available!');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing in ${colorScheme}`, async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(login.userName).toBeFocused();
    await page.evaluate(
      (type) => (document.documentElement.className = type),
      colorScheme === 'dark' ? 'vs-dark' : 'vs',
    );
    await page.keyboard.press('Enter');
    expect(await findings({ page })).toEqual([]);
  });
}
