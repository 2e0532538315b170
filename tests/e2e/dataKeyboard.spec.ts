import type { Locator } from '@playwright/test';
import { CodeField } from './codeField';
import { sender } from './dataShop';
import { expect, test } from './harness';
import { sessionOf } from './signIn';
import { tabTo } from './tabTo';
import { WorkbenchPage } from './workbenchPage';

/** Data as somebody works with it who has no mouse. */
class DataDesk extends WorkbenchPage {
  field(name: string): Locator {
    return this.page
      .getByLabel(name, { exact: true })
      .and(this.page.locator('input, textarea'))
      .filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true });
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Tickets' });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Into the field that the keyboard is to be in already. */
  async fill(name: string, text: string): Promise<void> {
    await expect(this.field(name)).toBeFocused();
    await this.type(text);
  }

  async choose(name: RegExp, option: string): Promise<void> {
    const offered = this.page.getByRole('option', { name: option, exact: true });
    await tabTo(this.page, this.button(name).first());
    await this.press('Enter');
    await expect(offered).toBeVisible();
    await this.type(option);
    await expect(offered).toBeFocused();
    await this.press('Enter');
    await expect(offered).toBeHidden();
  }

  /** A new part of the object, in whose first field the keyboard is to be. */
  async make(command: string, field: string, text: string): Promise<void> {
    await this.run(command);
    await expect(this.field(field)).toHaveValue('');
    await this.fill(field, text);
  }

  cell(text: string): Locator {
    return this.grid.getByRole('gridcell', { name: text, exact: true });
  }

  async openTickets(): Promise<void> {
    await this.run('Data: Open Records');
    await this.pick('Tickets');
  }

  async save(tab: string): Promise<void> {
    await this.press('Control+s');
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }
}

test('an object is made, filled, looked at and counted without a mouse', async ({ page, ownServer, playwright }) => {
  test.slow();
  const { url: baseURL } = ownServer;
  const send = await sender(
    await playwright.request.newContext({ baseURL, storageState: await sessionOf(ownServer.url) }),
  );
  await send('POST', 'sys/v1.0/namespace', { name: 'acme' });
  await send('POST', 'metadata/v1.0/object', { name: 'Client', label: 'Client', data: { plural: 'Clients' } });
  const records = [{ name: 'Ann' }, { name: 'Bob' }];
  await send('POST', 'bulk/v1.0/acme__Client__CST', { operation: 'create', records });
  const desk = new DataDesk(page);
  await desk.open(`${baseURL}/projects`);

  await test.step('the object and its fields', async () => {
    await desk.make('Data: New Object', 'Label', 'Ticket');
    await tabTo(page, desk.field('Plural label'));
    await desk.type('Tickets');
    await desk.press('Control+s');
    await expect(page.getByRole('heading', { name: 'Ticket' })).toBeVisible();
    await expect(desk.field('Search fields')).toBeFocused();

    await desk.make('Data: New Field', 'Label', 'Topic');
    await desk.save('Topic');

    await desk.make('Data: New Field', 'Label', 'State');
    await desk.choose(/Type/, 'Single Select');
    await tabTo(page, desk.button('Add Choice'));
    await desk.press('Enter');
    await desk.fill('Value 1', 'open');
    await desk.press('Enter');
    await desk.fill('Value 2', 'done');
    await desk.save('State');

    await desk.make('Data: New Field', 'Label', 'Hours');
    await desk.choose(/Type/, 'Number');
    await desk.save('Hours');

    await desk.make('Data: New Field', 'Label', 'Client');
    await desk.choose(/Type/, 'Lookup');
    await desk.choose(/Leads to/, 'Client (acme__Client__CST)');
    await desk.save('Client');

    await desk.make('Data: New Field', 'Label', 'Price');
    await desk.choose(/Type/, 'Formula');
    await desk.choose(/Gives/, 'Number');
    await tabTo(page, new CodeField(page, 'Formula').input);
    await desk.type('hours * 80');
    await expect(page.getByText('Gives a number')).toBeVisible();
    await desk.save('Price');
  });

  await test.step('an index, a layout, a rule, permissions', async () => {
    await desk.make('Data: New Index', 'Name', 'byState');
    await tabTo(page, desk.button('Add Field'));
    await desk.press('Enter');
    await desk.pick('State');
    await desk.press('Control+s');
    await expect(page.getByRole('grid', { name: /Indexes/ }).getByText('byState')).toBeVisible();
    await expect(desk.field('Search indexes')).toBeFocused();

    await desk.make('Data: New Layout', 'Label', 'Short');
    const unused = page.getByRole('region', { name: 'Not in the layout' });
    for (const name of ['Name', 'Topic', 'State', 'Hours', 'Client']) {
      await tabTo(page, unused.getByRole('button', { name, exact: true }));
      await desk.press('Enter');
      await expect(page.getByRole('listitem', { name, exact: true })).toBeVisible();
    }
    await desk.save('Short');

    await desk.make('Data: New Validation Rule', 'Label', 'Never negative');
    await tabTo(page, new CodeField(page, 'Formula').input);
    await desk.type('hours < 0');
    await tabTo(page, desk.field('Message'));
    await desk.type('Nobody works less than nothing.');
    await desk.save('Never negative');

    await desk.run('Data: Show Permissions of an Object');
    await expect(page.getByRole('checkbox', { name: 'Anonymous User: Read' })).toBeFocused();
    await desk.press('ArrowDown', 'Space');
    await expect(page.getByRole('checkbox', { name: 'Developer: Read', exact: true })).toBeChecked();
    await desk.press('Control+s');
    await expect(desk.button('Save')).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Developer: Read', exact: true })).toBeFocused();
  });

  await test.step('rows', async () => {
    await desk.openTickets();
    await expect(desk.button('New Ticket').last()).toBeFocused();
    await desk.press('Enter');
    await desk.fill('Name', 'First');
    await desk.save('First');
    await desk.openTickets();
    await expect(desk.grid).toBeFocused();
    await desk.press('Control+Enter');
    await desk.fill('Name', 'Second');
    await desk.save('Second');
    await desk.openTickets();
    await expect(desk.cell('Second')).toBeVisible();
    await expect(desk.grid).toBeFocused();

    await desk.press('ArrowRight');
    await desk.type('Printer');
    await desk.press('Tab');
    await expect(desk.cell('Printer')).toBeVisible();
    await desk.press('F2');
    await expect(page.getByRole('option', { name: 'open' })).toBeVisible();
    await desk.type('open');
    await desk.press('Enter');
    await expect(desk.cell('open')).toBeVisible();
    await expect(desk.grid).toBeFocused();

    await desk.press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await desk.type('-1');
    await desk.press('Enter');
    const refused = desk.grid.locator('[aria-invalid]');
    await expect(refused).toHaveAttribute('aria-description', 'Nobody works less than nothing.');
    await desk.press('ArrowUp', 'Escape');
    await desk.type('3');
    await desk.press('Enter');
    await expect(desk.cell('240')).toBeVisible();
    await desk.press('Control+z');
    await expect(desk.cell('240')).toBeHidden();
    await desk.press('Control+y');
    await expect(desk.cell('240')).toBeVisible();
  });

  await test.step('filtered, sorted and saved as a view', async () => {
    await desk.press('Control+Shift+l');
    await expect(page.getByRole('combobox', { name: 'Field' })).toBeFocused();
    await desk.type('State');
    await desk.press('Enter', 'Tab', 'Tab');
    await desk.type('open');
    await desk.press('Enter');
    await expect(desk.cell('Second')).toBeHidden();
    await desk.press('Escape');
    await expect(desk.grid).toBeFocused();
    await expect(page.getByRole('list', { name: 'Filter' })).toContainText('State is any of open');
    await desk.run('Data: Clear Search and Filter');
    await expect(desk.cell('Second')).toBeVisible();
    await expect(desk.grid).toBeFocused();

    const title = (name: string) => desk.grid.getByRole('columnheader', { name });
    await tabTo(page, title('Name').getByRole('button'));
    await desk.press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+Enter');
    await expect(title('Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(title('Hours')).toHaveAttribute('aria-sort', 'ascending');
    await desk.press('ArrowDown');
    await expect(desk.grid).toBeFocused();
    await desk.run('Data: Save View As');
    await desk.type('By name');
    await desk.press('Enter');
    await expect(desk.button(/By name/)).toBeVisible();
    await expect(desk.grid).toBeFocused();
  });

  await test.step('a board', async () => {
    await desk.run('Data: New View');
    await desk.pick('Tickets');
    await desk.pick('Board');
    await expect(desk.field('Name of the view')).toBeFocused();
    await desk.press('Control+s');
    await tabTo(page, desk.button(/^Show$/));
    await desk.press('Enter');
    const card = page.getByRole('region', { name: 'No State' }).getByRole('listitem', { name: 'Second' });
    await expect(card).toBeVisible();
    // Of the columns that are loaded each by itself, the first to come has it.
    await expect(page.locator('[data-card]:focus')).toHaveCount(1);
    await desk.press('ArrowLeft');
    await expect(card).toBeFocused();
    await desk.press('Alt+ArrowRight');
    await expect(page.getByRole('region', { name: 'open' }).getByRole('listitem', { name: 'Second' })).toBeFocused();
    await desk.press('Control+z');
    await expect(card).toBeVisible();
  });

  await test.step('a dashboard, and the rows behind its number', async () => {
    await desk.run('Data: New Dashboard');
    await desk.type('Work');
    await desk.press('Enter');
    await expect(desk.field('Name of the dashboard')).toBeFocused();
    await desk.run('Data: Add Tile to Dashboard');
    await desk.pick('Number');
    await expect(page.getByRole('listitem', { name: /^Clients/ })).toBeFocused();
    const object = page.getByRole('combobox', { name: 'Object' });
    await tabTo(page, object);
    await desk.press('Control+a');
    await desk.type('Tickets');
    await desk.press('Enter');
    await expect(object).toHaveValue('Tickets');
    await expect(page.getByRole('button', { name: /Number of rows: 2/ })).toBeVisible();
    await desk.press('Control+s', 'Shift+Tab');
    await tabTo(page, desk.button(/^Show$/));
    await desk.press('Enter');
    await expect(page.getByRole('region', { name: 'Work' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: /Number of rows: 2/ }).filter({ visible: true }));
    await desk.press('Enter');
    await expect(desk.grid.filter({ visible: true })).toBeFocused();
  });

  await test.step('a file of the rows', async () => {
    await desk.run('Data: Export Rows');
    await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }));
    await desk.press('Enter');
    await expect(page.getByText('Rows in the file: 2.')).toBeVisible();
    const download = page.waitForEvent('download');
    await expect(desk.button('Download')).toBeFocused();
    await desk.press('Enter');
    expect((await download).suggestedFilename()).toBe('acme__Ticket__CST.csv');
  });
});
