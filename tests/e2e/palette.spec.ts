import { expect, test } from './harness';
import { DockPage } from './dockPage';
import { WorkbenchPage } from './workbenchPage';

test('a command is found, run by Enter, and on top the next time, also after a reload', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.showCommands();
  await page.keyboard.type('tog side');
  await expect(workbench.rows.first()).toContainText('Toggle Side Bar');
  await page.keyboard.press('Enter');
  await expect(workbench.rows).toHaveCount(0);
  await workbench.showCommands();
  await expect(workbench.rows.first()).toHaveAccessibleName(/Toggle Side Bar.*recently used/);
  await page.reload();
  await expect(workbench.statusBar).toBeVisible();
  await workbench.showCommands();
  await expect(workbench.rows.first()).toHaveAccessibleName(/Toggle Side Bar.*recently used/);
});

test('the first opening needs no network', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.context().setOffline(true);
  await workbench.showCommands();
});

test('the prefix can be edited: from commands to everything, to help and to views', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.showCommands();
  await expect(workbench.input).toHaveValue('>');
  await page.keyboard.press('Backspace');
  await expect(workbench.input).toHaveAccessibleName(/Search by name/);
  await page.keyboard.type('?');
  await expect(workbench.rows.filter({ hasText: 'Show and Run Commands' })).toBeVisible();
  await page.keyboard.type('view');
  await page.keyboard.press('Enter');
  await expect(workbench.input).toHaveValue('view ');
  await page.keyboard.press('Escape');
  await expect(workbench.rows).toHaveCount(0);
});

test('arrows go round, the field keeps the focus, and Escape gives it back', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.keyboard.press('Tab');
  const before = await page.evaluateHandle(() => document.activeElement);
  const active = page.getByRole('dialog').getByRole('option', { selected: true });
  // Commands may still come while it is open: then the last one isn't the last any more.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await workbench.showCommands();
    await page.keyboard.press('ArrowUp');
    await expect(active).toBeInViewport({ timeout: 500 });
    expect(await active.getAttribute('aria-posinset')).toBe(await active.getAttribute('aria-setsize'));
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('aria-posinset', '1', { timeout: 500 });
  }).toPass();
  await expect(workbench.input).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Ctrl+P held and P pressed again goes through the tabs; letting go opens', async ({ page }) => {
  const workbench = new DockPage(page);
  await workbench.open();
  await workbench.openPages('1', '2', '3');
  await expect(workbench.tab('Page 3')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.down('Control');
  await page.keyboard.press('p');
  await expect(workbench.rows.first()).toContainText('Page 2');
  await page.keyboard.press('p');
  await page.keyboard.up('Control');
  await expect(workbench.tab('Page 1')).toHaveAttribute('aria-selected', 'true');
});
