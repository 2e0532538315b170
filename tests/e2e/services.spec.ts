import { type Locator, type Page, request } from '@playwright/test';
import { findings } from './axe';
import { makeShop } from './dataShop';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

let server: RunningServer;
let stock: string;
const anne = { userName: 'anne', password: 'Lathe-walks-7' };

test.beforeAll(async () => {
  server = await startServer();
  const client = await request.newContext({ baseURL: server.url, storageState: await sessionOf(server.url) });
  const send = await makeShop(client);
  await send('POST', 'sys/v1.0/users', { ...anne, profile: 'Developer', mustChangePassword: false });
  await send('POST', 'metadata/v1.0/Tab', {
    name: 'Orders',
    label: 'Orders',
    data: { kind: 'link', url: '/projects' },
  });
  const made = await send('POST', 'metadata/v1.0/Service', { name: 'Stock', label: 'Stock', data: {} });
  stock = String(Object(made).id);
  await send('POST', 'metadata/v1.0/Application', { name: 'Shop', label: 'Shop', data: {} });
});

test.afterAll(() => server.stop());

test.beforeEach(({ context }) => signIn(context, server.url));

const section = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Sections' }).getByRole('tab', { name });

async function choose(page: Page, button: Locator, option: string | RegExp): Promise<void> {
  await button.click();
  await page.getByRole('option', { name: option }).first().click();
}

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
  await page.getByRole('button', { name: 'Add Existing' }).first().click();
  await page.keyboard.type('ns__Order');
  await expect(workbench.rows.first()).toContainText('Order');
  await workbench.rows.first().click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tree', { name: 'Items' }).getByRole('treeitem', { name: /Order/ })).toBeVisible();
  expect(await findings(workbench, { within: '.service-editor' })).toEqual([]);

  await section(page, 'Custom Resources').click();
  await page.getByRole('button', { name: 'New Custom Resource' }).first().click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Dear orders');
  await page.getByRole('textbox', { name: 'Path' }).fill('/dear');
  await page.getByRole('button', { name: 'Add Parameter' }).click();
  await page.keyboard.type('min');
  const parameter = page.getByRole('group', { name: 'Parameter min' });
  await choose(page, parameter.getByRole('button', { name: /Type/ }), 'Number');
  await parameter.getByRole('checkbox', { name: 'Required' }).check();
  await parameter.getByRole('textbox', { name: 'Default' }).fill('much');
  await choose(page, page.getByRole('button', { name: /^Choose.*Object|Object/ }).first(), /Order/);
  await page.getByRole('button', { name: 'Add Condition' }).click();
  const condition = page.getByRole('group', { name: 'Condition', exact: true }).last();
  await condition.getByRole('combobox', { name: 'Field' }).fill('Total');
  await page.getByRole('option', { name: /Total/ }).first().click();
  await choose(page, condition.getByRole('button', { name: /Operator/ }), 'is at least');
  await choose(page, condition.getByRole('button', { name: /Where the value comes from/ }), /min/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The default of "min" is not a number.')).toBeVisible();
  await parameter.getByRole('textbox', { name: 'Default' }).fill('');
  await page.getByRole('textbox', { name: 'Most records' }).fill('3');
  await page.keyboard.press('Control+s');
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
  await page.keyboard.press('Control+Enter');
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

test('tabs of new services are named in the language of the moment', async ({ page, context, ownServer }) => {
  await context.clearCookies();
  await signIn(context, ownServer.url);
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${ownServer.url}/projects`);
  await workbench.run('Services: New Service');
  await expect(workbench.tab('New Service')).toBeVisible();
  await workbench.run('Services: New Native Service');
  await expect(workbench.tab('New Native Service')).toBeVisible();
  await workbench.run('Preferences: Configure Display Language');
  await workbench.pick('中文');
  await expect(workbench.tab('新建服务')).toBeVisible();
  await expect(workbench.tab('新建原生服务')).toBeVisible();
});

test('menus are made, moved, renamed, deleted and brought back by the keyboard', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/svc/simple/${stock}/menus`);
  const row = (name: string | RegExp) => page.getByRole('tree', { name: 'Menus' }).getByRole('treeitem', { name });
  await page
    .getByRole('button', { name: /New Menu Folder/ })
    .first()
    .click();
  await page.keyboard.type('Sales');
  await page.keyboard.press('Enter');
  await expect(row('Sales')).toBeVisible();
  await workbench.run('Services: New Menus for Tabs');
  await workbench.rows.filter({ hasText: 'Orders' }).click();
  await page.keyboard.press('Enter');
  await expect(row(/Orders/)).toHaveAttribute('aria-level', '2');
  await row(/Orders/).click();
  await page.keyboard.press('Control+[');
  await expect(row(/Orders/)).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(/Orders/)).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.press('F2');
  await page.keyboard.type('All orders');
  await page.keyboard.press('Enter');
  await expect(row(/All orders/)).toBeVisible();
  expect(await findings(workbench, { within: '.service-editor' })).toEqual([]);
  await row(/All orders/).click();
  await page.keyboard.press('Delete');
  await expect(row(/All orders/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(row(/All orders/)).toBeVisible();
});

test('applications are attached, and items are found and ordered', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/svc/simple/${stock}/apps`);
  await page.getByRole('button', { name: 'Attach Applications' }).click();
  await workbench.rows.filter({ hasText: 'Shop' }).first().click();
  await page.keyboard.press('Enter');
  const apps = page.getByRole('grid', { name: 'Related Applications' });
  await expect(apps.getByRole('row', { name: /Shop.*internal dependency/ })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await section(page, 'Items').click();
  await page.getByRole('button', { name: 'Add Existing' }).first().click();
  for (const name of ['ns__Order__CST', 'ns__Customer__CST']) await workbench.rows.filter({ hasText: name }).click();
  await page.keyboard.press('Enter');
  const items = page.getByRole('tree', { name: 'Items' }).getByRole('treeitem');
  await expect(items).toHaveCount(2);
  const first = (await items.first().getAttribute('aria-label')) ?? (await items.first().innerText());
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(items.last()).toContainText(first.split('\n')[0] ?? '');
  await expect(page.getByRole('button', { name: 'Move Up' })).toBeDisabled();
  await page.getByRole('button', { name: 'New Folder…' }).click();
  await page.keyboard.type('Basics');
  await page.keyboard.press('Enter');
  const folder = items.filter({ hasText: 'Basics' });
  await expect(folder).toHaveAttribute('aria-selected', 'true');
  const customer = items.filter({ hasText: 'Customer' });
  await customer.dragTo(folder);
  await expect(customer).toHaveAttribute('aria-level', '2');
  await page.getByRole('textbox', { name: 'Search items' }).fill('customer');
  await expect(items).toHaveCount(2);
  await customer.click();
  await page.keyboard.press('Delete');
  await expect(page.getByText('No item fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(items).toHaveCount(2);
  expect(await findings(workbench, { within: '.service-editor' })).toEqual([]);
});

test('one edits at a time: others look, administrators take over, and both changes stay', async ({ page, browser }) => {
  const hers = await browser.newContext({ storageState: undefined });
  await signIn(hers, server.url, anne);
  const herPage = await hers.newPage();
  const her = new WorkbenchPage(herPage);
  await her.open(`${server.url}/projects/svc/simple/${stock}/overview`);
  await herPage.getByRole('textbox', { name: 'Description' }).fill('Hers');
  const workbench = new WorkbenchPage(page);
  await workbench.open(`${server.url}/projects/svc/simple/${stock}/overview`);
  await expect(page.getByText(/anne is editing this service/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Here now: anne/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).not.toBeEditable();
  await page.getByRole('button', { name: 'Take Over' }).click();
  await expect(herPage.getByText(/admin is editing this service/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Version' }).fill('2.0.0');
  await page.keyboard.press('Control+s');
  await expect(herPage.getByText(/is editing this service/)).toHaveCount(0);
  await herPage.keyboard.press('Control+s');
  await expect(herPage.getByText('What others changed meanwhile was taken in').first()).toBeVisible();
  await expect(herPage.getByRole('textbox', { name: 'Version' })).toHaveValue('2.0.0');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Hers');
  await hers.close();
});
