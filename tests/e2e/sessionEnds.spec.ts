import type { Page } from '@playwright/test';
import { findings } from './axe';
import { endSession } from './endSession';
import { expect, test } from './harness';
import { LoginPage } from './loginPage';
import { startServer } from './server';
import { administrator, sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

/** What the workbench asks by itself when it starts: afterwards it is the user who finds out that his session is over. */
const startCalls = [
  /sys\/v1\.0\/verify/,
  /sys\/v1\.0\/jobs\?state=running/,
  /sys\/v1\.0\/presence/,
  /sys\/v1\.0\/apps\?.*tab=favorites/,
  /sys\/v1\.0\/apps\?.*tab=recent/,
];

async function openSignedIn(page: Page, address: string): Promise<void> {
  const answers = startCalls.map((call) => page.waitForResponse(call));
  await new WorkbenchPage(page).open(address);
  await Promise.all(answers);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
}

/** Something that needs the server and a word typed by hand. */
async function startPasswordChange(page: Page): Promise<void> {
  await new WorkbenchPage(page).run('Accounts: Change Password');
  await page.getByLabel('Current password').fill(administrator.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-secret1');
  await page.getByLabel('New password again').fill('Another-secret1');
  await page.keyboard.press('Enter');
}

test('logs in again over the workbench: nothing typed is lost, and the call that failed is repeated', async ({
  page,
  context,
  ownServer,
}) => {
  await openSignedIn(page, `${ownServer.url}/projects`);
  await endSession(context, ownServer.url);
  await startPasswordChange(page);
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog.getByText('You have logged in timeout and need to log in again')).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(500);
  await expect(dialog.getByLabel('User name')).toHaveValue(administrator.userName);
  await expect(dialog.getByLabel('User name')).not.toBeEditable();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  for (const key of ['Escape', 'F1', 'Control+p', 'Control+s']) await page.keyboard.press(key);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  expect(await findings({ page })).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Verify failed!');
  await dialog.getByLabel('Password', { exact: true }).fill(administrator.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('The password is changed.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('who quits goes to the login page, and comes back to where he was', async ({ page, context, ownServer }) => {
  await openSignedIn(page, `${ownServer.url}/projects/settings`);
  await endSession(context, ownServer.url);
  await startPasswordChange(page);
  await page.getByRole('button', { name: 'Quit' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await new LoginPage(page).logIn(administrator);
  await expect(page).toHaveURL(/\/settings$/);
});

test('a log-out in one tab ends the others', async ({ page, context, ownServer }) => {
  await new WorkbenchPage(page).open(`${ownServer.url}/projects`);
  const other = await context.newPage();
  await new WorkbenchPage(other).open(`${ownServer.url}/projects`);
  await other.getByRole('button', { name: /^Accounts/ }).click();
  await other.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(other.getByText('You are logged out.')).toBeVisible();
  const cookies = await context.cookies(ownServer.url);
  expect(cookies.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['userId']));
  const box = page.getByRole('alertdialog', { name: 'Session expired' });
  await expect(box.getByText('The current session is expired, please refresh the page.')).toBeVisible();
  await box.getByRole('button', { name: 'Ok' }).click();
  await expect(new LoginPage(page).userName).toBeVisible();
});

test('a log-in in another tab is told; as somebody else it ends this page', async ({ page, context, ownServer }) => {
  await context.clearCookies();
  const others = [await context.newPage(), await context.newPage()].map((tab) => new LoginPage(tab));
  for (const login of others) {
    await login.page.goto(`${ownServer.url}/studio/login.html`);
    await expect(login.userName).toBeFocused();
  }
  await signIn(context, ownServer.url);
  await openSignedIn(page, `${ownServer.url}/projects`);
  await others[0]?.logIn(administrator);
  const box = page.getByRole('alertdialog', { name: 'The current page may be invalid' });
  await box.getByRole('button', { name: 'Ok' }).click();
  await expect(box).toBeHidden();
  await others[1]?.logIn({ ...administrator, userName: 'developer' });
  await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
});

test('with a single log-in the page asks nothing, and goes on when another tab has logged in', async ({
  page,
  context,
}) => {
  const server = await startServer({ LATHE_SINGLE_LOGIN: 'true' });
  try {
    await signIn(context, server.url);
    await openSignedIn(page, `${server.url}/projects`);
    await sessionOf(server.url);
    await startPasswordChange(page);
    const box = page.getByRole('alertdialog', { name: 'The current page may be invalid' });
    await expect(box).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${server.url}/studio/login.html`);
    await new LoginPage(other).logIn(administrator);
    await expect(box).toBeHidden();
    await expect(page.getByText('The password is changed.').first()).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('who may not develop is told so', async ({ page, context, ownServer }) => {
  await signIn(context, ownServer.url, { ...administrator, userName: 'standard' });
  await page.goto(`${ownServer.url}/projects`);
  await expect(page.getByText('No Develop Application permission')).toBeVisible();
});
