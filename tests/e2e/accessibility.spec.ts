import { axeThemes, findings } from './axe';
import { DockPage } from './dockPage';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing in ${theme}`, async ({ page }) => {
    const workbench = new WorkbenchPage(page);
    await workbench.open();
    await workbench.run('Preferences: Color Theme');
    await workbench.pick(theme);
    expect(await findings(workbench, { rules }), 'home').toEqual([]);

    await workbench.showCommands();
    expect(await findings(workbench, { rules }), 'palette').toEqual([]);
    await page.keyboard.press('Escape');

    for (const [command, name] of [
      ['Preferences: Open Settings', 'Settings'],
      ['Preferences: Open Keyboard Shortcuts', 'Keyboard Shortcuts'],
    ] as const) {
      await workbench.run(command);
      await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(await findings(workbench, { rules }), name).toEqual([]);
    }

    for (const [key, name] of [
      ['Control+Shift+m', 'Problems'],
      ['Control+Shift+u', 'Output'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(await findings(workbench, { rules }), name).toEqual([]);
    }
  });
}

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing in groups, menus, questions and windows of ${theme}`, async ({ page, context }) => {
    test.slow();
    const dock = new DockPage(page);
    await dock.open();
    await dock.run('Preferences: Color Theme');
    await dock.pick(theme);
    await dock.run('View: Show Notes');
    await dock.openPages('one', 'two', 'three');
    await page.keyboard.press('Control+Alt+ArrowRight');
    await dock.expectTabs([['Page one', '*Page two'], ['*Page three']]);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Control+1');
    expect(await findings(dock, { rules }), 'two groups').toEqual([]);

    await page.keyboard.press('Control+k');
    await page.keyboard.press('t');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect(await findings(dock, { rules }), 'menu of a tab').toEqual([]);
    await page.keyboard.press('Escape');

    await page.keyboard.down('Control');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox', { name: 'Recently used tabs' })).toBeVisible();
    expect(await findings(dock, { rules }), 'recently used tabs').toEqual([]);
    await page.keyboard.up('Control');

    await dock.run('View: Save Layout As…');
    await expect(page.getByRole('dialog').getByText('Name of the layout')).toBeVisible();
    expect(await findings(dock, { rules }), 'input').toEqual([]);
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    await expect(page.getByText("The layout 'Two' has been saved.", { exact: true })).toBeVisible();
    expect(await findings(dock, { rules }), 'toast').toEqual([]);
    await dock.run('Notifications: Show Notifications');
    expect(await findings(dock, { rules }), 'notification centre').toEqual([]);
    await page.keyboard.press('Escape');

    await dock.run('File: New Text File');
    await expect(dock.tab(/Untitled-1/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.monaco-editor.focused')).toBeVisible();
    await page.keyboard.type('unsaved');
    await expect(dock.tab(/^Untitled-1, /)).toBeVisible();
    await page.keyboard.press('Control+F4');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await findings(dock, { rules }), 'question').toEqual([]);
    await page.keyboard.press('Escape');

    await dock.run('Developer: Show Running Extensions');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findings(dock, { rules }), 'running extensions').toEqual([]);

    await dock.run('View: Toggle Zen Mode');
    expect(await findings(dock, { rules }), 'zen mode').toEqual([]);
    await dock.run('View: Toggle Zen Mode');

    await dock.tab('Page one').first().click();
    const opened = context.waitForEvent('page');
    await dock.run('View: Move Tab into New Window');
    const popup = await opened;
    await expect(popup.getByRole('textbox', { name: 'Note of one' })).toBeVisible();
    expect(await findings({ page: popup }, { rules }), 'window').toEqual([]);
  });
}
