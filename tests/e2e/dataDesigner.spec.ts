import type { APIRequestContext, Locator } from '@playwright/test';
import { CodeField } from './codeField';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { sessionOf } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class DesignerPages extends WorkbenchPage {
  field(name: string): Locator {
    const fields = this.page.getByLabel(name, { exact: true }).and(this.page.locator('input, textarea'));
    return fields.filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last();
  }

  row(table: string, text: string | RegExp): Locator {
    return this.page.getByRole('grid', { name: table }).getByRole('row').filter({ hasText: text });
  }

  section(name: string): Locator {
    return this.page.getByRole('tablist', { name: 'Parts of the object' }).getByRole('tab', { name, exact: true });
  }

  async choose(name: string, option: string): Promise<void> {
    await this.button(new RegExp(name)).first().click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }
}

/** Calls of the server as the administrator: what a test begins with. */
class Server {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async of({ url }: RunningServer, make: (options: object) => Promise<APIRequestContext>): Promise<Server> {
    const request = await make({ baseURL: url, storageState: await sessionOf(url) });
    const answer = await request.post('/u-route/baas/sys/v1.0/csrf/get', { data: {} });
    return new Server(request, answer.headers()['csrf-token'] ?? String((await answer.json()).result));
  }

  async post(path: string, data: object): Promise<{ readonly id: string }> {
    const headers = { 'csrf-token': this.token };
    const answer = await (await this.request.post(`/u-route/baas/${path}`, { data, headers })).json();
    if (answer.resCode !== '0') throw new Error(`${path}: ${answer.resMsg}`);
    return answer.result;
  }

  async order(): Promise<{ readonly id: string }> {
    await this.post('sys/v1.0/namespace', { name: 'acme' });
    const order = await this.post('metadata/v1.0/object', { name: 'Order', label: 'Order', data: {} });
    const field = (name: string, label: string, data: object) =>
      this.post(`metadata/v1.0/object/${order.id}/Field`, { name, label, data });
    await field('total', 'Total', { type: 'number', precision: 6, scale: 2 });
    await field('shout', 'Shout', { type: 'formula', formula: 'total * 2', result: 'number' });
    await this.post('data/v1.0/bobject/acme__Order__CST', { name: 'One', acme__total__CST: 120 });
    return order;
  }
}

let pages: DesignerPages;
let server: RunningServer;
let api: Server;

test.beforeEach(async ({ page, ownServer, playwright }) => {
  server = ownServer;
  pages = new DesignerPages(page);
  api = await Server.of(ownServer, (options) => playwright.request.newContext(options));
});

test('an object is made where there is a namespace, and gets its first field', async ({ page }) => {
  await pages.open(`${server.url}/projects/data-center`);
  await expect(page.getByText('it has none yet')).toBeVisible();
  await expect(pages.button('Choose Namespace')).toBeVisible();
  await api.post('sys/v1.0/namespace', { name: 'acme' });
  await expect(pages.button('Choose Namespace')).toBeHidden();
  await pages.button('New Object').first().click();
  await pages.field('Label').fill('Sales order');
  await expect(pages.field('Name')).toHaveValue('SalesOrder');
  await expect(page.getByText('acme__SalesOrder__CST')).toBeVisible();
  await pages.save();
  await expect(page.getByRole('heading', { name: 'Sales order' })).toBeVisible();
  await expect(pages.section('Fields')).toHaveAttribute('aria-selected', 'true');

  await pages.button('New Field').first().click();
  await pages.field('Label').fill('Unit price');
  await expect(pages.field('Name')).toHaveValue('unitPrice');
  await pages.choose('Type', 'Currency');
  await pages.field('Digits in all').fill('10');
  await pages.save();
  await expect(page.getByText('acme__unitPrice__CST').filter({ visible: true }).first()).toBeVisible();
  await pages.run('Data: New Record');
  await expect(page.getByRole('heading', { name: /New\s?Sales order/ })).toBeVisible();
  await pages.run('Data: Show Data Center');
  await expect(pages.row('Data Center', 'Sales order')).toContainText('acme__SalesOrder__CST');
});

test('a formula is checked while it is written, and offers what there is', async ({ page }) => {
  const { id } = await api.order();
  await pages.open(`${server.url}/projects/data-center/${id}/fields/new`);
  await pages.field('Label').fill('Large');
  await pages.choose('Type', 'Formula');
  await pages.choose('Gives', 'Number');
  const formula = new CodeField(page, 'Formula');
  await formula.input.focus();
  await page.keyboard.type('ROU');
  await expect(formula.suggestion).toHaveAccessibleName(/^ROUND/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ROUND(number [, digits])')).toBeVisible();
  await page.keyboard.type('tot');
  await expect(formula.suggestion).toHaveAccessibleName(/^total/);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' / 3)');
  await formula.expectText('ROUND(total / 3)');
  await expect(page.getByText('Gives a number')).toBeVisible();
  await formula.fill('totl * 2');
  await expect(formula.input).toHaveAccessibleDescription(/has no field "totl".*total/);
  await expect(formula.input).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+z');
  await formula.expectText('totl *');
  await page.keyboard.press('Tab');
  await expect(pages.field('Help text')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(formula.input).toBeFocused();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(formula.input).toBeFocused();
  await formula.fill('total * 2');
  await pages.save();
  await expect(pages.tab('Large')).toBeVisible();
});

test('what uses a field is shown before it is changed, renamed or deleted', async ({ page }) => {
  const { id } = await api.order();
  await pages.open(`${server.url}/projects/data-center/${id}/fields`);
  await pages.row('Fields of Order', 'acme__total__CST').dblclick();
  await pages.field('Digits in all').fill('4');
  await pages.save();
  await expect(pages.dialog).toContainText("can't be changed like this");
  await expect(pages.dialog).toContainText('1 rows have a value');
  await expect(pages.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pages.button('Undo Changes').click();
  await pages.field('Name').fill('acme__amount__CST');
  await pages.save();
  await expect(pages.dialog.getByRole('list', { name: 'Where it is used' })).toContainText('Shout');
  await expect(pages.dialog.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('acme__amount__CST').filter({ visible: true }).first()).toBeVisible();
  await pages.button('Delete').click();
  await expect(pages.dialog).toContainText('cannot be deleted while others need it');
  await pages.dialog.getByRole('button', { name: /Shout/ }).click();
  await new CodeField(page, 'Formula').expectText('amount * 2');
  await pages.button('Delete').click();
  await pages.dialog.getByRole('button', { name: 'Move to Recycle Bin' }).click();
  await expect(pages.tab('Shout')).toHaveCount(0);
  await pages
    .tab(/^Order/)
    .first()
    .click();
  await pages.button('Deleted Fields').click();
  await pages.pick('Shout');
  await expect(pages.row('Fields of Order', 'acme__shout__CST')).toBeVisible();
});

test('permissions are granted in one table, and layouts are arranged by keyboard', async ({ page }) => {
  const { id } = await api.order();
  await pages.open(`${server.url}/projects/data-center/${id}/access`);
  await page.getByRole('checkbox', { name: 'Standard User: Edit', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Standard User: Read', exact: true })).toBeChecked();
  await pages.save();
  await expect(pages.button('Save')).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Standard User: Edit', exact: true })).toBeChecked();

  await pages.section('Layouts').click();
  await pages.button('New Layout').first().click();
  await pages.field('Label').fill('Sales');
  await pages.button(/^Name$/).click();
  await pages.button(/^Total$/).click();
  const column = (number: number) => page.getByRole('list', { name: `Column ${number}` });
  await expect(column(2)).toContainText('Total');
  await page.getByRole('listitem', { name: 'Total' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(column(1)).toContainText('Total');
  await expect(page.getByRole('listitem', { name: 'Total' })).toBeFocused();
  await pages.save();
  await expect(pages.tab('Sales')).toBeVisible();
});

test('a layout is for records of a type, and the form changes with the type', async ({ page }) => {
  const { id } = await api.order();
  const choices = ['Repair', 'Sale'].map((value) => ({ value }));
  await api.post(`metadata/v1.0/object/${id}/Field`, {
    ...{ name: 'kind', label: 'Kind', data: { type: 'singleselect', choices } },
  });
  await pages.open(`${server.url}/projects/data-center/${id}/layouts/new`);
  await pages.field('Label').fill('Repairs');
  await pages.choose('Record type', 'Kind (acme__kind__CST)');
  await pages.save();
  await expect(page.getByText('Types is required')).toBeVisible();
  await page.getByRole('group', { name: 'Types' }).getByRole('button').click();
  await page.getByRole('option', { name: 'Repair' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Types' })).toContainText('Repair');
  for (const name of [/^Name$/, /^Kind$/]) await pages.button(name).click();
  await pages.save();
  await expect(pages.tab('Repairs')).toBeVisible();

  await pages.open(`${server.url}/projects/records/acme__Order__CST/new`);
  await expect(pages.field('Total')).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.fill('Repair');
  await kind.press('Enter');
  await expect(pages.field('Total')).toBeHidden();
  await expect(kind).toBeFocused();
  await kind.fill('Sale');
  await kind.press('Enter');
  await expect(pages.field('Total')).toBeVisible();
  await expect(kind).toBeFocused();
});

test('a picklist keeps its order, and its texts are translated in one table', async ({ page }) => {
  await api.order();
  await pages.open(`${server.url}/projects/picklists/new`);
  await pages.field('Label').fill('Priority');
  for (const value of ['low', 'high']) {
    await pages.button('Add Choice').click();
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Value 1', { exact: true })).toHaveValue('high');
  await pages.save();
  await expect(pages.tab('Priority')).toBeVisible();

  await pages.run('Data: Show Translations');
  await page.getByRole('checkbox', { name: 'Only missing ones' }).check();
  const cell = page.getByRole('textbox', { name: 'Translation of high' });
  await cell.fill('高');
  await expect(page.getByText('1 unsaved')).toBeVisible();
  await pages.save();
  await expect(cell).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Only missing ones' }).uncheck();
  await expect(cell).toHaveValue('高');
});

test('texts are written in every language that the tenant offers', async ({ page }) => {
  const { id } = await api.order();
  await api.post('data/v1.0/picklist/0004000000000000000D', { value: 'de_DE', label: 'Deutsch' });
  await pages.open(`${server.url}/projects/data-center/${id}/rules/new`);
  await pages.field('Label').fill('Positive');
  await new CodeField(page, 'Formula').fill('total < 0');
  await pages.field('Message').fill('Orders cost something.');
  await pages.field('Message: German (Germany)').fill('Bestellungen kosten etwas.');
  await pages.save();
  await expect(page).toHaveURL(/rules\/000v/);
  await page.reload();
  await expect(pages.field('Message: German (Germany)')).toHaveValue('Bestellungen kosten etwas.');

  await pages.open(`${server.url}/projects/picklists/new`);
  await pages.field('Label').fill('Priority');
  await pages.field('Label: German (Germany)').fill('Dringlichkeit');
  await pages.button('Add Choice').click();
  await page.keyboard.type('high');
  await pages.field('Label 1: German (Germany)').fill('hoch');
  await pages.save();
  await expect(page).toHaveURL(/picklists\/0004/);
  await page.reload();
  await expect(pages.field('Label 1: German (Germany)')).toHaveValue('hoch');
});

test('a view object is made of a query, shows what comes of it, and is changed in its designer', async ({ page }) => {
  await api.order();
  const take = async (name: string, text: string): Promise<void> => {
    const box = page.getByRole('combobox', { name, exact: true }).filter({ visible: true }).last();
    // A list closes when its field is scrolled into view.
    await expect(async () => {
      await box.fill(text);
      await page.getByRole('option', { name: text, exact: true }).click({ timeout: 1000 });
    }).toPass();
  };
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('treegrid');
  await pages.open(`${server.url}/projects/data-center`);
  await pages.run('Data: New View Object');
  await expect(page.getByText('No object yet')).toBeVisible();
  await pages.field('Label').fill('Large orders');
  await expect(page.getByText('acme__LargeOrders__view__CST')).toBeVisible();
  await pages.save();
  await expect(page.getByText('Choose the object whose records the view shows')).toBeVisible();
  await take('Object', 'Order');
  await expect(preview).toContainText('One');
  await pages.button('Add Field').click();
  await take('Field', 'Total');
  await pages.button('Add this field').click();
  await expect(preview).toContainText('acme__total__CST');
  await expect(preview).not.toContainText('createdDate');
  await pages.save();
  await expect(page.getByRole('heading', { name: 'Large orders' })).toBeVisible();
  await expect(pages.section('Query')).toHaveAttribute('aria-selected', 'true');

  await pages.choose('Each row is', 'a group of records, with figures');
  await pages.button('Add Grouping').click();
  await take('Field', 'Created');
  await pages.choose('Put together by', 'Year');
  await pages.button('Add Figure').click();
  await page
    .getByRole('button', { name: /What is shown/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'Sum of', exact: true }).click();
  await take('Field', 'Total');
  await expect(page.getByLabel('Name of the column').last()).toHaveValue('sum_total');
  await expect(preview).toContainText('120');
  await pages.save();
  await expect(pages.button('Save')).toBeDisabled();
  await pages.section('Fields').click();
  await expect(pages.row('Fields of Large orders', 'createdDate_year')).toBeVisible();
  await expect(pages.row('Fields of Large orders', 'sum_total')).toBeVisible();
  await pages.run('Data: Show Data Center');
  await expect(pages.row('Data Center', 'Large orders')).toContainText('acme__LargeOrders__view__CST');
});
