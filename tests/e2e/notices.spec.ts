import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { ServerApi } from './serverApi';
import { administrator, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

const developer = { ...administrator, userName: 'developer' };

class MessageCenter extends WorkbenchPage {
  get list(): Locator {
    return this.page.getByRole('listbox', { name: 'Notices' });
  }

  notice(text: string): Locator {
    return this.list.getByRole('option').filter({ hasText: text });
  }

  get sign(): Locator {
    return this.statusBar.getByRole('button', { name: /^Message Center/ });
  }
}

interface Giver {
  readonly api: ServerApi;
  give(label: string): Promise<void>;
}

async function giverAt({ url }: RunningServer): Promise<Giver> {
  const api = await ServerApi.open(url);
  const [user] = await api.send<{ id: string }[]>('GET', 'sys/v1.0/users?name=developer');
  const give = async (label: string): Promise<void> => {
    const body = { name: label.replaceAll(' ', '_'), label, permissions: ['View Audit Log'], description: '' };
    const { id } = await api.send<{ id: string }>('POST', 'sys/v1.0/permissionsets', body);
    await api.send('PUT', `sys/v1.0/users/${user?.id}/permissionsets`, { permissionSets: [id] });
  };
  return { api, give };
}

test('what happens to a user is told at once, counted and read by the keyboard alone', async ({
  page,
  ownServer,
  context,
}) => {
  const { api, give } = await giverAt(ownServer);
  await give('Before');
  await context.clearCookies();
  await signIn(context, ownServer.url, developer);
  const center = new MessageCenter(page);
  await center.open(`${ownServer.url}/projects`);
  await expect(center.sign).toHaveAccessibleName(/1 unread notice/);
  await give('Auditors of Today');
  await expect(page.getByText("admin has given you the permission set 'Auditors of Today'.").first()).toBeVisible();
  await expect(center.sign).toHaveAccessibleName(/2 unread notices/);

  await center.run('Home: Show Message Center');
  await expect(center.notice('Auditors of Today')).toContainText('now');
  expect(await findings(center, { within: '[role="listbox"]' })).toEqual([]);
  await expect(center.list).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Mark as Read' }).press('Enter');
  await expect(center.sign).toHaveAccessibleName(/1 unread notice/);
  await center.run('Home: Show Unread Only');
  await expect(center.notice('Auditors of Today')).toBeHidden();
  await expect(center.notice('Before')).toBeVisible();
  await center.run('Home: Mark All as Read');
  await expect(page.getByText('You have read everything.')).toBeVisible();
  await expect(center.sign).toHaveAccessibleName('Message Center');
  await api.close();
});

test("notices are in the reader's language", async ({ page, ownServer, context }) => {
  const { api, give } = await giverAt(ownServer);
  await give('Auditors');
  await context.clearCookies();
  await signIn(context, ownServer.url, developer);
  const center = new MessageCenter(page);
  await center.open(`${ownServer.url}/projects`);
  await center.run('Home: Show Message Center');
  await expect(center.notice('Auditors')).toContainText('has given you');
  await center.run('Preferences: Configure Display Language');
  await center.pick('中文');
  await expect(page.getByRole('listbox', { name: '消息' }).getByRole('option')).toContainText(
    'admin 授予了您权限集“Auditors”。',
  );
  await api.close();
});
