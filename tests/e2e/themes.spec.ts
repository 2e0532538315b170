import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

const command = 'Preferences: Color Theme';

function painted(page: Page): Promise<{ kind: string; background: string }> {
  return page.evaluate(() => ({
    kind: document.documentElement.className,
    background: getComputedStyle(document.body).backgroundColor,
  }));
}

const dark = { kind: 'vs-dark', background: 'rgb(27, 30, 35)' };
const light = { kind: 'vs', background: 'rgb(255, 255, 255)' };

test('themes are seen while the list is gone through; Escape goes back', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.run(command);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText('Lathe Dark');
  await page.keyboard.type('Lathe');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText('Lathe Light');
  await expect.poll(() => painted(page)).toEqual(light);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await painted(page)).kind).toBe('hc-black');
  await page.keyboard.press('Escape');
  await expect.poll(() => painted(page)).toEqual(dark);
});

test('the chosen theme is there after a reload, before any code has run', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.run(command);
  await workbench.pick('Lathe Light');
  await expect.poll(() => painted(page)).toEqual(light);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await painted(page)).toEqual(light);
});

test('one key turns from dark to light and back', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  for (const expected of [light, dark]) {
    await workbench.run('Preferences: Toggle between Light and Dark Themes');
    await expect.poll(() => painted(page)).toEqual(expected);
  }
});

test('a theme of an extension, with comments and an include, is like any other', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.run(command);
  await workbench.pick('Sample');
  await expect.poll(() => painted(page)).not.toEqual(dark);
});

test('a broken theme is named with its place, and the one before it stays', async ({ page }) => {
  await page.route('**/lathe-light.json', (route) => route.fulfill({ body: '{\n  "colors": ]\n}' }));
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.run(command);
  await workbench.pick('Lathe Light');
  const message =
    "The theme 'Lathe Light' could not be loaded: themes/lathe-light.json:2:13: A value is expected here.";
  await expect(page.getByText(message).first()).toBeVisible();
  expect(await painted(page)).toEqual(dark);
});
