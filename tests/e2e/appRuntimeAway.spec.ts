import { endSession } from './endSession';
import { expect, test } from './harness';
import { address, build, open } from './helpDesk';
import { administrator } from './signIn';
import { ServerApi } from './serverApi';

test.describe('a built application', () => {
  test('asks who was away too long for his password, and goes on where he was', async ({ browser, ownServer }) => {
    await build(ownServer.url);
    const guest = await open(browser, ownServer, 'portal', '/records/ns__Ticket__CST/new');
    const { page } = guest;
    await guest.fill('Roof leaks', '3');
    await endSession(page.context(), ownServer.url);
    await guest.save();
    const dialog = page.getByRole('dialog', { name: 'Session expired' });
    await expect(dialog.getByLabel('User name')).toHaveValue('portal');
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ns__Ticket__CST\/\w{20}$/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Roof leaks');
    await expect(dialog).toHaveCount(0);
  });

  test('has what was typed when somebody who logged out elsewhere is back, by his own door', async ({
    browser,
    ownServer,
  }) => {
    await build(ownServer.url);
    const user = await open(browser, ownServer, 'standard', '/records/ns__Ticket__CST/new');
    const { page } = user;
    await user.fill('Gate is locked', '5');
    const other = await page.context().newPage();
    await other.goto(`${address}/records/ns__Tariff__CST`);
    await other.getByRole('button', { name: 'Account of standard' }).click();
    await other.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.getByRole('alertdialog', { name: 'Session expired' }).getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('link', { name: 'Log in as a user of applications' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gate is locked');
    await user.save();
    await expect(page).toHaveURL(/ns__Ticket__CST\/\w{20}$/);
  });

  test('saves by itself, once the network is back, what could not be saved, and makes it once', async ({
    browser,
    ownServer,
  }) => {
    await build(ownServer.url);
    const guest = await open(browser, ownServer, 'portal', '/records/ns__Ticket__CST/new');
    const { page } = guest;
    await guest.fill('Lift is stuck', '4');
    await page.context().setOffline(true);
    await expect(page.getByText(/^There is no network/)).toBeVisible();
    await guest.save();
    const waiting = page.getByRole('alert').filter({ hasText: 'Not saved: no connection.' });
    await expect(waiting.getByRole('button', { name: 'Save Now' })).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lift is stuck');
    // The first that gets through arrives, but its answer doesn't.
    await page.route(
      '**/bobject/ns__Ticket__CST',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bobject/ns__Ticket__CST'));
    await page.context().setOffline(false);
    await refused;
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL(/ns__Ticket__CST\/\w{20}$/, { timeout: 20_000 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lift is stuck');
    const api = await ServerApi.open(ownServer.url);
    const condition = { conditions: [{ field: 'name', operator: 'eq', value: 'Lift is stuck' }] };
    expect(await api.send('POST', 'data/v1.0/count/ns__Ticket__CST', { condition })).toBe(1);
    await api.close();
  });

  test('has its menus in a drawer on a phone', async ({ browser, ownServer }) => {
    await build(ownServer.url);
    const api = await ServerApi.open(ownServer.url);
    const [app] = await api.send<readonly { readonly id: string }[]>('GET', 'metadata/v1.0/Application?search=Desk');
    const path = `metadata/v1.0/Application/${app?.id}`;
    const { revision, data } = await api.send<{ revision: number; data: { properties: object } }>('GET', path);
    const properties = { ...data.properties, mobileAppSetting: { navigation: 'drawer' } };
    await api.send('PUT', path, { revision, data: { ...data, properties } });
    await api.close();
    const { page } = await open(browser, ownServer, 'portal');
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Menus' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menus' });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Tickets' }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('link', { name: /^Lamp is dark/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamp is dark');
    expect(new URL(page.url()).pathname.startsWith(`${address}/records/`)).toBe(true);
  });
});
