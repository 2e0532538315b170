import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { administrator, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class PermissionsPage extends WorkbenchPage {
  table(name: string): Locator {
    return this.page.getByRole('grid', { name, exact: true });
  }

  row(table: string, text: string): Locator {
    return this.table(table).getByRole('row').filter({ hasText: text });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }

  async makeSet(label: string, name: string, permission: string): Promise<void> {
    await this.run('Administration: New Permission Set');
    await this.field('Label').fill(label);
    await this.field('Name').fill(name);
    await this.page.getByRole('checkbox', { name: permission }).check();
    await this.save();
    await expect(this.tab(label)).toHaveAttribute('aria-selected', 'true');
  }

  async chooseUser(button: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    await this.pick(name);
  }
}

let access: PermissionsPage;

test.beforeEach(async ({ page, ownServer }) => {
  access = new PermissionsPage(page);
  await access.open(`${ownServer.url}/projects`);
});

test('a permission set is made, refused when its name breaks a rule, given to a user and explained', async ({
  page,
}) => {
  await access.run('Administration: New Permission Set');
  await access.field('Label').fill('Auditors');
  await access.field('Name').fill('1_Auditors');
  await access.page.getByRole('checkbox', { name: 'View Audit Log' }).check();
  await access.save();
  await expect(page.getByRole('alert').filter({ hasText: 'Name must start with a letter' })).toBeVisible();
  await access.field('Name').fill('Auditors');
  await access.save();
  await expect(access.tab('Auditors')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/permission-sets\/000P/);

  await access.chooseUser('Add User…', 'developer');
  await expect(access.row('Users', 'developer').first()).toBeVisible();
  expect(await findings(access)).toEqual([]);

  await access.run('Administration: Explain Access of a User');
  await access.chooseUser('Choose a User…', 'developer');
  await page.getByRole('button', { name: 'Permission' }).last().press('Enter');
  await page.getByRole('option', { name: 'View Audit Log' }).click();
  await expect(page.getByText('developer may: View Audit Log')).toBeVisible();
  await expect(page.getByText("Permission set 'Auditors', given to the user — grants it")).toBeVisible();
  expect(await findings(access)).toEqual([]);
});

test('a standard profile is cloned and the copy is changed; the own one is not', async ({ page }) => {
  await access.run('Administration: Show Profiles');
  await access.row('Profiles', 'System Administrator').dblclick();
  await expect(page.getByText('This is your own profile')).toBeVisible();
  await access.run('Administration: New Profile');
  await access.field('Name').fill('Lead');
  await access.save();
  await expect(access.tab('Lead')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('checkbox', { name: 'Manage Jobs' }).check();
  await access.save();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await access.run('Administration: Show Profiles');
  await expect(access.row('Profiles', 'Lead')).toContainText('Custom');
  expect(await findings(access)).toEqual([]);
});

test('what a user may do changes in his open workbench at once', async ({ browser, ownServer }) => {
  const context = await browser.newContext();
  await signIn(context, ownServer.url, { ...administrator, userName: 'developer' });
  const developer = new PermissionsPage(await context.newPage());
  await developer.open(`${ownServer.url}/projects`);
  const administration = developer.page.getByRole('tab', { name: 'Administration' });
  await expect(administration).toBeHidden();
  await access.makeSet('Auditors', 'Auditors', 'View Audit Log');
  await access.chooseUser('Add User…', 'developer');
  await expect(administration).toBeVisible();
  await context.close();
});
