import { expect, test } from './harness';
import { administrator } from './signIn';
import { tabTo } from './tabTo';
import { WorkbenchPage } from './workbenchPage';

test('a new colleague is let in, given a right and shut out again without a mouse', async ({ page, ownServer }) => {
  const workbench = new WorkbenchPage(page);
  const { keyboard } = page;
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const saved = () => expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await workbench.open(`${ownServer.url}/projects`);

  // A set of permissions: the keyboard is in the first field of each new form.
  await workbench.run('Administration: New Permission Set');
  await expect(textbox('Label')).toBeFocused();
  await keyboard.type('Helpers');
  await keyboard.press('Tab');
  await keyboard.type('Helpers');
  await tabTo(page, page.getByRole('checkbox', { name: 'Manage Users' }));
  await keyboard.press('Space');
  await keyboard.press('Control+s');
  await expect(page).toHaveURL(/permission-sets\/000P/);
  await saved();

  // The colleague.
  await workbench.run('Administration: New User');
  await expect(textbox('User name')).toBeFocused();
  await keyboard.type('fay');
  await tabTo(page, page.getByRole('button', { name: 'Profile' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.type('Stand');
  await expect(page.getByRole('option', { name: 'Standard User' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Control+s');
  await expect(page).toHaveURL(/users\/10gd/);
  await saved();

  // What he may do, and why.
  await workbench.run('Administration: Give Permission Sets to a User');
  await expect(workbench.rows.filter({ hasText: 'Helpers' })).toBeVisible();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await workbench.run('Administration: Explain Access of a User');
  await expect(page.getByRole('button', { name: 'Choose a User' })).toBeFocused();
  await keyboard.press('Enter');
  await workbench.pick('fay');
  await tabTo(page, page.getByRole('button', { name: 'Permission' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.type('Manage Users');
  await expect(page.getByRole('option', { name: 'Manage Users' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('fay may: Manage Users')).toBeVisible();

  // Out and in again from the menu of his row; each time the keyboard is back in the list.
  await workbench.run('Administration: Show Users');
  const list = page.getByRole('grid', { name: 'Users' });
  await expect(list.getByRole('row')).not.toHaveCount(2);
  await keyboard.type('fay');
  await expect(list.getByRole('row')).toHaveCount(2);
  await tabTo(page, list);
  await keyboard.press('Home');
  for (const [command, state] of [
    ['Deactivate User', 'Deactivated'],
    ['Activate User', 'Active'],
  ] as const) {
    await keyboard.press('Shift+F10');
    const line = page.getByRole('menuitem', { name: command, exact: true });
    await expect(line).toBeVisible();
    await keyboard.type(command.slice(0, 3));
    await expect(line).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByLabel('Your password')).toBeFocused();
    await keyboard.type(administrator.password);
    await keyboard.press('Enter');
    await expect(list.getByRole('row').filter({ hasText: 'fay' })).toContainText(state);
    await expect(list).toBeFocused();
  }
});
