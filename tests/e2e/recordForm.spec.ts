import { findings } from './axe';
import { expect, test } from './harness';
import { Shipments } from './shipments';
import { WorkbenchPage } from './workbenchPage';

test('a record is made, with a lookup that is searched for, and opened from the grid', async ({ page, request }) => {
  const workbench = new WorkbenchPage(page);
  const shipments = await Shipments.make(request);
  for (const name of ['Harbour', 'Airport']) await shipments.add({ name }, shipments.placeObject);
  await workbench.open(shipments.path);
  await page.getByRole('button', { name: 'New Shipment' }).last().click();
  await expect(workbench.tab('New Shipment')).toBeVisible();
  await page.getByRole('combobox', { name: 'Place' }).fill('Air');
  await page.getByRole('option', { name: 'Airport' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('First');
  await page.getByRole('textbox', { name: 'Weight' }).fill('12345678901234567.5');
  await page.keyboard.press('Control+s');
  await expect(workbench.tab(/First/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  await workbench.tab('Shipments').click();
  await expect(page.getByRole('gridcell', { name: '12,345,678,901,234,567.50' })).toBeVisible();
  await page.getByRole('grid', { name: 'Shipments' }).focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
});

test('what somebody else has saved meanwhile is shown before it is overwritten', async ({ page, request }) => {
  const workbench = new WorkbenchPage(page);
  const shipments = await Shipments.make(request);
  const id = await shipments.add({ name: 'Alpha', [shipments.field('weight')]: 1 });
  await workbench.open(`${shipments.path}/${id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await shipments.change(id, { name: 'Theirs', [shipments.field('weight')]: 7 });
  await expect(page.getByText('Somebody else has changed this record')).toBeVisible();
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Name: Theirs (yours: Mine)');
  await question.getByRole('button', { name: 'Overwrite with Mine' }).click();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('7');
  expect((await shipments.get(id))['name']).toBe('Mine');
});

test('encrypted values are masked, and opened on demand', async ({ page, request }) => {
  const workbench = new WorkbenchPage(page);
  const shipments = await Shipments.make(request);
  const id = await shipments.add({ name: 'Alpha', [shipments.field('code')]: '4711' });
  await workbench.open(`${shipments.path}/${id}`);
  await expect(page.getByText('4711')).toBeHidden();
  await page.getByRole('button', { name: /^Show Code/ }).click();
  await expect(page.getByText('4711')).toBeVisible();
});

test('the rows that lead to a record are listed in it; its neighbours are a key away', async ({ page, request }) => {
  const workbench = new WorkbenchPage(page);
  const shipments = await Shipments.make(request);
  const place = await shipments.add({ name: 'Harbour' }, shipments.placeObject);
  const first = await shipments.add({ name: 'Alpha', [shipments.field('place')]: place });
  await shipments.add({ name: 'Beta', [shipments.field('place')]: place });
  await workbench.open(`/projects/records/${shipments.placeObject}/${place}`);
  const related = page.getByRole('region', { name: 'Shipments by Place' });
  await expect(related.getByRole('row', { name: /Beta/ })).toBeVisible();
  expect(await findings({ page })).toEqual([]);
  await related.getByRole('button', { name: 'New Shipment' }).click();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Harbour');
  await workbench.open(`${shipments.path}/${first}`);
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeVisible();
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { name: 'Beta' })).toBeVisible();
  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeVisible();
});
