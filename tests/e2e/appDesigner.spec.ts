import type { Locator, Page } from '@playwright/test';
import { axeThemes, findings } from './axe';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { ServerApi } from './serverApi';
import { signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

/** What the designer is drawn in; the workbench around it is looked at elsewhere. */
const within = '.dock__host:not([id^="dock-host-part-"])';
const anne = { userName: 'anne', password: 'Lathe-walks-7' };

interface Made {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}

class DesignerPage extends WorkbenchPage {
  get menus(): Locator {
    return this.page.getByRole('tree', { name: 'Menus', exact: true });
  }

  menu(name: string | RegExp): Locator {
    return this.menus.getByRole('treeitem', { name });
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview of the navigation' });
  }

  section(name: string): Locator {
    return this.page.getByRole('tablist', { name: 'Sections of the application' }).getByRole('tab', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true }).filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true });
  }

  async design(appId: string, section = 'menus'): Promise<void> {
    await this.open(`${server.url}/projects/app/custom/${appId}/${section}`);
    await expect(this.section('Overview')).toBeVisible();
  }

  /** What the menus are from top to bottom, with how deep they are. */
  outline(): Promise<readonly string[]> {
    return this.menus
      .getByRole('treeitem')
      .evaluateAll((items) =>
        items.map(
          (item) => `${item.getAttribute('aria-level')} ${item.getAttribute('aria-label') ?? item.textContent}`,
        ),
      );
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.button('Save')).toBeDisabled();
  }
}

let server: RunningServer;
let api: ServerApi;
let number = 0;
let app: Made;
let pages: DesignerPage;

test.beforeAll(async () => {
  server = await startServer();
  api = await ServerApi.open(server.url);
  await api.send('POST', 'sys/v1.0/namespace', { name: 'acme' });
  await api.send('POST', 'sys/v1.0/users', { ...anne, profile: 'Developer', mustChangePassword: false });
  for (const [name, label, plural] of [
    ['Device', 'Device', 'Devices'],
    ['Order', 'Work order', 'Work orders'],
  ])
    await api.send('POST', 'metadata/v1.0/object', { name, label, data: { plural } });
});
test.afterAll(async () => {
  await api.close();
  await server.stop();
});

test.beforeEach(async ({ page, context }) => {
  await signIn(context, server.url);
  pages = new DesignerPage(page);
  app = await api.send('POST', 'metadata/v1.0/Application', { name: `Shop${++number}`, label: 'Maintenance' });
});

async function addMenusFor(page: Page, ...labels: readonly string[]): Promise<void> {
  await pages.run('Applications: Add Menus for Objects, Views, and Dashboards');
  for (const label of labels) {
    await page.keyboard.type(label);
    await expect(pages.rows.first()).toContainText(label);
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.press('Enter');
}

test('menus are built, put in order, undone and saved by keyboard alone', async ({ page }) => {
  await pages.design(app.id, 'overview');
  await pages.run('Applications: Show Menus of the Application');
  await expect(page).toHaveURL(/\/menus$/);
  await addMenusFor(page, 'Device', 'Work order');
  await expect(pages.menu(/Devices/)).toBeVisible();
  await expect(pages.menu(/Work orders/)).toBeVisible();
  await expect(pages.menus).toBeFocused();
  await page.keyboard.press('End');
  await pages.run('Applications: New Folder of Menus');
  await expect(page.getByRole('textbox', { name: 'New folder' })).toBeFocused();
  await page.keyboard.type('Work');
  await page.keyboard.press('Enter');
  await expect(pages.menu(/^Work$/)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(() => pages.outline())
    .toEqual([/1 Devices/, /1 Work$/, /1 Work orders/].map(expect.stringMatching));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+]');
  await expect
    .poll(() => pages.outline())
    .toEqual([/1 Devices/, /1 Work$/, /2 Work orders/].map(expect.stringMatching));
  await expect(pages.preview.getByText('Work orders')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => pages.outline())
    .toEqual([/1 Devices/, /1 Work$/, /1 Work orders/].map(expect.stringMatching));
  await page.keyboard.press('Control+y');
  await pages.save();
  // What is new is somebody else for the server, and the same for the user.
  await expect(pages.menu(/Work orders/)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect
    .poll(() => pages.outline())
    .toEqual([/1 Devices/, /1 Work$/, /2 Work orders/].map(expect.stringMatching));
  const menus = await api.send<readonly object[]>('GET', `../application/${app.id}/Menu`.replace('../', ''));
  expect(menus).toMatchObject([{ label: 'Devices' }, { label: 'Work', children: [{ label: 'Work orders' }] }]);
});

test('menus are copied, deleted together and taken back', async ({ page }) => {
  await pages.design(app.id);
  await addMenusFor(page, 'Device', 'Work order');
  await expect(pages.menus).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(pages.menu(/Devices/)).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(pages.menus.getByRole('treeitem')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(pages.menus.getByRole('treeitem')).toHaveCount(3);
  await pages.menu(/Work orders/).click();
  await pages.field('Label').fill('Jobs');
  await pages.field('Label: Chinese (China)').fill('工单');
  await expect(pages.preview.getByText('Jobs')).toBeVisible();
  await pages.save();
  const saved = await api.send<readonly { label: string; data: object }[]>(
    'GET',
    `metadata/v1.0/Application/${app.id}/Menu?order=data.seqNo`,
  );
  expect(saved.map(({ label }) => label)).toEqual(['Devices', 'Jobs', 'Devices']);
  expect(saved[1]?.data).toMatchObject({ labels: { 'zh-CN': '工单' } });
});

test('tabs are made, checked before they are saved, and deleted with their menus', async ({ page }) => {
  await pages.design(app.id, 'tabs');
  await pages.run('Applications: New Tab');
  await pages.pick('Link');
  await pages.field('Label').fill('Handbook');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter the address to which the tab leads.').first()).toBeVisible();
  await pages.field('Address').fill('javascript:alert(1)');
  await expect(page.getByText('An address begins with http://, https:// or a slash.').last()).toBeVisible();
  await pages.field('Address').fill('https://example.org/handbook');
  await page.getByRole('checkbox', { name: 'Opens in a new window' }).check();
  await page.getByRole('checkbox', { name: 'The application opens with this tab' }).check();
  await pages.save();
  await expect(page.getByRole('row', { name: /Handbook/ })).toHaveAttribute('aria-selected', 'true');
  await pages.run('Applications: New Menu');
  await pages.pick('Handbook');
  await expect(pages.menu(/Handbook/)).toBeVisible();
  await pages.save();
  await pages.section('Tabs').click();
  const table = page.getByRole('grid', { name: 'Tabs' });
  await table.getByRole('row', { name: /Handbook/ }).click();
  await page.keyboard.press('Delete');
  await expect(table.getByRole('row', { name: /Handbook/ })).toHaveCount(0);
  await table.getByRole('row', { name: /Home/ }).click();
  await page.keyboard.press('Delete');
  await expect(table.getByRole('row', { name: /Home/ })).toBeVisible();
  await pages.save();
  expect(await api.send('GET', `metadata/v1.0/Application/${app.id}/Menu`)).toEqual([]);
});

test('who sees it and how it looks is said, and an earlier state comes back', async ({ page }) => {
  await pages.design(app.id, 'access');
  await page.getByRole('checkbox', { name: 'Portal User: Sees it' }).check();
  await page.getByRole('checkbox', { name: 'Portal User: Opens at login' }).check();
  await pages.save();
  await pages.section('Layout').click();
  await pages.button(/At the side/).click();
  await page.getByRole('option', { name: 'At the top' }).click();
  await pages.button(/As each user has chosen/).click();
  await page.getByRole('option', { name: 'Lathe Light', exact: true }).click();
  await pages.save();
  await pages.section('Mobile').click();
  await pages.button('Add Tab').click();
  await pages.pick('Home');
  await pages.save();
  const stored = await api.send<{ data: object }>('GET', `metadata/v1.0/Application/${app.id}`);
  expect(stored.data).toMatchObject({
    profiles: [{ visible: true, default: true }],
    properties: { layout: { navigation: 'top' }, mobileAppSetting: { tabs: [expect.any(String)] } },
  });
  await pages.section('History').click();
  const versions = page.getByRole('listbox', { name: 'Versions of Maintenance' });
  await versions.getByRole('option', { name: /Revision 2/ }).click();
  await pages.button('Restore').click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Restore' }).click();
  await expect(versions.getByRole('option', { name: /Restored/ })).toBeVisible();
  await pages.section('Layout').click();
  await expect(pages.button(/At the side/)).toBeVisible();
  await pages.section('History').click();
  await versions.getByRole('option', { name: /Restored/ }).dblclick();
  await expect(pages.tab(/revisions 4 and 5/)).toBeVisible();
});

test('unsaved work outlives a reload, and what others added meanwhile is taken in', async ({ page }) => {
  await pages.design(app.id);
  await addMenusFor(page, 'Device');
  await expect(pages.menu(/Devices/)).toBeVisible();
  await expect(pages.tab(/Maintenance/)).toBeVisible();
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
  await page.reload();
  await expect(pages.menu(/Devices/)).toBeVisible();
  await pages.section('Overview').click();
  await pages.field('Label').fill('Mine');
  const { revision, data } = await api.send<Made & { data: object }>('GET', `metadata/v1.0/Application/${app.id}`);
  const change = { revision, data: { ...data, description: 'Theirs' } };
  await api.send('PUT', `metadata/v1.0/Application/${app.id}`, change);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('What others changed meanwhile was taken in').first()).toBeVisible();
  await expect(pages.field('Description')).toHaveValue('Theirs');
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
});

test('one edits at a time: others look, ask, and administrators take over', async ({ page, browser }) => {
  const hers = await browser.newContext({ storageState: undefined });
  await signIn(hers, server.url, anne);
  const her = new DesignerPage(await hers.newPage());
  await her.design(app.id, 'overview');
  await her.field('Description').fill('Hers');
  await pages.design(app.id, 'overview');
  await expect(page.getByText(/anne is editing this application/)).toBeVisible();
  await expect(pages.field('Label')).not.toBeEditable();
  await pages.button('Take Over').click();
  await expect(pages.field('Label')).toBeEditable();
  await expect(her.page.getByText(/admin is editing this application/)).toBeVisible();
  await her.page.keyboard.press('Control+s');
  await expect(her.page.getByText(/admin has been editing/)).toHaveCount(1);
  await pages.field('Description').fill('Mine');
  await pages.save();
  await expect(her.page.getByText(/is editing this application/)).toHaveCount(0);
  await her.page.keyboard.press('Control+s');
  const question = her.page.getByRole('alertdialog');
  await expect(question).toContainText('Description');
  await question.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(pages.field('Description')).toHaveValue('Hers');
  await hers.close();
});

test('the tab of an application stays in sight when its name comes and its actions take room', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await pages.design(app.id);
  for (const place of ['app-center', 'asset-center', 'study-center']) await pages.go(`/projects/${place}`);
  await pages.go(`/projects/app-preview/${app.id}`);
  await expect(page.getByRole('tab', { name: /^Preview of/ })).toBeInViewport({ ratio: 0.95 });
});

test('axe finds nothing in any section', async ({ page }) => {
  test.slow();
  await pages.design(app.id);
  await addMenusFor(page, 'Device', 'Work order');
  await expect(pages.menu(/Devices/)).toBeVisible();
  await pages.save();
  const found: string[] = [];
  for (const { theme, rules } of axeThemes) {
    await pages.run('Preferences: Color Theme');
    await pages.pick(theme);
    for (const name of ['Overview', 'Menus', 'Tabs', 'Access', 'Layout', 'Mobile', 'Libraries', 'Where', 'History']) {
      await pages.section(name).click();
      await expect(page.getByRole('tabpanel').getByText('Loading…')).toHaveCount(0);
      found.push(...(await findings({ page }, { within, rules })).map((each) => `${theme}, ${name}: ${each}`));
    }
  }
  expect(found).toEqual([]);
});
