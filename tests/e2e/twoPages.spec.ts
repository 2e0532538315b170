import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

const file = '/projects/text/user/files/shared.txt';

async function openText(page: Page, path: string): Promise<WorkbenchPage> {
  const workbench = new WorkbenchPage(page);
  await workbench.open(path);
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  return workbench;
}

async function createFile(page: Page): Promise<void> {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.keyboard.press('Control+Alt+n');
  await expect(page.locator('.monaco-editor .native-edit-context')).toBeFocused();
  await page.keyboard.insertText('one');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The name of the file')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('shared.txt');
  await page.keyboard.press('Enter');
  await expect(workbench.tab('shared.txt')).toHaveAttribute('aria-selected', 'true');
}

const textOf = (page: Page) => page.locator('.monaco-editor .view-lines').first();

test('a text that is saved in one page is another in the next, and unsaved work is asked about', async ({
  page,
  context,
}) => {
  await createFile(page);
  const second = await context.newPage();
  const other = await openText(second, file);
  await page.bringToFront();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' two');
  await page.keyboard.press('Control+s');
  await expect(textOf(second)).toHaveText('one two');

  await second.bringToFront();
  await second.keyboard.press('Control+End');
  await second.keyboard.insertText(' mine');
  await page.bringToFront();
  await page.keyboard.insertText(' theirs');
  const unsaved = page.getByRole('tab', { name: /^shared\.txt, / });
  await expect(unsaved).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(unsaved).toBeHidden();
  await second.bringToFront();
  await second.keyboard.press('Control+s');
  await expect(second.getByRole('alertdialog')).toContainText("'shared.txt' was changed elsewhere");
  await second.getByRole('button', { name: 'Overwrite' }).click();
  await expect(textOf(page)).toHaveText('one two mine');
  await expect(other.tab('shared.txt')).toBeVisible();
});

test('unsaved text of before does not overwrite what was saved meanwhile', async ({ page, context }) => {
  await new WorkbenchPage(page).open();
  const second = await context.newPage();
  await openText(second, '/projects/text/user/settings.json');
  await second.keyboard.insertText('{ "editor.fontSize": 15 }');
  await expect.poll(() => backups(second)).toEqual([expect.stringMatching(/^backup:\w+:user:\/settings\.json$/)]);
  await second.close();
  await page.bringToFront();
  await new WorkbenchPage(page).run('Preferences: Toggle between Light and Dark Themes');
  await expect.poll(() => kindOf(page)).toBe('vs');
  await openText(page, '/projects/text/user/settings.json');
  await expect(textOf(page)).toContainText('fontSize');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog')).toContainText("'settings.json' was changed elsewhere");
  await page.getByRole('button', { name: 'Take the Other Change' }).click();
  await expect(textOf(page)).toContainText('workbench.colorTheme');
  await expect(textOf(page)).not.toContainText('fontSize');
});

test('unsaved text of a page that is closed outlives that another page saves the same file', async ({
  page,
  context,
}) => {
  await createFile(page);
  const second = await context.newPage();
  await openText(second, file);
  await second.keyboard.press('Control+End');
  await second.keyboard.insertText(' lost?');
  await expect.poll(async () => (await backups(second)).length).toBe(1);
  await page.bringToFront();
  await page.reload();
  await expect(textOf(page)).toHaveText('one');
  await second.close();
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' two');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('tab', { name: 'shared.txt', selected: true })).not.toContainText('unsaved');
  const third = await context.newPage();
  await openText(third, file);
  await expect(textOf(third)).toHaveText('one lost?');
  await third.keyboard.press('Control+s');
  await expect(third.getByRole('alertdialog')).toContainText("'shared.txt' was changed elsewhere");
});

function backups(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const opening = indexedDB.open('lathe');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('state').objectStore('state').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String).filter((key) => key.startsWith('backup:')));
          };
        };
      }),
  );
}

const kindOf = (page: Page) => page.evaluate(() => document.documentElement.className);

test('settings and keybindings that are changed in one page are in force in the other', async ({ page, context }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const second = await context.newPage();
  await openText(second, '/projects/text/user/settings.json');
  await second.keyboard.insertText('{ "workbench.colorTheme": "Lathe Light" }');
  await second.keyboard.press('Control+s');
  await expect.poll(() => kindOf(page)).toBe('vs');
  await openText(second, '/projects/text/user/keybindings.json');
  await second.keyboard.insertText('[{ "key": "f8", "command": "workbench.action.showCommands" }]');
  await second.keyboard.press('Control+s');
  await page.bringToFront();
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(workbench.rows.first()).toBeVisible({ timeout: 500 });
  }).toPass();
});
