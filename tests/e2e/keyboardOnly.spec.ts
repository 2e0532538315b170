import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

test('a morning of work without a mouse', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  const { keyboard } = page;
  await workbench.open();

  // Write a script and save it.
  await keyboard.press('Control+Alt+n');
  await expect(page.getByRole('textbox', { name: /Untitled-1/ })).toBeFocused();
  await keyboard.type('const answer = 42;');
  await keyboard.press('Control+s');
  await expect(page.getByText('The name of the file')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('answer.ts');
  await keyboard.press('Enter');
  await expect(workbench.tab(/^answer\.ts/)).toHaveAttribute('aria-selected', 'true');

  // Put it beside another, and go back and forth.
  await keyboard.press('Control+\\');
  await expect(page.getByRole('tablist', { name: 'Tabs of group 2' })).toBeVisible();
  await keyboard.press('Control+1');
  await keyboard.press('Control+,');
  await expect(workbench.tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Control+2');

  // Look at the panel, come back, and walk the parts of the window.
  await keyboard.press('Control+Shift+m');
  await expect(workbench.tab('Problems')).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Control+j');
  await expect(workbench.tab('Problems')).toHaveCount(0);
  await keyboard.press('F6');
  const inStatusBar = workbench.statusBar.locator(':focus');
  for (let step = 0; step < 6 && (await inStatusBar.count()) === 0; step++) await keyboard.press('F6');
  await expect(inStatusBar).toHaveCount(1);

  // Another theme, and everything closed.
  await workbench.run('Preferences: Color Theme');
  await workbench.pick('Lathe Light');
  await expect(page.locator('html')).toHaveClass(/\bvs\b/);
  await workbench.run('View: Close All');
  await expect(workbench.tab(/^answer\.ts/)).toHaveCount(0);

  // The file is found again by its name.
  await keyboard.press('Control+p');
  await workbench.pick('answer.ts');
  await expect(workbench.tab(/^answer\.ts/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('const answer = 42;')).toBeVisible();
});
