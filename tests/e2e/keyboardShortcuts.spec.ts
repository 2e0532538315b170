import { findings } from './axe';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

test('a command gets another key without the mouse, and keeps it', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const { keyboard } = page;
  await keyboard.press('Control+K');
  await expect(workbench.statusBar).toContainText('(Ctrl+K) was pressed. Waiting for second key of chord…');
  await keyboard.press('Control+S');
  await expect(workbench.tab('Keyboard Shortcuts')).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/keyboard-shortcuts$/);

  await expect(page.getByRole('textbox', { name: 'Type to search in keybindings' })).toBeFocused();
  await keyboard.type('workbench.action.gotoLine');
  const grid = page.getByRole('grid', { name: 'Keyboard Shortcuts' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await keyboard.press('ArrowDown');
  await keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keyboard.press('Control+Alt+M');
  await expect(dialog).toContainText('Ctrl+Alt+M');
  expect(await findings({ page }, { within: '[role=dialog]' })).toEqual([]);
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(grid).toContainText('User');
  await expect(grid).toBeFocused();
  expect(await findings({ page }, { within: '.shortcuts' })).toEqual([]);

  await keyboard.press('Control+Alt+M');
  await expect(workbench.input).toBeFocused();
  await page.reload();
  await workbench.open();
  await keyboard.press('Control+Alt+M');
  await expect(workbench.input).toBeFocused();
});

test('a wrong second key is told of and does nothing', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.keyboard.press('Control+K');
  await page.keyboard.press('F1');
  await expect(workbench.statusBar).toContainText('The key combination (Ctrl+K, F1) is not a command.');
  await expect(workbench.input).toHaveCount(0);
});
