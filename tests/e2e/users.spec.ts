import type { Locator, Page } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { administrator } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class UsersPage extends WorkbenchPage {
  get table(): Locator {
    return this.page.getByRole('grid', { name: 'Users' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async show(): Promise<void> {
    await this.run('Administration: Show Users');
    await expect(this.row('admin')).toBeVisible();
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: field }).last().press('Enter');
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** A user whose tab is open when it's done. */
  async create(name: string): Promise<void> {
    await this.run('Administration: New User');
    await this.field('User name').fill(name);
    await this.field('E-mail').fill(`${name}@example.org`);
    await this.choose('Profile', 'Developer');
    await this.page.keyboard.press('Control+s');
    await expect(this.tab(name)).toBeVisible();
  }

  async giveOwnPassword(button: string): Promise<void> {
    await this.dialog.getByLabel('Your password').fill(administrator.password);
    await this.dialog.getByRole('button', { name: button }).click();
  }
}

let users: UsersPage;

test.beforeEach(async ({ page, ownServer }) => {
  users = new UsersPage(page);
  await users.open(`${ownServer.url}/projects`);
});

test('a user is made, changed and saved as every editor, and the list follows', async ({ page }) => {
  await users.show();
  await users.run('Administration: New User');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await users.field('Full name').fill('Bea Example');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'User name is required' })).toBeVisible();
  await expect(users.field('User name')).toBeFocused();
  await users.field('User name').fill('admin');
  await users.field('E-mail').fill('nobody');
  await users.choose('Profile', 'Developer');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please fill in the correct email address')).toBeVisible();
  await users.field('E-mail').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: "The name 'admin' is taken." })).toBeVisible();
  await users.field('User name').fill('bea');
  await page.keyboard.press('Control+s');
  await expect(users.tab('bea')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/administration\/users\/10gd/);

  await users.field('Full name').fill('Bea Other');
  await page.reload();
  await expect(users.field('Full name')).toHaveValue('Bea Other');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await users.show();
  await expect(users.row('bea')).toContainText('Bea Other');
  expect(await findings(users)).toEqual([]);
});

test('closing a tab with unsaved work asks first', async ({ page }) => {
  await users.create('cid');
  await users.field('Full name').fill('Cid');
  await page.keyboard.press('Control+w');
  await expect(users.dialog).toContainText('cid');
  await users.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(users.field('Full name')).toHaveValue('Cid');
});

test('a user is let out and in again with the password of who does it', async ({ page }) => {
  await users.create('dora');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await users.dialog.getByLabel('Your password').fill('wrong');
  await users.dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(users.dialog).toContainText('The current password is wrong.');
  await users.giveOwnPassword('Deactivate');
  await expect(page.getByText('Deactive successfully').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();

  await users.show();
  const row = users.row('dora');
  await expect(row).toContainText('Deactivated');
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Activate User' }).click();
  await users.giveOwnPassword('Activate');
  await expect(page.getByText('Active successfully').first()).toBeVisible();
  await expect(row).toContainText('Active');
  expect(await findings(users)).toEqual([]);
});

test('the list is searched and opened by keyboard alone', async ({ page }) => {
  for (const name of ['edda', 'emil']) await users.create(name);
  await users.show();
  await page.getByRole('textbox', { name: 'Search by name or e-mail' }).fill('emil');
  await expect(users.table.getByRole('row')).toHaveCount(2);
  await focusTable(page, users.table);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(users.tab('emil')).toHaveAttribute('aria-selected', 'true');
});

test('a password is reset and shown once, with which the user logs in', async ({ page, browser, ownServer }) => {
  await users.create('fritz');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await users.giveOwnPassword('Reset Password');
  await expect(users.dialog).toContainText('The new password of fritz is');
  await users.dialog.getByRole('button', { name: 'Copy Password' }).click();
  const password = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext({ storageState: undefined });
  const answer = await other.request.post(`${ownServer.url}/baas/auth/v1.0/login`, {
    data: { userName: 'fritz', password },
  });
  expect((await answer.json()).result.mustChangePassword).toBe(true);
  await other.close();
});

test('users are imported from a file, which tells of each row that failed, and exported', async ({ page }) => {
  const choosing = page.waitForEvent('filechooser');
  await users.run('Administration: Import Users');
  const text = 'userName,fullName,email,profile\ngina,Gina,,Developer\nhans,Hans,nobody,Developer\n';
  await (await choosing).setFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const failed = page.getByRole('grid', { name: 'Rows that failed' });
  await expect(failed.getByRole('row').last()).toContainText('hans');
  await expect(failed.getByRole('row').last()).toContainText('email');
  await users.show();
  await expect(users.row('gina')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await users.run('Administration: Export Users');
  const file = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toContain('gina,Gina,,,Developer,en_US');
});

/** Tab leads there from wherever the focus is. */
async function focusTable(page: Page, table: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused({ timeout: 50 });
  }).toPass();
}
