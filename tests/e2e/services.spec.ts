import { type Page, request } from '@playwright/test';
import { findings } from './axe';
import { makeShop } from './dataShop';
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

const section = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Sections' }).getByRole('tab', { name });

test('a service is made, gets an object and an address of its own, and is tried out', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/asset-center`);
  await page.getByRole('button', { name: 'New Service' }).first().click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Sales');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sales');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page).toHaveURL(/\/projects\/svc\/simple\/0006/);
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();

  await section(page, 'Items').click();
  await page.getByRole('button', { name: 'Add Existing' }).click();
  await page.keyboard.type('ns__Order');
  await expect(workbench.rows.first()).toContainText('Order');
  await workbench.rows.first().click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Items' }).getByRole('row', { name: /Order/ })).toBeVisible();
  expect(await findings(workbench, { within: '.service-editor' })).toEqual([]);

  await section(page, 'Custom Resources').click();
  await page.getByRole('button', { name: 'New Custom Resource' }).first().click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Dear orders');
  await page.getByRole('textbox', { name: 'Path' }).fill('/dear');
  await page
    .getByRole('textbox', { name: 'Parameters' })
    .fill('[{ "name": "min", "type": "number", "required": true }]');
  await page
    .getByRole('combobox', { name: 'Object' })
    .or(page.getByRole('button', { name: /Object/ }))
    .first()
    .click();
  await page.getByRole('option', { name: /Order/ }).click();
  const comparison = { field: 'ns__total__CST', operator: 'ge', value: { parameter: 'min' } };
  const query = {
    condition: { conditions: [comparison] },
    options: { fields: ['name'], orderby: [{ field: 'name' }], limit: 3 },
  };
  await page.getByRole('textbox', { name: 'Query' }).fill('{');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('This is not JSON of the right kind.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Query' }).fill(JSON.stringify(query));
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page).toHaveURL(/svc-resource\/0006\w+\/000r/);

  await workbench.tab('Sales').first().click();
  await section(page, 'API').click();
  await page.getByRole('option', { name: /Dear orders/ }).click();
  await expect(page.getByText('Values are needed for: min')).toBeVisible();
  await page.getByRole('textbox', { name: 'min' }).fill('1198');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: /200/ })).toContainText(/ms/);
  await expect(page.getByLabel('Body of the answer')).toContainText('Order 1199');
  await page.getByRole('textbox', { name: 'min' }).fill('much');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Body of the answer')).toContainText('is not a number');
  expect(await findings(workbench, { within: '.service-editor' })).toEqual([]);
});

test('the list of services is searched, marked and emptied by the keyboard', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/asset-center`);
  await workbench.run('Services: New Native Service');
  await page.getByRole('textbox', { name: 'Label' }).fill('Ledger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/svcNav\/native\/0006/);
  await workbench.run('Services: Show Asset Center');
  const row = page.getByRole('grid', { name: 'Asset Center' }).getByRole('row', { name: /Ledger/ });
  await expect(row).toContainText('Native Service');
  await row.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(row.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  expect(await findings(workbench, { within: '.page' })).toEqual([]);
  await row.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText('Deleted successfully.').first()).toBeVisible();
});
