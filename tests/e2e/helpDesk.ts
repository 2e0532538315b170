import type { Browser, BrowserContext, Page } from '@playwright/test';
import { request } from '@playwright/test';
import { expect } from './harness';
import type { RunningServer } from './server';
import { ServerApi } from './serverApi';
import { administrator, signIn } from './signIn';

const metadata = 'metadata/v1.0';
export const address = '/app/ns__Desk';

interface Made {
  readonly id: string;
}

/** The help desk: an application with two objects, of which portal users may use one. */
export async function build(url: string): Promise<void> {
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

export class AppPage {
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

  /** The fonts that the page knows and how far they are: icons are signs of one. */
  fonts(): Promise<readonly string[]> {
    return this.page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  }

  /** The files of extensions that came one by one, as "extension-data", though the page has them from the start. */
  lateFiles(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /extension-[\w-]+/.exec(name)?.[0] ?? []),
    );
  }

  save(): Promise<void> {
    return this.page.keyboard.press('Control+s');
  }
}

export async function open(browser: Browser, { url }: RunningServer, userName: string, path = ''): Promise<AppPage> {
  const page = await (await browserOf(browser, url, userName)).newPage();
  await page.goto(address + path);
  return new AppPage(page);
}
