import { axeThemes, findings } from './axe';
import { expect, test } from './harness';
import { type RunningServer, startServer } from './server';
import { order, ShopData } from './shopData';
import { sessionOf, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

/** What the pages are drawn in; the workbench around them is looked at elsewhere. */
const within = '.dock__host:not([id^="dock-host-part-"])';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let screens: readonly string[] = [];

test.beforeAll(async ({ playwright }) => {
  server = await startServer();
  const storageState = await sessionOf(server.url);
  const request = await playwright.request.newContext({ storageState });
  screens = await screensOf(new ShopData(request, server.url));
  await request.dispose();
});
test.afterAll(() => server.stop());

async function screensOf(shop: ShopData): Promise<readonly string[]> {
  const object = `/projects/data-center/${await shop.make()}`;
  const kinds = {
    list: {},
    kanban: { groupBy: 'shop__status__CST' },
    calendar: { dateField: 'shop__due__CST' },
    gallery: {},
  };
  const views = await Promise.all(
    Object.entries(kinds).map(async ([kind, data]) => (await shop.view(`Orders as ${kind}`, { kind, ...data })).id),
  );
  const viewObject = (await shop.viewObject()).id;
  const dashboard = (await shop.dashboard('Sales')).id;
  const sections = ['general', 'fields', 'indexes', 'layouts', 'rules', 'access', 'sharing', 'uses'];
  return [
    ...['data-center', 'data-center/new', 'picklists', 'translations'].map((page) => `/projects/${page}`),
    ...sections.map((section) => `${object}/${section}`),
    ...[`/projects/data-center/new-view/${order}`, `/projects/data-center/${viewObject}/query`],
    ...['fields', 'indexes', 'layouts', 'rules', 'sharing'].map((part) => `${object}/${part}/new`),
    ...[order, `${order}/new`, 'nope'].map((records) => `/projects/records/${records}`),
    ...['view-management', 'kanban-management', 'entity-diagram'].map((page) => `/projects/${page}`),
    ...views.map((id) => `/projects/view-management/${id}`),
    ...views.map((id) => `/view-edit/${id}`),
    ...[`/projects/kanban-management/${dashboard}`, `/dashboard-edit/${dashboard}`],
    ...[`/projects/import/${order}`, `/projects/export/${order}`],
  ];
}

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing in any screen of the data center in ${theme}`, async ({ page, context }) => {
    test.slow();
    await signIn(context, server.url);
    const workbench = new WorkbenchPage(page);
    await workbench.open(`${server.url}/projects`);
    await workbench.run('Preferences: Color Theme');
    await workbench.pick(theme);
    const found: string[] = [];
    for (const route of screens) {
      await workbench.go(route);
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      await expect(
        page.locator(`${within} :is(h1, h2, [role="grid"], input, button)`).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(
        page.locator('.codicon-loading, [role="progressbar"], [aria-busy="true"]').filter({ visible: true }),
      ).toHaveCount(0);
      const all = await findings(workbench, { within, rules });
      found.push(...all.map((finding) => `${route}: ${finding}`));
      await page.keyboard.press('Control+F4');
    }
    expect(found).toEqual([]);
  });
}
