import { AppMaker, AppTreePage } from './appTreePage';
import { findings } from './axe';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { administrator, signIn } from './signIn';

const developer = { ...administrator, userName: 'developer' };

/** "Plant" with two picklists in its folder Model. */
async function makePlant(server: RunningServer) {
  const maker = await AppMaker.open(server);
  const app = await maker.application('Plant', 'Plant');
  const model = await maker.folder(app, 'Model');
  const [size, colour] = [await maker.picklist(app, 'Size', model), await maker.picklist(app, 'Colour', model)];
  return { maker, app, size, colour };
}

test('components are made, found, moved, renamed and removed by the keyboard alone', async ({ page, ownServer }) => {
  const { maker } = await makePlant(ownServer);
  const tree = new AppTreePage(page);
  await tree.open(`${ownServer.url}/projects`);
  await tree.openApplication('Plant');
  await tree.run('Show Applications');
  await expect(tree.tree).toBeFocused();
  await tree.run('New Folder…');
  await tree.answer('Name of the folder', 'model');
  await expect(page.getByText('Duplicated folder.')).toBeVisible();
  await tree.answer('Duplicated folder.', 'Parts');
  await tree.expectRows('Logic', 'Model', 'Page', 'Parts');
  await expect(tree.row('Parts')).toHaveAttribute('aria-selected', 'true');
  await tree.run('New Component…');
  await tree.pick('Picklist');
  await tree.answer(/^Label: /, 'Make of engine');
  await expect(page.getByText(/^Name: /)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tree.tab('Make of engine')).toBeVisible();
  await tree.expectRows('Logic', 'Model', 'Page', 'Parts', 'Make of engine');
  await tree.run('Show Applications');
  await page.keyboard.press('End');
  await tree.run('Rename Component…');
  await expect(page.getByRole('textbox', { name: 'Make of engine' })).toBeFocused();
  await page.keyboard.type('Engine');
  await page.keyboard.press('Enter');
  await tree.expectRows('Logic', 'Model', 'Page', 'Parts', 'Engine');
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+v');
  await tree.expectRows('Logic', 'Engine', 'Model', 'Page', 'Parts');
  await page.keyboard.press('Control+z');
  await tree.expectRows('Logic', 'Model', 'Page', 'Parts', 'Engine');
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowDown');
  await tree.expectRows('Model', 'Logic', 'Page', 'Parts', 'Engine');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('colo');
  await tree.expectRows('Model', 'Colour');
  await page.keyboard.press('Escape');
  await tree.expectRows('Model', 'Logic', 'Page', 'Parts', 'Engine');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).last()).toContainText("Remove 'Engine'?");
  await page.keyboard.press('Enter');
  await tree.expectRows('Model', 'Logic', 'Page', 'Parts');
  await page.keyboard.press('Control+z');
  await tree.expectRows('Model', 'Logic', 'Page', 'Parts', 'Engine');
  await page.reload();
  await expect(tree.row('Engine')).toBeVisible();
  expect(await findings(tree)).toEqual([]);
  await maker.close();
});

test('components are dragged, chosen together and moved by the mouse, and copied into another application', async ({
  page,
  ownServer,
}) => {
  const { maker } = await makePlant(ownServer);
  await maker.application('Other', 'Other');
  const tree = new AppTreePage(page);
  await tree.open(`${ownServer.url}/projects`);
  await tree.openApplication('Plant');
  await tree.row('Model').click();
  await tree.row('Colour').dragTo(tree.row('Page'));
  await tree.row('Page').click();
  await tree.expectRows('Logic', 'Model', 'Size', 'Page', 'Colour');
  await tree.row('Colour').dragTo(tree.row('Size'), { targetPosition: { x: 60, y: 2 } });
  await tree.expectRows('Logic', 'Model', 'Colour', 'Size', 'Page');
  await tree.row('Model').dragTo(tree.row('Colour'));
  await tree.expectRows('Logic', 'Model', 'Colour', 'Size', 'Page');
  await tree.row('Colour').click();
  await tree.row('Size').click({ modifiers: ['Control'] });
  await tree.row('Size').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to Folder…' }).click();
  await tree.rows.filter({ hasText: 'Logic' }).click();
  await tree.expectRows('Logic', 'Colour', 'Size', 'Model', 'Page');
  // Both are still chosen.
  await expect(tree.tree.getByRole('treeitem', { selected: true })).toHaveText(['Colour', 'Size']);
  await tree.row('Colour').click();
  await tree.row('Colour').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Copy( Ctrl.*)?$/ }).click();
  await tree.openApplication('Other');
  await tree.row('Model').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await tree.expectRows('Logic', 'Model', 'Colour', 'Page');
  await tree.row('Model').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await expect(page.getByText('A component can only be added once!').first()).toBeVisible();
  await maker.close();
});

test('what another does is seen at once, also that he is here and what he edits', async ({
  page,
  ownServer,
  browser,
}) => {
  const { maker, size } = await makePlant(ownServer);
  const tree = new AppTreePage(page);
  await tree.open(`${ownServer.url}/projects`);
  await tree.openApplication('Plant');
  await tree.row('Model').click();
  await tree.row('Size').click();
  await tree.run('Show Applications');
  const context = await browser.newContext({ storageState: undefined });
  await signIn(context, ownServer.url, developer);
  const other = new AppTreePage(await context.newPage());
  await other.open(`${ownServer.url}/projects`);
  await other.openApplication('Plant');
  await expect(page.getByRole('img', { name: 'Here now: developer' }).first()).toBeVisible();
  await expect(tree.statusBar.getByText('1', { exact: true })).toBeVisible();
  await other.row('Model').click();
  await other.row('Size').dragTo(other.row('Page'));
  await tree.expectRows('Logic', 'Model', 'Colour', 'Page');
  await expect(tree.tree).toBeFocused();
  await maker.lock(size);
  await other.row('Page').click();
  await expect(other.row(/^Size/).getByRole('img', { name: 'admin is editing this' })).toBeVisible();
  await context.close();
  await expect(page.getByRole('img', { name: 'Here now: developer' })).toHaveCount(0);
  await maker.close();
});

test('what is broken in the application stands among the problems and opens where it is', async ({
  page,
  ownServer,
}) => {
  const { maker, colour } = await makePlant(ownServer);
  const tree = new AppTreePage(page);
  await tree.open(`${ownServer.url}/projects`);
  await tree.openApplication('Plant');
  await maker.remove('Picklist', colour);
  await tree.run('Focus on Problems View');
  const problems = page.getByRole('tree', { name: 'Problems' });
  const problem = problems.getByRole('treeitem', { name: /Colour stands for something that is no longer there/ });
  await problem.dblclick();
  await expect(tree.row(/^Colour/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Component does not exist.').first()).toBeVisible();
  expect(await findings(tree)).toEqual([]);
  await maker.close();
});

test('an administrator takes over what another edits, who is told and loses nothing', async ({
  page,
  ownServer,
  browser,
}) => {
  const { maker, size } = await makePlant(ownServer);
  const path = `${ownServer.url}/metadata/Picklist/${size.id}`;
  const context = await browser.newContext({ storageState: undefined });
  await signIn(context, ownServer.url, developer);
  const theirs = new AppTreePage(await context.newPage());
  await theirs.open(path);
  const label = theirs.page.getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Size of shoes');
  const mine = new AppTreePage(page);
  await mine.open(path);
  await expect(page.getByText(/developer is editing this record/)).toBeVisible();
  await mine.run('Edit: Take Over Editing');
  await expect(page.getByText(/is editing this record/)).toBeHidden();
  await expect(theirs.page.getByText(/admin is editing this record/)).toBeVisible();
  await expect(theirs.page.getByText("admin has taken over 'Size', which you were editing.").first()).toBeVisible();
  await expect(label).toHaveValue('Size of shoes');
  await theirs.page.keyboard.press('Control+s');
  await expect(label).toHaveValue('Size of shoes');
  await context.close();
  await maker.close();
});
