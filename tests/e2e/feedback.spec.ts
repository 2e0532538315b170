import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

test('the first start welcomes, a later one does not', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await expect(workbench.tab('Home')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+F4');
  await expect(workbench.tab('Home')).toHaveCount(0);
  await workbench.open();
  await expect(workbench.tab('Home')).toHaveCount(0);
});

test('a walkthrough ticks what the user does', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.getByRole('button', { name: /^Get Started with Lathe/ }).click();
  await expect(page.getByText('6 steps are done')).toBeVisible();
  const step = page.getByRole('checkbox', { name: "Mark 'Tune your settings' done" });
  await expect(step).not.toBeChecked();
  await page.keyboard.press('Control+,');
  await expect(workbench.tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await workbench.tab(/Get Started/).click();
  await expect(step).toBeChecked();
});

test('a setting is found, changed, kept over a reload and reset, by keyboard', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.keyboard.press('Control+,');
  const search = page.getByRole('textbox', { name: 'Search settings' });
  await expect(search).toBeFocused();
  await page.keyboard.type('@id:output.wordWrap');
  const box = page.getByRole('checkbox', { name: 'Output: Word Wrap' });
  await expect(box).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-setting="output.wordWrap"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Reset Setting' }).click();
  await expect(box).not.toBeChecked();
});

test('the address leads to a setting', async ({ page }) => {
  await page.goto('/projects/settings?query=%40id%3Aoutput.wordWrap');
  await expect(page.getByRole('checkbox', { name: 'Output: Word Wrap' })).toBeVisible();
  await expect(page.locator('.setting')).toHaveCount(1);
});

test('a broken settings file is named with its place and kept', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lathe');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const writing = database.transaction('state', 'readwrite');
    writing.objectStore('state').put('{ "output.wordWrap": true,,\n}', 'file:settings.json');
    await new Promise((resolve) => (writing.oncomplete = resolve));
  });
  await workbench.open();
  await expect(workbench.statusBar.getByRole('button', { name: /Errors: [1-9]/ })).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  const problems = page.getByRole('tree', { name: 'Problems' });
  await expect(problems.getByRole('treeitem', { name: /settings\.json/ })).toBeVisible();
  await expect(problems.getByText(/\[Ln 1, Col 27\]/)).toBeVisible();
});

test('the log can be seen, filtered and cleared', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.evaluate(() => void Promise.reject(new Error('The mill stands still.')));
  const toast = page.getByRole('article').filter({ hasText: 'The mill stands still.' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Show in Output' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('The mill stands still.');
  await page.getByRole('textbox', { name: /Filter/ }).fill('!mill');
  await expect(log.getByText('The mill stands still.')).toHaveCount(0);
});

test('the status bar is walked by arrow keys, and its items can be hidden', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const problems = workbench.statusBar.getByRole('button', { name: /Problems/ });
  await problems.focus();
  await page.keyboard.press('End');
  await expect(workbench.statusBar.getByRole('button', { name: /Notification/ })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitemcheckbox', { name: 'Display Language' }).click();
  await expect(workbench.statusBar.getByText('English')).toHaveCount(0);
  await workbench.open();
  await expect(workbench.statusBar.getByText('English')).toHaveCount(0);
});

test('the language changes without a reload and is remembered', async ({ page, context, ownServer }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${ownServer.url}/projects`);
  const other = new WorkbenchPage(await context.newPage());
  await other.open(`${ownServer.url}/projects`);
  await page.bringToFront();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await workbench.run('Preferences: Configure Display Language');
  await workbench.pick('中文');
  await expect(page.getByRole('button', { name: /没有问题/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '演练' })).toBeVisible();
  await expect(workbench.tab('首页')).toBeVisible();
  await expect(other.page.getByRole('button', { name: /没有问题/ })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const cookies = await context.cookies();
  expect(cookies.find((cookie) => cookie.name === 'u-locale')?.value).toBe('zh');
  await page.reload();
  await expect(page.getByRole('button', { name: /没有问题/ })).toBeVisible();
});

test('a menu whose code does not come says so, and opens on a retry', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const welcome = workbench.tab('Home');
  await expect(welcome).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await welcome.click({ button: 'right' });
  await expect(page.getByText(/ could not be loaded\.$/).first()).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.unroute('**/*.js');
  const told = page.getByRole('region', { name: 'New notifications' });
  await told.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});
