import { request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { findings } from './axe';
import { makeShop, type Send, shop } from './dataShop';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

let server: RunningServer;
let send: Send;

test.beforeAll(async () => {
  server = await startServer();
  const client = await request.newContext({ baseURL: server.url, storageState: await sessionOf(server.url) });
  send = await makeShop(client);
});

test.afterAll(() => server.stop());

test.beforeEach(({ context }) => signIn(context, server.url));

test('a query is built, run with all digits, explained, and found again', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/query-console`);
  await page.getByRole('combobox', { name: 'Object' }).click();
  await page.getByRole('option', { name: /Order/ }).click();
  await page.getByRole('combobox', { name: 'Add field', exact: true }).click();
  await page.getByRole('option', { name: 'Total' }).click();
  await expect(page.getByRole('code').or(page.locator('.view-lines')).first()).toContainText('ns__total__CST');
  await page
    .getByRole('button', { name: /^Run Query/ })
    .first()
    .click();
  const grid = page.getByRole('treegrid', { name: 'Results' });
  await expect(grid).toContainText('12345678901234567890.1234');
  await expect(page.getByText(/Rows: 50/)).toBeVisible();
  // The numbers of lines are the editor's own, and dimmed on purpose.
  expect((await findings(workbench)).filter((finding) => !finding.includes('line-number'))).toEqual([]);
  await page.getByRole('combobox', { name: 'Add field to sort by' }).click();
  await page.getByRole('option', { name: 'Number' }).click();
  await workbench.run('Measure Query Plan');
  await expect(page.getByText(/An index on ns__number__CST has them in order/)).toBeVisible();
  await page.getByRole('button', { name: 'Create Index' }).click();
  await expect(page.getByText('No index is missing.')).toBeVisible();
  await page.reload();
  await workbench.run('Show Query History');
  await expect(page.getByRole('grid', { name: 'History' })).toContainText(shop.orders);
});

test('rows are imported after they were tried out, and those that fail are told', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/import/${shop.orders}`);
  const text = 'Number,Name,Customer,Total\nX-1,One,Ann,"1,234.50"\nX-2,=cmd,Ann,1\nX-3,Three,Nobody,1\n';
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('combobox', { name: 'Field for Total' })).toHaveValue('Total');
  expect(await findings(workbench)).toEqual([]);
  await page.getByRole('button', { name: 'Try Out' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(page.getByText('Name cannot start with =.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Some rows failed.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Error Report' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toContain('X-3');
  expect(report).not.toContain('X-1');
  await page.reload();
  await expect(page.getByText('Some rows failed.')).toBeVisible();
});

test('rows are exported into a file, with the warnings that belong to it', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/export/${shop.orders}`);
  await expect(
    page.getByText('Warning: allowing other applications to open csv downloads risks csv injection.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText(/Rows in the file: 120\d\./)).toBeVisible();
  await expect(page.getByText(/Numbers beyond the safe numeric range: 1/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('12345678901234567890.1234');
});

test('objects are shown with their lookups, and get another one by command', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/entity-diagram`);
  await workbench.run('Show in Entity Diagram');
  await workbench.pick('Order');
  await expect(page.getByText('Objects: 2')).toBeVisible();
  const boxes = page.getByRole('group').filter({ has: page.locator('.diagram-box') });
  await expect(boxes).toHaveCount(2);
  expect(await findings(workbench)).toEqual([]);
  await boxes.filter({ hasText: 'E-mail' }).focus();
  await page.keyboard.press('Enter');
  await workbench.run('Add Lookup between Objects');
  await workbench.pick('Order');
  await expect(page.getByText('New lookup from Customer to Order')).toBeVisible();
  await page.getByLabel('Label of the lookup').fill('Last Order');
  await page.getByLabel('Name of the lookup').fill('lastOrder');
  await page.keyboard.press('Enter');
  await expect(boxes.filter({ hasText: 'Last Order' })).toBeVisible();
  expect(JSON.stringify(await send('GET', `data/v1.0/describe/${shop.customers}`))).toContain('ns__lastOrder__CST');
  const download = page.waitForEvent('download');
  await workbench.run('Save Diagram as SVG');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Last Order');
});
