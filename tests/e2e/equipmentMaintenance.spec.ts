import { AppDesk } from './appDesk';
import { BuilderPage } from './builderPage';
import { expect, test } from './harness';
import * as build from './maintenanceApp';
import { dispatcher, engineer, service } from './maintenanceApp';
import { ServerApi } from './serverApi';

const report = 'Pump 7 leaks';
const inspection = 'Inspection of the crane';
const orders = 'data/v1.0/bobject/em__WorkOrder__CST';
const listOf = (object: string): string => `data/v1.0/query/em__${object}__CST`;

interface Order {
  readonly id: string;
  readonly name: string;
}

/** What the application does not offer to customer service, its calls refuse. */
async function expectRefusals(api: ServerApi, admin: ServerApi): Promise<void> {
  const seen = await api.send<readonly Order[]>('POST', listOf('WorkOrder'));
  expect(seen.map(({ name }) => name)).toEqual([report]);
  const [own] = seen;
  const other = (await admin.send<readonly Order[]>('POST', listOf('WorkOrder'))).find(({ id }) => id !== own?.id);
  await expect(api.send('PUT', `${orders}/${own?.id}`, { name: 'Other words' })).rejects.toThrow();
  await expect(api.send('DELETE', `${orders}/${own?.id}`)).rejects.toThrow();
  await expect(api.send('GET', `${orders}/${other?.id}`)).rejects.toThrow();
  await expect(api.send('POST', orders, { name: 'Mine', em__status__CST: 'Done' })).rejects.toThrow();
  await expect(api.send('POST', listOf('Contract'))).rejects.toThrow('There is no object');
  await expect(api.send('POST', 'data/v1.0/bobject/em__Equipment__CST', { name: 'Mine' })).rejects.toThrow();
  const after = await admin.send<readonly Order[]>('POST', listOf('WorkOrder'));
  expect(after.map(({ name }) => name).sort()).toEqual([inspection, report]);
  await api.close();
}

test('equipment maintenance is built from nothing, and three roles work with it', async ({
  page,
  ownServer: { url },
  browser,
}) => {
  test.setTimeout(300_000);
  const address = `${url}/app/em__EquipmentMaintenance`;
  const builder = new BuilderPage(page);

  await test.step('somebody builds it', async () => {
    await builder.open(`${url}/projects/administration/tenant`);
    await build.makeRoles(builder);
    await build.makeApplication(builder);
    await build.makeEquipment(builder);
    await build.makeWorkOrder(builder);
    await build.makeRules(builder);
    await build.makeContract(builder);
    await build.makeView(builder);
    await build.makeDashboard(builder);
    await build.makeMenus(builder);
  });

  const admin = await ServerApi.open(url);
  await admin.send('POST', orders, { name: inspection });

  await test.step('customer service reports what is broken in its own form, and sees only its own reports, by calls as well', async () => {
    const desk = await AppDesk.open(browser, address, service);
    await expect(desk.menu('Work orders')).toBeVisible();
    await expect(desk.menu('Contracts')).toHaveCount(0);
    await desk.show('Equipment');
    await expect(desk.row('Pump 7')).toBeVisible();
    await expect(desk.button('New Equipment')).toHaveCount(0);
    await desk.show('Work orders');
    await desk.button('New Work order').first().click();
    await expect(desk.field('Name')).toBeVisible();
    await expect(desk.choice('Status')).toHaveCount(0);
    await desk.field('Name').fill(report);
    await desk.choose('Equipment', 'Pump 7');
    await desk.save();
    await expect(desk.heading(report)).toBeVisible();
    await expect(desk.field('Name').and(desk.page.getByRole('textbox'))).toHaveCount(0);
    await desk.show('Work orders');
    await expect(desk.row(report)).toContainText('Reported');
    await expect(desk.row(inspection)).toHaveCount(0);
    await desk.go('/records/em__Contract__CST');
    await expect(desk.page.getByText('There is no object "em__Contract__CST".')).toBeVisible();
    await expectRefusals(await ServerApi.in(url, await desk.page.context().storageState()), admin);
    await desk.close();
  });

  await test.step('the dispatcher plans it, and neither reports nor says what was done', async () => {
    const desk = await AppDesk.open(browser, address, dispatcher);
    await desk.show('Contracts');
    await expect(desk.page.getByText('No Contracts yet')).toBeVisible();
    await desk.show('Work orders');
    await expect(desk.row(report)).toContainText('WO-000');
    await expect(desk.row(inspection)).toBeVisible();
    await expect(desk.button('New Work order')).toHaveCount(0);
    await desk.show('Open orders');
    await desk.openRow(report);
    await expect(desk.page.getByRole('textbox', { name: 'Result' })).toHaveCount(0);
    await desk.choose('Status', 'Planned');
    await desk.saved();
    await desk.show('Workload');
    await expect(desk.button(/Number of rows: 2/)).toBeVisible();
    await desk.close();
  });

  await test.step('the engineer finishes it, and must say what was done', async () => {
    const desk = await AppDesk.open(browser, address, engineer);
    await expect(desk.menu('Contracts')).toHaveCount(0);
    await desk.show('Open orders');
    await expect(desk.row(report)).toContainText('Planned');
    await desk.openRow(report);
    await desk.choose('Status', 'Done');
    await desk.save();
    await expect(desk.page.getByText('Say what was done.').first()).toBeVisible();
    await desk.field('Result').fill('New seal.');
    await desk.saved();
    await desk.show('Open orders');
    await expect(desk.row(inspection)).toBeVisible();
    await expect(desk.row(report)).toHaveCount(0);
    await desk.close();
  });

  await test.step('customer service sees what became of its report, and cannot change it', async () => {
    const desk = await AppDesk.open(browser, address, service);
    await desk.show('Work orders');
    await expect(desk.row(report)).toContainText('New seal.');
    await expect(desk.row(report)).toContainText('Done');
    await desk.openRow(report);
    await expect(desk.page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(desk.button('Save')).toHaveCount(0);
    await desk.close();
  });
  await admin.close();
});
