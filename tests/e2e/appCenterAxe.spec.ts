import { axeThemes, findings } from './axe';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { ServerApi } from './serverApi';
import { signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

/** What the pages are drawn in; the workbench around them is looked at elsewhere. */
const within = '.dock__host:not([id^="dock-host-part-"])';
const center = '/projects/app-center';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
  const api = await ServerApi.open(server.url);
  const make = (name: string, data: object) =>
    api.send<{ id: string }>('POST', 'metadata/v1.0/Application', { name, data });
  const { id } = await make('Shop', { description: 'Sells things.', logo: 'heart' });
  await make('Suite', { type: 'Solution Application', properties: { dependency: [{ name: 'Shop' }] } });
  await api.send('POST', `application/v1.0/${id}/deactivate`);
  await api.send('PUT', `sys/v1.0/apps/${id}/favorite`, { favorite: true });
  await api.close();
});
test.afterAll(() => server.stop());

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing where applications are listed and made in ${theme}`, async ({ page, context }) => {
    test.slow();
    await signIn(context, server.url);
    const workbench = new WorkbenchPage(page);
    await workbench.open(`${server.url}/projects`);
    await workbench.run('Preferences: Color Theme');
    await workbench.pick(theme);
    const found: string[] = [];
    const look = async (what: string, inside: string | undefined = within): Promise<void> => {
      await expect(page.locator('.codicon-loading, [role="progressbar"]').filter({ visible: true })).toHaveCount(0);
      found.push(...(await findings(workbench, { within: inside, rules })).map((each) => `${what}: ${each}`));
    };
    await workbench.go(center);
    await expect(page.getByRole('gridcell', { name: 'Shop' })).toBeVisible();
    await look('cards');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
    await look('rows');
    await page.getByRole('tab', { name: 'Recently Visited' }).click();
    await expect(page.getByText('You have not opened an application yet.')).toBeVisible();
    await look('empty');
    for (const type of ['', '/addon', '/solution']) {
      await workbench.go(`${center}/new${type}`);
      await expect(page.getByRole('textbox', { name: 'Label' })).toBeVisible();
      await look(`new${type}`);
    }
    await workbench.run('View: Show Applications');
    await expect(page.getByRole('tree', { name: 'Favorites and Recent' })).toBeVisible();
    await look('side bar', '[aria-label="Favorites and Recent"]');
    expect(found).toEqual([]);
  });
}
