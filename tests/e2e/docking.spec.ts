import { findings } from './axe';
import { DockPage } from './dockPage';
import { expect, test } from './harness';

let dock: DockPage;

test.beforeEach(async ({ page }) => {
  dock = new DockPage(page);
  await dock.open();
});

test('a tab dragged to an edge splits the group, and dragged back joins it', async ({ page }) => {
  await dock.openPages('one', 'two');
  await dock.dragTab('Page two', 1260, 400);
  await dock.expectTabs([['*Page one'], ['*Page two']]);
  await expect(page).toHaveURL(/\/page\/two$/);

  await dock.dragTab('Page two', 600, 400);
  await dock.expectTabs([['Page one', '*Page two']]);
});

test('a tab dragged along its strip changes its place', async () => {
  await dock.openPages('one', 'two', 'three');
  const first = await dock.tab('Page one').boundingBox();
  await dock.dragTab('Page three', (first?.x ?? 0) + 5, (first?.y ?? 0) + 10);
  await dock.expectTabs([['*Page three', 'Page one', 'Page two']]);
});

test('Escape lets a dragged tab go where it was', async ({ page }) => {
  await dock.openPages('one', 'two');
  const box = await dock.tab('Page two').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(1260, 400, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await dock.expectTabs([['Page one', '*Page two']]);
});

test('what a tab holds survives being moved: text, scroll and frame', async ({ page }) => {
  await dock.openPages('one', 'two');
  await dock.note('two').fill('kept');
  await page.frameLocator('[title="Frame of two"]').getByRole('textbox').fill('framed');
  await page.getByTestId('lines-two').evaluate((lines) => (lines.scrollTop = 700));
  await dock.dragTab('Page two', 1260, 400);
  await dock.expectTabs([['*Page one'], ['*Page two']]);
  await expect(dock.note('two')).toHaveValue('kept');
  await expect(page.frameLocator('[title="Frame of two"]').getByRole('textbox')).toHaveValue('framed');
  expect(await page.getByTestId('lines-two').evaluate((lines) => lines.scrollTop)).toBe(700);
});

test('the keyboard splits, moves between groups and within a strip, and closes', async ({ page }) => {
  await dock.openPages('one', 'two', 'three');
  await page.keyboard.press('Control+Alt+ArrowRight');
  await dock.expectTabs([['Page one', '*Page two'], ['*Page three']]);
  await page.keyboard.press('Control+1');
  await expect(page).toHaveURL(/\/page\/two$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Shift+ArrowLeft');
  await dock.expectTabs([['*Page two', 'Page one'], ['*Page three']]);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('t');
  await expect(dock.tab('Page two')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dock.tab('Page one')).toBeFocused();
  await page.keyboard.press('Delete');
  await dock.expectTabs([['*Page two'], ['*Page three']]);
  await page.keyboard.press('Control+F4');
  await dock.expectTabs([['*Page three']]);
  await page.keyboard.press('Alt+Shift+t');
  await dock.expectTabs([['Page three', '*Page two']]);
});

test('Ctrl+Tab goes through recently used tabs while Ctrl is held', async ({ page }) => {
  await dock.openPages('one', 'two', 'three');
  await page.keyboard.down('Control');
  await page.keyboard.press('Tab');
  const list = page.getByRole('listbox', { name: 'Recently used tabs' });
  await expect(list.getByRole('option', { selected: true })).toHaveText('Page two');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Page one');
  await page.keyboard.up('Control');
  await expect(list).toBeHidden();
  await dock.expectTabs([['*Page one', 'Page two', 'Page three']]);
});

test('tabs, groups, pins and sizes come back after a reload', async ({ page }) => {
  await dock.openPages('one', 'two', 'three');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Control+Alt+ArrowRight');
  const splitter = page.getByRole('separator', { name: 'Resize side bar' });
  await splitter.focus();
  await page.keyboard.press('ArrowRight');
  await expect(splitter).toHaveAttribute('aria-valuenow', '310');
  const expected = [['*Page one', 'Page two'], ['*Page three, pinned']];
  await dock.expectTabs(expected);
  await page.reload();
  await dock.expectTabs(expected);
  await expect(splitter).toHaveAttribute('aria-valuenow', '310');
  await expect(page).toHaveURL(/\/page\/three$/);
});

test('only the tab that is shown is drawn after a reload', async ({ page }) => {
  await dock.openPages('one', 'two');
  await expect(page).toHaveURL(/\/page\/two$/);
  await page.reload();
  await expect(dock.note('two')).toBeVisible();
  await expect(dock.note('one')).toHaveCount(0);
});

test('a broken stored layout is reported by name, kept, and the default is used', async ({ page }) => {
  await dock.openPages('one');
  await page.reload();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('lathe');
        open.onsuccess = () => {
          const transaction = open.result.transaction('state', 'readwrite');
          transaction.objectStore('state').put({ version: 1, tabs: 'none' }, 'workbench.tabs');
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(new Error('not written'));
        };
      }),
  );
  await page.goto('/projects');
  await expect(page.getByText(/The stored tabs and groups could not be used.*workbench\.tabs\.broken/)).toBeVisible();
  await dock.expectTabs([]);
});

test('a tab in a window of its own comes back when the window closes', async ({ context }) => {
  await dock.openPages('one', 'two');
  await dock.note('two').fill('kept');
  const opened = context.waitForEvent('page');
  await dock.run('View: Move Tab into New Window');
  const popup = await opened;
  await expect(popup.getByRole('textbox', { name: 'Note of two' })).toHaveValue('kept');
  await expect(popup).toHaveTitle('Page two');
  expect(popup.url()).toBe('about:blank');
  await dock.expectTabs([['*Page one']]);
  await popup.close();
  await dock.expectTabs([['Page one', '*Page two']]);
  await expect(dock.note('two')).toHaveValue('kept');
});

test('back and forward lead through tabs; an unknown path says what to do', async ({ page }) => {
  await dock.openPages('one', 'two');
  await expect(page).toHaveURL(/\/page\/two$/);
  await page.goBack();
  await dock.expectTabs([['*Page one', 'Page two']]);
  await page.goForward();
  await dock.expectTabs([['Page one', '*Page two']]);
  await page.goto('/no/such/place');
  await expect(page.getByText("There is nothing at '/no/such/place'.")).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Close' }).click();
  await dock.expectTabs([['Page one', '*Page two']]);
});

test('an identifier opens its screen, and a wrong one says so', async ({ page }) => {
  const open = async (id: string): Promise<void> => {
    await dock.run('Go: Open by ID…');
    await expect(page.getByRole('dialog').getByText(/The ID of an application/)).toBeVisible();
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
  };
  await open('000p0000000000000001');
  await expect(page).toHaveURL(/\/page\/000p0000000000000001$/);
  await open('9999');
  await expect(page.getByText('Invalid ID: 9999', { exact: true })).toBeVisible();
  await open('');
  await expect(page.getByText('No id is provided.', { exact: true })).toBeVisible();
});

test('parts are shown, hidden, cycled with F6 and resized by keyboard', async ({ page }) => {
  await dock.openPages('one');
  const panel = page.getByRole('separator', { name: 'Resize panel' });
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('separator', { name: 'Resize side bar' })).toBeHidden();
  await dock.note('one').focus();
  await page.keyboard.press('Shift+F6');
  await expect(dock.note('one')).not.toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('tabpanel', { name: 'Page one' })).toContainText('one 1');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('z');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
});

test('a layout with a name is applied again', async ({ page }) => {
  await dock.openPages('one', 'two');
  await page.keyboard.press('Control+Alt+ArrowRight');
  await dock.expectTabs([['*Page one'], ['*Page two']]);
  await dock.run('View: Save Layout As…');
  await expect(page.getByRole('dialog').getByText('Name of the layout')).toBeVisible();
  await page.keyboard.type('Side by side');
  await page.keyboard.press('Enter');
  await expect(page.getByText("The layout 'Side by side' has been saved.", { exact: true })).toBeVisible();
  await dock.run('View: Reset Layout');
  await dock.expectTabs([['Page one', '*Page two']]);
  await dock.run('View: Apply Layout…');
  await dock.pick('Side by side');
  await dock.expectTabs([['*Page one'], ['*Page two']]);
});

test('two hundred tabs open and one is reached by the overflow list', async ({ page }) => {
  test.slow();
  await dock.openPages('one');
  await dock.run('Pages: Open 200 Pages');
  await expect(dock.tab('Page 200')).toHaveAttribute('aria-selected', 'true');
  await expect(dock.tab('Page 200')).toBeInViewport();
  await page
    .getByRole('toolbar', { name: 'Editor actions' })
    .getByRole('button', { name: /Show Opened Tabs/ })
    .click();
  await page.keyboard.type('Page 77');
  await expect(dock.rows.first()).toContainText('Page 77');
  await page.keyboard.press('Enter');
  await expect(dock.tab('Page 77')).toBeInViewport();
});

test('what asks the user in a window of its own asks there', async ({ context }) => {
  await dock.openPages('one', 'two');
  const opened = context.waitForEvent('page');
  await dock.run('View: Move Tab into New Window');
  const popup = await opened;
  const away = new DockPage(popup);
  await popup.getByRole('textbox', { name: 'Note of two' }).click();

  await popup.keyboard.press('Control+Shift+p');
  await expect(away.rows.first()).toBeVisible();
  await expect(dock.rows).toHaveCount(0);
  await expect(away.input).toBeFocused();
  expect(await findings({ page: popup })).toEqual([]);
  await popup.keyboard.press('Tab');
  await popup.keyboard.press('Escape');
  await expect(away.rows).toHaveCount(0);
  await expect(popup.getByRole('textbox', { name: 'Note of two' })).toBeFocused();

  await away.run('View: Save Layout As…');
  await expect(popup.getByRole('dialog').getByText('Name of the layout')).toBeVisible();
  await popup.keyboard.type('Apart');
  await popup.keyboard.press('Enter');
  await expect(popup.getByText("The layout 'Apart' has been saved.", { exact: true })).toBeVisible();

  await away.showCommands();
  await popup.mouse.click(450, 600);
  await expect(away.rows).toHaveCount(0);
  await away.showCommands();
  await dock.tab('Page one').first().click();
  await expect(away.rows).toHaveCount(0);
  await dock.showCommands();
  await expect(away.rows).toHaveCount(0);
});

test('menus, questions and hovers of a window of its own open in it', async ({ context, page }) => {
  await dock.run('Preferences: Open Keyboard Shortcuts');
  await expect(dock.tab('Keyboard Shortcuts')).toHaveAttribute('aria-selected', 'true');
  const opened = context.waitForEvent('page');
  await dock.run('View: Move Tab into New Window');
  const popup = await opened;
  await popup.getByRole('searchbox').or(popup.getByRole('textbox')).first().fill('Show All Commands');
  const row = popup.getByRole('row', { name: /Show All Commands/ }).first();

  await row.click({ button: 'right' });
  const items = popup.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await findings({ page: popup })).toEqual([]);
  await popup.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(popup.getByRole('grid')).toBeFocused();

  await popup.keyboard.press('F2');
  await expect(popup.getByRole('dialog')).toBeVisible();
  await popup.keyboard.press('Escape');
  await expect(popup.getByRole('dialog')).toHaveCount(0);
  await expect(popup.getByRole('grid')).toBeFocused();

  await row.getByText('Show All Commands').hover();
  await expect(popup.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
});
