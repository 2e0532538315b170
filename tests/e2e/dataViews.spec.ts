import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { order, ShopData } from './shopData';
import { WorkbenchPage } from './workbenchPage';

let bench: WorkbenchPage;
let shop: ShopData;
let url: string;

test.beforeEach(async ({ page, context, ownServer }) => {
  url = ownServer.url;
  shop = new ShopData(context.request, url);
  await shop.make();
  bench = new WorkbenchPage(page);
});

function column(name: string): Locator {
  return bench.page.getByRole('region', { name, exact: true });
}

function card(name: string, inside: Locator): Locator {
  return inside.getByRole('listitem', { name, exact: true });
}

test('an entry of a calendar goes to another day by keyboard', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-05T10:00:00'));
  const { id } = await shop.view('Calendar', { kind: 'calendar', dateField: 'shop__due__CST' });
  await bench.open(`${url}/projects/view-management/${id}`);
  const day = (text: string) => page.getByRole('region', { name: new RegExp(text) });
  await day('March 10').getByRole('button', { name: 'Chairs' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(day('March 17').getByRole('button', { name: 'Chairs' })).toBeFocused();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(day('April 1,').getByRole('button', { name: 'Lamps' })).toBeVisible();
  expect(await findings(bench)).toEqual([]);
});

test('a view is made from the palette, changed, saved and shared', async ({ page }) => {
  await bench.open(`${url}/projects`);
  await bench.run('Data: New View');
  await bench.pick('Orders');
  await bench.pick('Board');
  const name = page.getByRole('textbox', { name: 'Name of the view' });
  await expect(name).toHaveValue('Orders: Board');
  await expect(card('Chairs', column('NEW'))).toBeVisible();
  await name.fill('Our orders');
  await page.keyboard.press('Control+s');
  await expect(bench.tab(/^Our orders$/)).toBeVisible();
  await bench.run('Data: Share with Everybody');
  await expect(page.getByRole('heading', { name: 'Our orders' })).toBeVisible();
  await bench.run('Data: Show All Views');
  await expect(page.getByRole('row', { name: /Our orders Board Orders Everybody/ })).toBeVisible();
});

test('a dashboard counts, filters, shows its figures as a table and leads to the records', async ({ page }) => {
  const { id } = await shop.dashboard('Sales');
  await bench.open(`${url}/projects/kanban-management/${id}`);
  await expect(page.getByRole('button', { name: /Number of rows: 3/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Bar chart "By status"/ })).toBeVisible();
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'NEW' }).click();
  await expect(page.getByRole('button', { name: /Number of rows: 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Actions of By status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show as Table' }).click();
  await expect(page.getByRole('row', { name: 'NEW 2' })).toBeVisible();
  expect(await findings(bench)).toEqual([]);
  await page.getByRole('button', { name: /Number of rows: 2/ }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/records/${order}`));
  await expect(page.getByRole('gridcell', { name: 'Chairs' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Lamps' })).toBeHidden();
});

test('a dashboard is saved as a picture', async ({ page }) => {
  const { id } = await shop.dashboard('Sales');
  await bench.open(`${url}/projects/kanban-management/${id}`);
  await expect(page.getByRole('img', { name: /Bar chart/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await bench.run('Data: Export Dashboard as SVG');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Sales.svg');
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain('By status</text>');
});
