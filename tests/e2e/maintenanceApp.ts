import { expect } from '@playwright/test';
import type { BuilderPage } from './builderPage';
import { CodeField } from './codeField';

export const password = 'Repairs-Pumps-7';

export interface Role {
  readonly profile: string;
  readonly userName: string;
  readonly password: string;
  /** Of work orders; everybody of the application reads all equipment. */
  readonly may: readonly string[];
}

export const service: Role = { profile: 'Customer Service', userName: 'cora', password, may: ['Create'] };
export const dispatcher: Role = {
  ...{ profile: 'Dispatcher', userName: 'dirk', password },
  may: ['Edit', 'View All', 'Modify All'],
};
export const engineer: Role = {
  ...{ profile: 'Maintenance Engineer', userName: 'eva', password },
  may: ['Edit', 'View All', 'Modify All'],
};
export const roles = [service, dispatcher, engineer];

const profiles = roles.map(({ profile }) => profile);

/** What each of several profiles may do. */
function each(may: (role: Role) => readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(roles.map((role) => [role.profile, may(role)]));
}

/** Who works with the application, in a tenant that nobody has set up. */
export async function makeRoles(builder: BuilderPage): Promise<void> {
  await builder.field('Namespace').fill('em');
  await builder.button('Choose Namespace').click();
  await builder.page.getByRole('dialog').getByRole('button', { name: 'Choose Namespace' }).click();
  await expect(builder.field('Namespace')).toHaveCount(0);
  for (const { profile, userName } of roles) {
    await builder.run('Administration: New Profile');
    await builder.field('Name').fill(profile);
    await builder.choose(/Copy of/, 'Portal User');
    await builder.saveNew(profile);
    await builder.run('Administration: New User');
    await builder.field('User name').fill(userName);
    await builder.choose(/Profile/, profile);
    await builder.field('Password').fill(password);
    await builder.check('Must be changed at the first log-in').uncheck();
    await builder.saveNew(userName);
  }
}

export async function makeApplication(builder: BuilderPage): Promise<void> {
  const { page } = builder;
  await builder.run('Applications: New Low-Code Application');
  await expect(page.getByRole('radio', { name: /Low-code/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Equipment maintenance');
  await expect(builder.field('Name')).toHaveValue('EquipmentMaintenance');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('treeitem', { name: 'Model' })).toBeVisible();
}

/** Equipment, whose records everybody of the application may read, with one of them. */
export async function makeEquipment(builder: BuilderPage): Promise<void> {
  await builder.newObject('Equipment', 'Equipment');
  await builder.beginField('Serial number');
  await builder.check('Unique').check();
  await builder.saveNew('Serial number');
  await builder.newField('Site');
  await builder.grant(each(() => ['View All']));
  await builder.button('Open Records').click();
  await builder.button('New Equipment').first().click();
  await builder.field('Name').fill('Pump 7');
  await builder.field('Serial number').fill('P-7');
  await builder.saveNew('Pump 7');
}

export async function makeWorkOrder(builder: BuilderPage): Promise<void> {
  await builder.newObject('Work order', 'Work orders');
  await builder.beginField('Number', 'Auto-Number');
  await builder.field('Number format').fill('WO-{0000}');
  await builder.saveNew('Number');
  await builder.beginField('Equipment', 'Lookup');
  await builder.choose(/Leads to/, 'Equipment (em__Equipment__CST)');
  await builder.saveNew('Equipment');
  await builder.beginField('Status', 'Single Select');
  await builder.addChoices(['Reported', 'Planned', 'Done']);
  await builder.choose(/Default/, 'Reported');
  await builder.saveNew('Status');
  await builder.newField('Result');
}

/** What is done must be told; who reports fills in a short form; who plans says nothing of the result. */
export async function makeRules(builder: BuilderPage): Promise<void> {
  const { page } = builder;
  await builder.run('Data: New Validation Rule');
  await expect(builder.field('Label')).toHaveValue('');
  await page.keyboard.type('Done needs a result');
  await new CodeField(page, 'Formula').fill('status = "Done" && ISBLANK(result)');
  await builder.field('Message').fill('Say what was done.');
  await builder.saveNew('Done needs a result');
  await builder.run('Data: New Layout');
  await expect(builder.field('Label')).toHaveValue('');
  await page.keyboard.type('Report');
  await page.getByRole('group', { name: 'Profiles' }).getByRole('button').click();
  await builder.tick([service.profile]);
  const unused = builder.part('Not in the layout');
  for (const field of ['Name', 'Equipment']) await unused.getByRole('button', { name: field, exact: true }).click();
  await builder.saveNew('Report');
  await builder.grant(each(({ may }) => may));
  await builder.closeFields(service.profile, ['Status', 'Result']);
  await builder.closeFields(dispatcher.profile, ['Result']);
}

/** An object that only the dispatcher may see. */
export async function makeContract(builder: BuilderPage): Promise<void> {
  await builder.newObject('Contract', 'Contracts');
  await builder.grant({ [dispatcher.profile]: ['View All'] });
}

export async function makeView(builder: BuilderPage): Promise<void> {
  await builder.newComponent('View', 'Open orders', 'Work order');
  await expect(builder.field('Name of the view')).toHaveValue('Open orders');
  const columns = builder.part('Columns');
  await expect(columns.getByRole('listitem')).toContainText(['Name', 'Number', 'Equipment', 'Status', 'Result']);
  for (const field of ['Equipment', 'Result']) await columns.getByRole('button', { name: `Remove ${field}` }).click();
  await columns.getByRole('button', { name: 'Move Number up' }).click();
  await expect(columns.getByRole('listitem')).toContainText(['Number', 'Name', 'Status']);
  const condition = builder.part('Only rows that');
  await condition.getByRole('button', { name: 'Add Condition' }).click();
  await builder.fillIn(condition.getByRole('combobox', { name: 'Field' }), 'Status');
  for (const status of ['Reported', 'Planned'])
    await builder.fillIn(condition.getByRole('combobox', { name: 'Add a value' }), status);
  await builder.save();
}

export async function makeDashboard(builder: BuilderPage): Promise<void> {
  const { page } = builder;
  await builder.newComponent('Dashboard', 'Workload');
  await expect(builder.field('Name of the dashboard')).toHaveValue('Workload');
  await builder.button(/^Number$/).click();
  await builder.fillIn(page.getByRole('combobox', { name: 'Object' }).filter({ visible: true }), 'Work orders');
  await expect(page.getByRole('button', { name: /Number of rows: 0/ })).toBeVisible();
  await builder.save();
}

/** Menus for all of it, and who gets the application. */
export async function makeMenus(builder: BuilderPage): Promise<void> {
  const { page } = builder;
  await builder.run('Applications: Edit Current Application');
  await builder.run('Applications: Add Menus for Objects, Views, and Dashboards');
  await expect(builder.rows.first()).toBeVisible();
  await builder.tick(['Equipment', 'Work order', 'Open orders', 'Workload', 'Contract']);
  const menus = page.getByRole('tree', { name: 'Menus' });
  for (const label of ['Equipment', 'Work orders', 'Open orders', 'Workload', 'Contracts'])
    await expect(menus.getByRole('treeitem', { name: label, exact: true })).toBeVisible();
  await builder.run('Applications: Show Who Sees the Application');
  for (const profile of profiles) await builder.check(`${profile}: Sees it`).check();
  await builder.save();
}
