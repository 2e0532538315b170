import type { Locator } from '@playwright/test';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { administrator, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class TenantPages extends WorkbenchPage {
  async show(name: string): Promise<void> {
    await this.run(`Administration: Show ${name}`);
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  field(name: string): Locator {
    // A section may have the name of a field in it, and so may a tab that is open behind this one.
    const fields = this.page.getByLabel(name, { exact: true }).and(this.page.locator('input, textarea'));
    return fields.filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get dialog(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last();
  }

  row(table: string, text: string | RegExp): Locator {
    return this.page.getByRole('grid', { name: table }).getByRole('row').filter({ hasText: text });
  }
}

let pages: TenantPages;
let server: RunningServer;

test.beforeEach(async ({ page, ownServer }) => {
  server = ownServer;
  pages = new TenantPages(page);
  await pages.open(`${ownServer.url}/projects`);
});

test('a parameter is made and changed, and the audit log knows what it was before', async ({ page }) => {
  await pages.show('System Parameters');
  await pages.button('Add Parameter').first().click();
  await pages.field('Name').fill('1 bad');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The name must start with a letter')).toBeVisible();
  await pages.field('Name').fill('mail.footer');
  await pages.field('Value').fill('Bye');
  await page.keyboard.press('Control+s');
  await expect(pages.tab('mail.footer')).toBeVisible();
  await pages.field('Value').fill('See you');
  await page.keyboard.press('Control+s');
  await pages.show('System Parameters');
  await expect(pages.row('System Parameters', 'mail.footer')).toContainText('See you');

  await pages.show('Audit Log');
  await pages.row('Audit Log', 'systemParameters').first().click();
  const entry = page.getByRole('region', { name: /^Entry/ });
  const change = entry.getByRole('row', { name: /mail\.footer\.value/ });
  await expect(change.getByRole('cell')).toHaveText(['Bye', 'See you']);
  await pages.button('Verify').click();
  await expect(pages.dialog).toContainText('The audit log is intact');
});

test('the audit log is taken along as a file', async ({ page }) => {
  await pages.show('Audit Log');
  const downloading = page.waitForEvent('download');
  await pages.button('Export CSV').click();
  expect((await downloading).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
});

test('a namespace is checked while it is typed, and chosen for good', async ({ page }) => {
  await pages.show('Tenant');
  await pages.field('Namespace').fill('a__b');
  await expect(page.getByText('Name must start with a letter')).toBeVisible();
  await pages.field('Namespace').fill('Acme');
  await pages.field('Namespace').press('Enter');
  await expect(pages.dialog).toContainText("'Acme' cannot be changed afterwards.");
  await pages.dialog.getByRole('button', { name: 'Choose Namespace' }).click();
  await expect(pages.field('Namespace')).toBeHidden();
  await expect(page.getByText('Acme', { exact: true })).toBeVisible();
});

test('an environment and a license are added', async ({ page }) => {
  await pages.show('Environments');
  await pages.button('Add Environment').first().click();
  await pages.field('Name').fill('Try-out');
  await page.keyboard.press('Control+s');
  await expect(pages.tab('Try-out')).toBeVisible();
  await pages.show('Environments');
  await expect(pages.row('Environments', 'Try-out')).toContainText('Development');
  await pages.show('Licenses');
  await pages.button('Grant License').first().click();
  await pages.field('Name').fill('1 bad');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Letters, digits and single underscores')).toBeVisible();
  await pages.field('Name').fill('AIWebIDE');
  await page.keyboard.press('Control+s');
  await expect(pages.tab('AIWebIDE')).toBeVisible();
  await pages.show('Licenses');
  await expect(pages.row('Licenses', 'AIWebIDE')).toContainText('1');
  await pages.row('Licenses', 'AIWebIDE').click();
  await page.keyboard.press('Delete');
  await pages.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Licenses')).toBeVisible();
  await expect(pages.tab('AIWebIDE')).toBeHidden();
});

test('a brand is seen in the workbench and at the login page', async ({ page, browser }) => {
  await pages.show('Brand');
  await pages.field('Name').fill('Acme Studio');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveTitle(/Acme Studio$/);
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await visitor.goto(`${server.url}/studio/login.html`);
  await expect(visitor.getByRole('heading', { name: 'Login to Acme Studio' })).toBeVisible();
  await visitor.context().close();
});

test('another session is signed out at once', async ({ browser }) => {
  const context = await browser.newContext();
  await signIn(context, server.url);
  const elsewhere = new WorkbenchPage(await context.newPage());
  await elsewhere.open(`${server.url}/projects`);
  await pages.show('Sessions');
  const others = pages.row('Sessions', /^(?!.*this session).*admin/);
  await expect(others).toHaveCount(1);
  await others.click();
  await pages.button('Sign Out').click();
  await pages.dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(others).toHaveCount(0);
  await elsewhere.page.reload();
  await expect(elsewhere.page).toHaveURL(/\/studio\/login\.html/);
  await context.close();
});

test('a stricter password policy is told at the next change', async ({ page }) => {
  await pages.show('Password Policy');
  await pages.field('Shortest length').fill('40');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: '32' })).toBeVisible();
  await pages.field('Shortest length').fill('14');
  await page.keyboard.press('Control+s');
  await expect(pages.button('Save')).toBeDisabled();
  const change = await page.request.post(`${server.url}/baas/auth/v1.0/changepassword`, {
    headers: { 'csrf-token': await token() },
    data: { oldPassword: administrator.password, newPassword: 'Short-one-9' },
  });
  expect(await change.text()).toContain('14 to 32');

  async function token(): Promise<string> {
    const answer = await page.request.post(`${server.url}/u-route/baas/sys/v1.0/csrf/get`);
    return String(Object(await answer.json()).result);
  }
});

test('mail settings keep their password to themselves, and say when nobody can send', async ({ page }) => {
  await pages.show('Mail and SMS');
  await pages.button('Test E-mail…').click();
  await pages.dialog.getByRole('textbox').fill('ann@example.com');
  await pages.dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Nobody is set up to send it.').first()).toBeVisible();
  await pages.field('Server').fill('smtp.example.com');
  await pages.field('Password').fill('hunter2');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('One is stored, encrypted; blank keeps it.').first()).toBeVisible();
  await expect(pages.field('Password')).toHaveValue('');
});
