import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from './server';
import { ServerApi } from './serverApi';
import { signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

const center = '/projects/app-center';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let api: ServerApi;

test.beforeAll(async () => {
  server = await startServer();
  api = await ServerApi.open(server.url);
});
test.afterAll(async () => {
  await api.close();
  await server.stop();
});

interface Made {
  readonly id: string;
  readonly name: string;
}

function make(name: string, label: string): Promise<Made> {
  return api.send<Made>('POST', 'metadata/v1.0/Application', { name, label });
}

/** The list of applications, and the form of a new one. */
class AppCenterPage extends WorkbenchPage {
  static async at(page: Page, context: BrowserContext, route = center): Promise<AppCenterPage> {
    await signIn(context, server.url);
    const shown = new AppCenterPage(page);
    await shown.open(server.url + route);
    return shown;
  }

  get cards(): Locator {
    return this.page.getByRole('grid', { name: 'App Center' }).getByRole('gridcell');
  }

  card(name: string): Locator {
    return this.page.getByRole('gridcell', { name, exact: true });
  }

  get label(): Locator {
    return this.page.getByRole('textbox', { name: 'Label' });
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: 'Name', exact: true });
  }

  get steps(): Locator {
    return this.page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  }

  /** What is in the menu of an application, by keyboard. */
  async choose(app: string, entry: string): Promise<void> {
    await this.card(app).focus();
    await this.page.keyboard.press('Shift+F10');
    await expect(this.page.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
    await this.page.keyboard.type(entry.slice(0, 4));
    await this.page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
  }
}

test('the first application is made by keyboard from where there is none, and opens', async ({ page, context }) => {
  const shown = await AppCenterPage.at(page, context);
  await expect(page.getByText('There are no applications yet.')).toBeVisible();
  await shown.run('New Low-Code Application…');
  await expect(shown.label).toBeVisible();
  await shown.label.focus();
  await page.keyboard.type('Equipment maintenance');
  await expect(shown.name).toHaveValue('EquipmentMaintenance');
  const held = Promise.withResolvers<void>();
  await page.route('**/metadata/v1.0/Application', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await page.keyboard.press('Enter');
  await expect(shown.steps.filter({ hasText: 'Done' })).toHaveCount(6);
  await expect(shown.steps.first()).toContainText('Creating the website');
  held.resolve();
  await expect(page).toHaveURL(/\/projects\/app\/custom\/000f/);
  await expect(page.getByRole('treeitem', { name: 'Logic' })).toBeVisible();
  await expect(shown.tab('New Application')).toHaveCount(0);
});

test('a step that fails is shown with its reason, and what was done before is taken back', async ({
  page,
  context,
}) => {
  // In whose place the application's own package would be.
  await api.send('POST', 'metadata/v1.0/Package', { name: '$Doomed_a', label: 'Doomed', data: {} });
  const shown = await AppCenterPage.at(page, context, `${center}/new`);
  await shown.label.fill('Doomed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doomed was not created. What was done before is taken back.')).toBeVisible();
  await expect(shown.steps.filter({ hasText: 'Taken back' })).toHaveText(/Creating the website/);
  await expect(shown.steps.filter({ hasText: 'Failed' })).toHaveText(/Creating the package/);
  await expect(page.getByRole('alert').filter({ hasText: '$Doomed_a is uniqued' })).toBeVisible();
  // The name is to blame: it's scrolled to, and the steps stay in sight.
  await expect(shown.name).toBeFocused();
  await expect(shown.steps.filter({ hasText: 'Failed' })).toBeInViewport();
  await expect(shown.label).toHaveValue('Doomed');
  expect(await api.send('GET', 'sys/v1.0/apps?search=Doomed')).toEqual([]);
});

test('what is wrong is said beside the field, in the words of the specification', async ({ page, context }) => {
  const shown = await AppCenterPage.at(page, context, `${center}/new/addon`);
  await shown.label.fill('Second');
  await shown.name.fill('equipmentMAINTENANCE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dependency is required.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Application' }).focus();
  await page.keyboard.type('maint');
  await expect(page.getByRole('option', { name: /EquipmentMaintenance/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dependency is required.')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('App name already exists')).toBeVisible();
  await expect(shown.name).toBeFocused();
  await shown.name.fill('has blanks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Name must start with a letter' })).toBeVisible();
  await shown.name.fill('MaintenancePlus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/app\/addon\/000f/);
});

test('a connection that breaks while an application is made loses nothing', async ({ page, context }) => {
  const shown = await AppCenterPage.at(page, context, `${center}/new`);
  await shown.label.fill('Visitors');
  await page.route('**/metadata/v1.0/Application', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/app\/custom\/000f/);
  await expect(page.getByRole('treeitem', { name: 'Model' })).toBeVisible();
});

test('favourites, order, search and look are a matter of a few keys, and follow what others do', async ({
  page,
  context,
}) => {
  const shown = await AppCenterPage.at(page, context);
  await expect(shown.cards).toHaveCount(3);
  await make('Canteen', 'Canteen');
  await expect(shown.card('Canteen')).toBeVisible();
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Name, A to Z' }).click();
  await expect(shown.cards.first()).toHaveAccessibleName('Canteen');
  await shown.cards.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await page.getByRole('tab', { name: 'All', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(shown.cards).toHaveCount(1);
  await expect(page).toHaveURL(/app-center\/favorites$/);
  await page.keyboard.press('Home');
  await expect(shown.cards).toHaveCount(4);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('visit');
  await expect(shown.cards).toHaveCount(1);
  await page.keyboard.type('zzz');
  await expect(page.getByText('No application fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Show All', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(shown.cards).toHaveCount(4);
});

test('an application is cloned, exported, closed to its users, deleted and restored from its menu', async ({
  page,
  context,
}) => {
  const shown = await AppCenterPage.at(page, context);
  await shown.choose('Canteen', 'Clone…');
  await page.getByRole('textbox', { name: 'Label' }).fill('Kiosk');
  await page.getByRole('textbox', { name: 'Name' }).fill('Visitors');
  await page.keyboard.press('Enter');
  await expect(page.getByText('App name already exists')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kiosk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/app\/custom\/000f/);
  await shown.go(center);
  const download = page.waitForEvent('download');
  await shown.choose('Kiosk', 'Export');
  expect(unzipSync(await readFile(await (await download).path()))).toHaveProperty(['Application/Kiosk.json']);
  await shown.choose('Kiosk', 'Edit as JSON');
  await expect(page).toHaveURL(/\/metadata\/Application\/000f/);
  await expect(page.getByText('"publishVersion"').first()).toBeVisible();
  await shown.go(center);
  await shown.choose('Kiosk', 'Deactivate…');
  await expect(page.getByText('Deactivate Kiosk?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown.card('Kiosk').getByText('Inactive')).toBeVisible();
  await shown.choose('Kiosk', 'Activate');
  await expect(shown.card('Kiosk').getByText('Inactive')).toBeHidden();
  await shown.choose('Kiosk', 'Details');
  await expect(page.getByRole('dialog').getByText('0.0.1')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shown.card('Kiosk').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Delete Kiosk?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kiosk is deleted.').first()).toBeVisible();
  await expect(shown.card('Kiosk')).toBeHidden();
  await expect(shown.cards.and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(shown.card('Kiosk')).toBeVisible();
});

test('the side bar leads to what was opened last, and home to the first steps', async ({ page, context }) => {
  const shown = await AppCenterPage.at(page, context, '/projects');
  await shown.run('View: Show Applications');
  const known = page.getByRole('tree', { name: 'Favorites and Recent' });
  await expect(known.getByRole('treeitem', { name: /Canteen/ }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Search applications' }).fill('plus');
  const found = page.getByRole('listbox', { name: 'Applications found' });
  await expect(found.getByRole('option')).toHaveCount(1);
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/app\/addon\/000f/);
  await shown.go('/projects');
  await page.getByRole('button', { name: 'New Low-Code Application…' }).click();
  await expect(page).toHaveURL(/app-center\/new/);
});
