import { findings } from './axe';
import { expect, test } from './harness';
import { address, AppPage, build, open } from './helpDesk';
import { administrator } from './signIn';

test.describe('a built application', () => {
  test('is used by a user of the console and a portal user, each with what he may do', async ({
    browser,
    ownServer,
  }) => {
    await build(ownServer.url);
    const user = await open(browser, ownServer, 'standard');
    await expect(user.page.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    await expect.poll(() => user.fonts()).toContain('codicon loaded');
    await user.menu('Tickets').click();
    await expect(user.menu('Tickets')).toHaveAttribute('aria-current', 'page');
    await expect(user.menu('Tariffs')).toBeVisible();
    await expect(user.cell('Lamp is dark')).toBeVisible();
    await expect(user.page).toHaveTitle(/Help Desk/);
    expect(await user.lateFiles()).toEqual([]);

    const guest = await open(browser, ownServer, 'portal');
    await guest.menu('Tickets').click();
    await expect(guest.cell('Lamp is dark')).toBeVisible();
    await expect(guest.menu('Tariffs')).toHaveCount(0);
    await guest.page.getByRole('button', { name: 'New Ticket' }).first().click();
    await guest.fill('Door is open', '-1');
    await guest.save();
    await expect(guest.page.getByText('Hours are not negative.').first()).toBeVisible();
    await guest.page.getByRole('textbox', { name: 'Hours' }).fill('2');
    await guest.save();
    await expect(guest.page).toHaveURL(/\/app\/ns__Desk\/records\/ns__Ticket__CST\/\w{20}$/);
    // The other one sees it without doing anything.
    await expect(user.cell('Door is open')).toBeVisible();

    const link = guest.page.url();
    await guest.page.reload();
    await expect(guest.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Door is open');
    await guest.page.getByRole('textbox', { name: 'Name' }).fill('Door is shut');
    await guest.menu('Tickets').click();
    await guest.page.getByRole('button', { name: /not saved/ }).click();
    await guest.page.getByRole('menuitem').first().click();
    await guest.save();
    await expect(user.cell('Door is shut')).toBeVisible();
    await guest.page.goBack();
    await expect(guest.cell('Door is shut')).toBeVisible();
    await user.page.goto(link);
    await expect(user.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Door is shut');
  });

  test('says why it does not open, and leads to the log-in and back', async ({ browser, ownServer }) => {
    await build(ownServer.url);
    const user = await open(browser, ownServer, 'standard');
    await user.page.goto('/app/ns__Secret');
    await expect(user.page.getByText(/You have no permission to use/)).toBeVisible();
    await user.page.goto('/app/nothing');
    await expect(user.page.getByText('There is no application “nothing”.')).toBeVisible();
    await user.page.goto(`${address}/data-center`);
    await expect(user.page.getByText('There is nothing at this address.')).toBeVisible();
    await expect(user.page.getByText(`${address}/data-center`, { exact: true })).toBeVisible();

    const stranger = await (await browser.newContext({ baseURL: ownServer.url, storageState: undefined })).newPage();
    await stranger.goto(`${address}/records/ns__Ticket__CST`);
    await expect(stranger).toHaveURL(/\/portal\/login\?redirect=/);
    await stranger.getByRole('textbox', { name: /name/i }).fill('portal');
    await stranger.getByLabel('Password', { exact: true }).fill(administrator.password);
    await stranger.keyboard.press('Enter');
    await expect(new AppPage(stranger).cell('Lamp is dark')).toBeVisible();
    await expect(stranger).toHaveURL(/\/app\/ns__Desk\/records\/ns__Ticket__CST$/);
  });

  test('fits a phone, speaks Chinese and is accessible in light and dark', async ({ browser, ownServer }) => {
    await build(ownServer.url);
    const guest = await open(browser, ownServer, 'portal', '/records/ns__Ticket__CST');
    const { page } = guest;
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(
      page.getByRole('list', { name: 'Tickets' }).getByRole('link', { name: /^Lamp is dark/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findings({ page })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const choose = async (...names: readonly string[]): Promise<void> => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      for (const name of names)
        await page
          .getByRole('menuitem', { name })
          .or(page.getByRole('menuitemcheckbox', { name }))
          .or(page.getByRole('menuitemradio', { name }))
          .first()
          .click();
    };
    await choose('Appearance', 'Light');
    await expect(page.locator('html')).toHaveClass(/\bvs\b/);
    expect(await findings({ page })).toEqual([]);
    await choose('Language', '中文');
    await expect(guest.menu('工单')).toBeVisible();
  });
});
