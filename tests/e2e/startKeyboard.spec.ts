import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { LoginPage } from './loginPage';
import { administrator } from './signIn';
import { tabTo } from './tabTo';
import { WorkbenchPage } from './workbenchPage';

const homeCode = /\/extension-home\..*\.js$/;

/** Holds back what is asked for until it is let go. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('who has logged in goes on from the home page with the keyboard', async ({ page, context }) => {
  await context.clearCookies();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(administrator);
  const links = page.getByRole('region', { name: 'Start', exact: true }).getByRole('button');
  await expect(page.getByRole('heading', { name: 'Lathe', level: 1 })).toBeFocused();
  await expect(links.first()).toHaveText(/New No-Code Application/);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await tabTo(page, links.filter({ hasText: 'New Object' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/data-center\/new$/);
});

test('a link opened anew leads to the first field of its editor, and so does the page read again', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await workbench.open('/projects/data-center/new');
  await expect(label).toBeFocused();
  await page.reload();
  await expect(label).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('who has opened the palette keeps it when the home page comes later', async ({ page }) => {
  const letGo = await hold(page, homeCode);
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.showCommands();
  letGo();
  await expect(workbench.tab('Home')).toBeVisible();
  await expect(page.getByRole('button', { name: /New Object/ })).toBeVisible();
  await expect(workbench.input).toBeFocused();
});

test('who has opened the palette keeps it when the code of a link comes later', async ({ page }) => {
  const letGo = await hold(page, homeCode);
  const workbench = new WorkbenchPage(page);
  await workbench.open('/projects/study-center');
  await workbench.showCommands();
  letGo();
  await expect(page.getByRole('listbox', { name: 'Lessons' })).toBeVisible();
  await expect(workbench.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel', { name: 'Study Center' })).toBeFocused();
});
