import type { Browser, BrowserContext, Page } from '@playwright/test';
import { request } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import type { RunningServer } from './server';
import { ServerApi } from './serverApi';
import { administrator, signIn } from './signIn';

const metadata = 'metadata/v1.0';
const address = '/app/ns__Desk';

interface Made {
  readonly id: string;
}

/** An application with two objects, of which portal users may use one. */
async function build(url: string): Promise<void> {
  const api = await ServerApi.open(url);
  const post = (path: string, data: object): Promise<Made> => api.send('POST', path, data);
  await post('sys/v1.0/namespace', { name: 'ns', namespace: 'ns' });
  const profiles = await api.send<readonly (Made & { readonly name: string })[]>('GET', 'sys/v1.0/profiles');
  const profile = (name: string): string => profiles.find((each) => each.name === name)?.id ?? '';
  const [standard, portal] = [profile('Standard User'), profile('Portal User')];
  const object = (name: string) =>
    post(`${metadata}/object`, { name, label: name, data: { plural: `${name}s`, sharing: 'edit' } });
  const [ticket, tariff] = [await object('Ticket'), await object('Tariff')];
  await post(`${metadata}/object/${ticket.id}/Field`, { name: 'hours', label: 'Hours', data: { type: 'number' } });
  const rule = { formula: 'ns__hours__CST < 0', message: 'Hours are not negative.' };
  await post(`${metadata}/object/${ticket.id}/ValidationRule`, { name: 'positive', label: 'Positive', data: rule });
  const grant = (of: Made, name: string, source: string) =>
    post(`${metadata}/object/${of.id}/ObjectAccess`, {
      ...{ name, label: name, data: { source, read: true, create: true, edit: true } },
    });
  for (const [of, name, source] of [
    [ticket, 'standard', standard],
    [tariff, 'standard', standard],
    [ticket, 'portal', portal],
  ] as const)
    await grant(of, name, source);
  const granted = [{ profile: standard }, { profile: portal }];
  const app = await post(`${metadata}/Application`, { name: 'Desk', label: 'Help Desk', data: { profiles: granted } });
  await post(`${metadata}/Application`, { name: 'Secret', label: 'Secret', data: {} });
  for (const [name, label, target, chinese] of [
    ['Tickets', 'Tickets', ticket.id, '工单'],
    ['Tariffs', 'Tariffs', tariff.id, '资费'],
  ] as const) {
    const data = { kind: 'object', target, labels: { 'zh-CN': chinese } };
    const tab = await post(`${metadata}/Tab`, { name, label, data });
    const menu = { kind: 'tab', tab: tab.id, labels: { 'zh-CN': chinese } };
    await post(`${metadata}/Application/${app.id}/Menu`, { name, label, data: menu });
  }
  await api.send('POST', 'bulk/v1.0/ns__Ticket__CST', { operation: 'create', records: [{ name: 'Lamp is dark' }] });
  await api.close();
}

/** A browser of somebody of the console, or of a portal user. */
async function browserOf(browser: Browser, url: string, userName: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, storageState: undefined });
  const user = { userName, password: administrator.password };
  if (userName !== 'portal') await signIn(context, url, user);
  else {
    const client = await request.newContext({ baseURL: url });
    const answer = await client.post('/baas/auth/v1.0/portal/login', { data: user });
    expect(answer.ok()).toBe(true);
    await context.addCookies((await client.storageState()).cookies);
    await client.dispose();
  }
  return context;
}

class AppPage {
  constructor(readonly page: Page) {}

  menu(name: string) {
    return this.page.getByRole('navigation').getByRole('link', { name, exact: true });
  }

  cell(text: string) {
    return this.page.getByRole('gridcell', { name: text });
  }

  async fill(name: string, hours: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.page.getByRole('textbox', { name: 'Hours' }).fill(hours);
  }

  save(): Promise<void> {
    return this.page.keyboard.press('Control+s');
  }
}

async function open(browser: Browser, { url }: RunningServer, userName: string, path = ''): Promise<AppPage> {
  const page = await (await browserOf(browser, url, userName)).newPage();
  await page.goto(address + path);
  return new AppPage(page);
}

test.describe('a built application', () => {
  test('is used by a user of the console and a portal user, each with what he may do', async ({
    browser,
    ownServer,
  }) => {
    await build(ownServer.url);
    const user = await open(browser, ownServer, 'standard');
    await expect(user.page.getByRole('heading', { name: 'Help Desk' })).toBeVisible();
    await user.menu('Tickets').click();
    await expect(user.menu('Tickets')).toHaveAttribute('aria-current', 'page');
    await expect(user.menu('Tariffs')).toBeVisible();
    await expect(user.cell('Lamp is dark')).toBeVisible();
    await expect(user.page).toHaveTitle(/Help Desk/);

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
    await expect(guest.cell('Lamp is dark')).toBeVisible();
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
