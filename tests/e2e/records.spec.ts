import { findings } from './axe';
import { expect, test } from './harness';
import { RecordsPage } from './recordsPage';

test('a record is made, edited as text and by its fields, and stays so', async ({ page }) => {
  const records = new RecordsPage(page);
  await records.open();
  await records.run('New Record…');
  await records.pick('Notebook');
  await expect(page.getByText('The label, as people read it')).toBeVisible();
  await page.keyboard.type('Field Book');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name, by which it is referred to')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(records.field('Name')).toHaveValue('FieldBook');
  await records.setLabel('Field Guide');
  await records.save();
  await expect(records.tab('Field Guide')).toBeVisible();
  await records.setLabel('Field Guide unsaved');
  await page.reload();
  await expect(records.field('Label')).toHaveValue('Field Guide unsaved');
  await records.showTree();
  await records.row(/^Notebook/).click();
  await page.keyboard.press('ArrowRight');
  await expect(records.row(/^Field Guide/)).toBeVisible();
  expect(await findings(records)).toEqual([]);
});

test('who saves what somebody else changed is told who it was, and may overwrite', async ({ page, context }) => {
  const records = new RecordsPage(page);
  const { id } = await records.make('Notebook', { name: 'Shared_Book', label: 'Shared' });
  await records.openRecord('Notebook', id);
  const other = new RecordsPage(await context.newPage());
  await other.openRecord('Notebook', id);
  await other.setLabel('Theirs');
  await page.bringToFront();
  await records.setLabel('Mine');
  await records.save();
  await expect(records.tab('Mine')).toBeVisible();
  await other.page.bringToFront();
  await other.save();
  const question = other.page.getByRole('alertdialog').or(other.page.getByRole('dialog')).last();
  await expect(question).toContainText('Last changed by admin');
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await expect(other.tab('Theirs')).toBeVisible();
  await page.bringToFront();
  await expect(records.field('Label')).toHaveValue('Theirs');
});

test('the timeline compares versions and restores one', async ({ page }) => {
  const records = new RecordsPage(page);
  const { id } = await records.make('Notebook', { name: 'Old_Book', label: 'First Title' });
  await records.openRecord('Notebook', id);
  await records.setLabel('Second Title');
  await records.save();
  await expect(records.tab('Second Title')).toBeVisible();
  await records.run('Show Timeline');
  const versions = page.getByRole('listbox', { name: /Timeline of/ });
  await expect(versions.getByRole('option')).toHaveCount(2);
  await expect(versions.getByRole('option').first()).toContainText('Changed label');
  await versions.getByRole('option').first().click();
  await expect(records.tab(/1 ↔ 2/)).toBeVisible();
  await versions.getByRole('option').last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Restore This Version…' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(versions.getByRole('option')).toHaveCount(3);
  await records
    .tab(/First Title|Second Title/)
    .first()
    .click();
  await expect(records.field('Label')).toHaveValue('First Title');
  expect(await findings(records)).toEqual([]);
});

test('what is used is deleted only when it is said twice, and comes back from the recycle bin', async ({ page }) => {
  const records = new RecordsPage(page);
  const used = await records.make('Notebook', { name: 'Used_Book', label: 'Used Book' });
  const book = await records.make('Notebook', { name: 'Using_Book', label: 'Using Book' });
  await records.make(`Notebook/${book.id}/Note`, { name: 'User_Note', label: 'User Note', data: { about: [used.id] } });
  await records.openRecord('Notebook', used.id);
  await records.run('Show Where Used');
  await expect(page.getByRole('treeitem', { name: /User Note/ })).toBeVisible();
  await records.showTree();
  await page.getByRole('textbox', { name: 'Search metadata' }).fill('Used_Book');
  await records.row(/^Used Book/).click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('User Note (Note, data.about.0)')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Anyway' }).click();
  await expect(records.row(/^Used Book/)).toBeHidden();
  await records.run('Open Recycle Bin');
  await page.getByRole('button', { name: "Restore 'Used Book'" }).click();
  await expect(records.tab('Used Book')).toBeVisible();
  await expect(records.row(/^Used Book/)).toBeVisible();
  expect(await findings(records)).toEqual([]);
});

test('"#" finds records of every type', async ({ page }) => {
  const records = new RecordsPage(page);
  await records.make('Notebook', { name: 'Quick_Silver', label: 'Quick Silver' });
  await records.open();
  await page.keyboard.press('Control+p');
  await page.keyboard.type('#quick');
  await expect(records.rows.filter({ hasText: 'Quick Silver' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(records.tab('Quick Silver')).toBeVisible();
});
