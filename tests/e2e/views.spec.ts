import type { Locator, Page } from '@playwright/test';
import { DockPage } from './dockPage';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

const sideBar = (page: Page): Locator => page.locator('.side-bar');
const panel = (page: Page): Locator => page.locator('.panel');
const header = (place: Locator, name: string): Locator =>
  place.locator('.view-pane__header:visible').filter({ hasText: name });
const names = (place: Locator): Locator => place.locator('.view-pane__title:visible');

test.describe('views', () => {
  let workbench: WorkbenchPage;

  test.beforeEach(async ({ page }) => {
    workbench = new WorkbenchPage(page);
    await workbench.open();
    await workbench.run('View: Show Notes');
    await expect(names(sideBar(page))).toHaveText(['Notes', 'Nothing']);
  });

  test('move by command and go back', async ({ page }) => {
    await workbench.run('View: Move Focused View…');
    await workbench.pick('Samples Panel');
    await expect(names(panel(page))).toHaveText(['Count', 'Notes']);
    await expect(sideBar(page).getByRole('heading', { level: 2 })).toHaveText('Samples: Nothing');
    await workbench.run('View: Reset View Locations');
    await workbench.run('View: Show Notes');
    await expect(names(sideBar(page))).toHaveText(['Notes', 'Nothing']);
  });

  test('become tabs by command', async ({ page }) => {
    await workbench.run('View: Move Focused View…');
    await workbench.pick('Editor Area');
    const tab = page.locator('.dock').getByRole('tab', { name: /^Notes/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(sideBar(page).getByRole('heading', { level: 2 })).toHaveText('Samples: Nothing');
  });

  test('are dragged to another bar and to another place in their container', async ({ page }) => {
    await workbench.run('View: Show Count');
    await header(sideBar(page), 'Nothing').dragTo(panel(page).getByRole('tab', { name: 'Samples Panel' }));
    await expect(names(panel(page))).toHaveText(['Count', 'Nothing']);
    await header(panel(page), 'Nothing').dragTo(panel(page).locator('.view-pane').filter({ hasText: 'Count' }), {
      targetPosition: { x: 20, y: 40 },
    });
    await expect(names(panel(page))).toHaveText(['Nothing', 'Count']);
  });

  test('move and fold without a mouse', async ({ page }) => {
    await header(sideBar(page), 'Notes').getByRole('button', { name: 'Notes' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(names(sideBar(page))).toHaveText(['Nothing', 'Notes']);
    await page.keyboard.press('ArrowLeft');
    await expect(header(sideBar(page), 'Notes').getByRole('button', { name: 'Notes' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Move To' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'New Panel Entry' }).press('Enter');
    await expect(panel(page).getByRole('tab', { name: 'Notes', exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  test('containers move, hide and come back', async ({ page }) => {
    const bar = page.getByRole('navigation').getByRole('tab');
    await page.getByRole('navigation').getByRole('tab', { name: 'Samples' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move To' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Right Side Bar' }).press('Enter');
    await expect(page.locator('.right-side-bar').getByRole('tab', { name: 'Samples', exact: true })).toBeVisible();
    await expect(bar.filter({ hasText: 'Samples' })).toHaveCount(0);
    await workbench.run('View: Reset View Locations');
    await expect(page.getByRole('navigation').getByRole('tab', { name: 'Samples' })).toBeVisible();
  });
});

test('a view is dragged among the tabs and from there into the panel and back', async ({ page }) => {
  const dock = new DockPage(page);
  await dock.open();
  await dock.openPages('one');
  await dock.run('View: Show Notes');
  await header(sideBar(page), 'Nothing').dragTo(page.getByRole('tabpanel', { name: 'Page one' }), {
    targetPosition: { x: 400, y: 300 },
  });
  await dock.expectTabs([['Page one', '*Nothing']]);
  await expect(page.getByRole('tabpanel', { name: 'Nothing' })).toContainText('Nothing to see');
  await expect(sideBar(page).getByRole('heading', { level: 2 })).toHaveText('Samples: Notes');

  await page.keyboard.press('Control+j');
  await page.getByRole('tab', { name: 'Samples Panel' }).click();
  await dock.dragTab('Nothing', 700, 700);
  await dock.expectTabs([['*Page one']]);
  await expect(names(panel(page)).filter({ hasText: 'Nothing' })).toBeVisible();

  await header(panel(page), 'Nothing').dragTo(page.getByRole('tabpanel', { name: 'Page one' }), {
    targetPosition: { x: 400, y: 300 },
  });
  await dock.expectTabs([['Page one', '*Nothing']]);
  await dock.dragTab('Nothing', 180, 700);
  await dock.expectTabs([['*Page one']]);
  await expect(names(sideBar(page))).toHaveText(['Notes', 'Nothing']);
});

test('a view dropped near an edge of a group stands in a group of its own', async ({ page }) => {
  const dock = new DockPage(page);
  await dock.open();
  await dock.openPages('one');
  await dock.run('View: Show Notes');
  const editor = page.getByRole('tabpanel', { name: 'Page one' });
  const width = (await editor.boundingBox())?.width ?? 0;
  await header(sideBar(page), 'Nothing').dragTo(editor, { targetPosition: { x: width - 15, y: 300 } });
  await dock.expectTabs([['*Page one'], ['*Nothing']]);
});
