import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { Shipments } from './shipments';
import { WorkbenchPage } from './workbenchPage';

class GridPage extends WorkbenchPage {
  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Shipments' });
  }

  cell(text: string): Locator {
    return this.grid.getByRole('gridcell', { name: text, exact: true });
  }

  /** Shows the rows, with the cursor on the first cell. */
  async show(shipments: Shipments): Promise<void> {
    await this.open(shipments.path);
    await expect(this.grid.getByRole('gridcell').first()).not.toBeEmpty();
    await this.grid.focus();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  get names(): Promise<string[]> {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('gridcell') })
      .and(this.page.locator(':not([aria-label^="New "])'))
      .locator('[aria-colindex="2"]')
      .allTextContents();
  }
}

test('cells are edited by keyboard, undone and done again', async ({ page, request }) => {
  const grid = new GridPage(page);
  await grid.show(await Shipments.make(request, ['Alpha', 'Beta']));
  await page.keyboard.type('Gamma');
  await grid.press('Enter');
  await expect(grid.cell('Gamma')).toBeVisible();
  await expect(grid.cell('Beta')).toHaveAttribute('aria-selected', 'true');
  await grid.press('Control+z');
  await expect(grid.cell('Alpha')).toBeVisible();
  await grid.press('Control+y');
  await expect(grid.cell('Gamma')).toBeVisible();
});

test('what is typed at a cell of several choices looks for them from its first letter on', async ({
  page,
  request,
}) => {
  const grid = new GridPage(page);
  await grid.show(await Shipments.make(request, ['Alpha']));
  await grid.press(...Array.from({ length: 4 }, () => 'ArrowRight'));
  await page.keyboard.type('fra');
  const picker = page.getByRole('dialog', { name: 'Marks' });
  await expect(picker.getByRole('option')).toHaveText([/fragile/]);
  await grid.press('Control+Space', 'Enter');
  await expect(grid.cell('fragile')).toBeVisible();
});

test('rows are typed below the last one, cell by cell, and made when their line is left', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request, ['Alpha']);
  await shipments.add({ name: 'Harbour' }, shipments.placeObject);
  await grid.show(shipments);
  await grid.press('Control+Shift+Enter');
  await page.keyboard.type('Beta');
  await grid.press('Tab');
  await page.keyboard.type('Harb');
  await expect(page.getByRole('option', { name: 'Harbour' })).toBeVisible();
  await grid.press('Tab');
  await page.keyboard.type('2.5');
  await grid.press('Enter');
  await grid.press('Control+s');
  await expect(grid.statusBar).toContainText('Record 2 of 2');
  await expect.poll(() => grid.names).toEqual(['Alpha', 'Beta']);
  await page.reload();
  await expect(grid.cell('2.50')).toBeVisible();
  await expect(grid.cell('Harbour')).toBeVisible();
});

test('a row that is refused says why at its cell, is there after a reload and is discarded after a question', async ({
  page,
  request,
}) => {
  const grid = new GridPage(page);
  await grid.show(await Shipments.make(request, ['Alpha']));
  await grid.press('Control+Shift+Enter', 'ArrowRight', 'ArrowRight');
  await page.keyboard.type('7');
  await grid.press('Enter', 'ArrowUp');
  const wrong = grid.grid.locator('[aria-invalid]');
  await expect(wrong).toHaveAttribute('aria-description', 'Name is required');
  await page.reload();
  await expect(grid.cell('7.00')).toBeVisible();
  await grid.grid.focus();
  await grid.press('Control+Shift+Enter', 'ArrowUp', 'Escape');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Discard the new Shipment?');
  await grid.press('Enter');
  await expect(grid.cell('7.00')).toBeHidden();
  await expect(grid.statusBar).toContainText('New record, 1 so far');
});

test('what is refused stays in its cell with the reason until it is given up', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request);
  const id = await shipments.add({ name: 'Alpha', [shipments.field('weight')]: '12345678901234567.25' });
  await grid.show(shipments);
  await expect(grid.cell('12,345,678,901,234,567.25')).toBeVisible();
  await grid.press('ArrowRight', 'ArrowRight');
  await page.keyboard.type('1.234');
  await grid.press('Enter');
  const wrong = grid.grid.locator('[aria-invalid]');
  await expect(wrong).toHaveAttribute('aria-description', /18 digits before and 2 after/);
  await grid.press('ArrowUp', 'Escape');
  await expect(grid.cell('12,345,678,901,234,567.25')).toBeVisible();
  expect(String((await shipments.get(id))['name'])).toBe('Alpha');
});

test('a column is added up over all rows, loaded or not', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request);
  await shipments.addMany(
    Array.from({ length: 450 }, (_, index) => ({ name: `S${index}`, [shipments.field('weight')]: index + 0.25 })),
  );
  await grid.show(shipments);
  await grid.press('ArrowRight', 'ArrowRight', 'Control+Space');
  await expect(grid.statusBar).toContainText('Sum: 101,137.5');
});

test('ranges are copied and pasted, and summed up in the status bar', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request, ['Alpha', 'Beta']);
  await shipments.add({ name: 'Harbour' }, shipments.placeObject);
  await grid.show(shipments);
  await page.evaluate(() => navigator.clipboard.writeText('One\tHarbour\t1.5\tSent\nTwo\t\t2.25\tNew'));
  await grid.press('Control+v');
  await expect(grid.cell('Two')).toBeVisible();
  await expect(grid.cell('Harbour')).toBeVisible();
  await expect(grid.cell('2.25')).toBeVisible();
  await grid.press('Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(grid.statusBar).toContainText('Sum: 3.75');
  await grid.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('One\tHarbour\t1.5\nTwo\t\t2.25');
});

test('lines that are pasted below the last row become rows', async ({ page, request }) => {
  const grid = new GridPage(page);
  await grid.show(await Shipments.make(request, ['Alpha']));
  await page.evaluate(() => navigator.clipboard.writeText('Beta\nGamma'));
  await grid.press('Control+Shift+Enter', 'Control+v');
  await expect.poll(() => grid.names).toEqual(['Alpha', 'Beta', 'Gamma']);
  await expect(grid.statusBar).toContainText('3');
});

test('rows are sorted by several columns and filtered, all by keyboard', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request, ['Beta', 'Alpha', 'Gamma']);
  await grid.show(shipments);
  await grid.grid.getByRole('button', { name: 'Name' }).press('Enter');
  await expect.poll(() => grid.names).toEqual(['Alpha', 'Beta', 'Gamma']);
  await grid.grid.focus();
  await grid.press('Control+Shift+l');
  await page.getByRole('combobox', { name: 'Field' }).fill('Name');
  await grid.press('Enter');
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('ta');
  await expect.poll(() => grid.names).toEqual(['Beta']);
  await expect(page.getByRole('list', { name: 'Filter' })).toContainText('Name contains ta');
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('nothing like it');
  await expect(page.getByText('No record meets the search and the filter')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search and Filter' }).click();
  await expect.poll(() => grid.names).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('what others change appears, and rows are deleted after a question', async ({ page, request }) => {
  const grid = new GridPage(page);
  const shipments = await Shipments.make(request, ['Alpha']);
  await grid.show(shipments);
  await shipments.add({ name: 'Theirs' });
  await expect(grid.cell('Theirs')).toBeVisible();
  await grid.press('Control+a', 'Shift+Delete');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'Delete 2 records of Shipments?',
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No Shipments yet')).toBeVisible();
});

test('the grid and its filter can be used with a screen reader', async ({ page, request }) => {
  const grid = new GridPage(page);
  await grid.show(await Shipments.make(request, ['Alpha']));
  await grid.press('Control+Shift+l');
  await expect(page.getByRole('combobox', { name: 'Field' })).toBeVisible();
  expect(await findings({ page })).toEqual([]);
});
