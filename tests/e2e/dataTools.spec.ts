import { request } from '@playwright/test';
import { findings } from './axe';
import { makeShop, shop } from './dataShop';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
  const client = await request.newContext({ baseURL: server.url, storageState: await sessionOf(server.url) });
  await makeShop(client);
});

test.afterAll(() => server.stop());

test.beforeEach(({ context }) => signIn(context, server.url));

test('a query is built, and run with all digits', async ({ page }) => {
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
});

test('rows are imported after they were tried out, and those that fail are told', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/import/${shop.orders}`);
  const text = 'Number,Name,Customer,Total\nX-1,One,Ann,"1,234.50"\nX-2,=cmd,Ann,1\nX-3,Three,Nobody,1\n';
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('combobox', { name: 'Field for Total' })).toHaveValue('Total');
  await page.getByRole('button', { name: 'Try Out' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(page.getByText('Name cannot start with =.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Some rows failed.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Some rows failed.')).toBeVisible();
});

test('the groups of a query are exported into a file', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/query-console`);
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+a');
  const options = { groupby: ['ns__customer__CST'], aggregate: [{ alias: 'orders', function: 'count' }] };
  const query = JSON.stringify({ object: shop.orders, options });
  await page.evaluate((text) => navigator.clipboard.writeText(text), query);
  await page.keyboard.press('Control+v');
  await expect(page.getByText('ns__customer__CST').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Groups of the query/ })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('Warning: allowing other applications to open csv downloads')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(lines[0]).toBe('ns__customer__CST,orders');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toContain('600');
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
});
