import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

const themes = ['Lathe Dark', 'Lathe Light', 'Lathe Dark High Contrast', 'Lathe Light High Contrast'];

/** What axe finds, short enough to read in a report. */
async function findings(workbench: WorkbenchPage): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: workbench.page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const theme of themes) {
  test(`axe finds nothing in ${theme}`, async ({ page }) => {
    const workbench = new WorkbenchPage(page);
    await workbench.open();
    await workbench.run('Preferences: Color Theme');
    await workbench.pick(theme);
    expect(await findings(workbench), 'home').toEqual([]);

    await workbench.showCommands();
    expect(await findings(workbench), 'palette').toEqual([]);
    await page.keyboard.press('Escape');

    for (const [command, name] of [
      ['Preferences: Open Settings', 'Settings'],
      ['Preferences: Open Keyboard Shortcuts', 'Keyboard Shortcuts'],
    ] as const) {
      await workbench.run(command);
      await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(await findings(workbench), name).toEqual([]);
    }

    for (const [key, name] of [
      ['Control+Shift+m', 'Problems'],
      ['Control+Shift+u', 'Output'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(await findings(workbench), name).toEqual([]);
    }
  });
}
