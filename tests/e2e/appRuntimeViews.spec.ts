import { expect, test } from './harness';
import { address, build, open } from './helpDesk';
import { ServerApi } from './serverApi';

interface Made {
  readonly id: string;
}

/** A list and a board of tickets among the menus of the application. */
async function addViews(url: string): Promise<void> {
  const api = await ServerApi.open(url);
  const [app] = await api.send<readonly Made[]>('GET', 'metadata/v1.0/Application?search=Desk');
  for (const [label, data] of [
    ['All tickets', { columns: ['name', 'ns__hours__CST'] }],
    ['Days', { kind: 'calendar', dateField: 'createdDate' }],
  ] as const) {
    const view = await api.send<Made>('POST', 'data/v1.0/views', {
      ...{ label, shared: true, data: { object: 'ns__Ticket__CST', ...data } },
    });
    const name = label.replace(/\W/g, '');
    const tab = { name, label, data: { kind: 'view', target: view.id } };
    const { id } = await api.send<Made>('POST', 'metadata/v1.0/Tab', tab);
    const menu = { name, label, data: { kind: 'tab', tab: id } };
    await api.send('POST', `metadata/v1.0/Application/${app?.id}/Menu`, menu);
  }
  await api.send('POST', 'bulk/v1.0/ns__Ticket__CST', { operation: 'create', records: [{ name: 'Door is open' }] });
  await api.close();
}

test.describe('views in a built application', () => {
  test('are cards on a phone, found by words and sorted, and its bare name leads to it', async ({
    browser,
    ownServer,
  }) => {
    await build(ownServer.url);
    await addViews(ownServer.url);
    const { page } = await open(browser, ownServer, 'portal');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/desk/records/ns__Ticket__CST');
    await expect(page).toHaveURL(`${address}/records/ns__Ticket__CST`);
    await page.getByRole('link', { name: 'All tickets' }).click();
    const cards = page.getByRole('list', { name: 'Tickets' }).getByRole('link');
    await expect(cards).toHaveCount(2);
    await expect(page.getByRole('grid')).toHaveCount(0);
    for (const [order, first] of [
      ['Sort Descending', 'Lamp is dark'],
      ['Sort Ascending', 'Door is open'],
    ] as const) {
      await page.getByRole('button', { name: 'Sort By' }).click();
      await page.getByRole('menuitemcheckbox', { name: order }).click();
      await expect(cards.first()).toContainText(first);
    }
    await page.getByRole('textbox', { name: 'Search Tickets' }).fill('lamp');
    await expect(cards).toHaveText(['Lamp is dark']);
    await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible();
    await page.getByRole('button', { name: 'New Ticket' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await page.getByRole('link', { name: 'Days' }).click();
    await page.getByRole('button', { name: /^2 on / }).click();
    await expect(page.getByText('Door is open')).toBeVisible();
  });
});
