import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeAdministrationData } from './administrationData';
import { axeThemes, findings } from './axe';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

const manifest = path.resolve(__dirname, '../../extensions/admin/package.json');

/** The pages of which there is one each: lists, forms of what is yet to be made, settings. */
function pagesOf(text: string): readonly string[] {
  const { contributes } = JSON.parse(text) as {
    readonly contributes: { readonly editors: readonly { readonly route: string }[] };
  };
  return contributes.editors.map(({ route }) => route).filter((route) => !route.includes(':'));
}

/** What the pages are drawn in; the workbench around them is looked at elsewhere. */
const within = '.page, .form-page, .tenant-page, .explanation';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let editors: readonly string[] = [];

test.beforeAll(async ({ playwright }) => {
  server = await startServer();
  const storageState = await sessionOf(server.url);
  const request = await playwright.request.newContext({ baseURL: server.url, storageState });
  editors = await makeAdministrationData(request);
  await request.dispose();
});
test.afterAll(() => server.stop());

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing in any screen of the administration in ${theme}`, async ({ page, context }) => {
    test.slow();
    await signIn(context, server.url);
    const workbench = new WorkbenchPage(page);
    await workbench.open(`${server.url}/projects`);
    await workbench.run('Preferences: Color Theme');
    await workbench.pick(theme);
    await workbench.run('View: Show Administration');
    const found: string[] = [];
    const screens = page.locator(within);
    for (const route of [...pagesOf(readFileSync(manifest, 'utf8')), ...editors]) {
      await workbench.go(route);
      await expect(screens.filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('.codicon-loading').filter({ visible: true })).toHaveCount(0);
      found.push(...(await findings(workbench, { within, rules })).map((finding) => `${route}: ${finding}`));
      await page.keyboard.press('Control+F4');
    }
    expect(found).toEqual([]);
  });
}
