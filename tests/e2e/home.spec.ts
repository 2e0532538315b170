import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { expect, test } from './harness';
import { ServerApi } from './serverApi';
import { administrator, signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

class HomePage extends WorkbenchPage {
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  link(section: string, name: string | RegExp): Locator {
    return this.section(section).getByRole('button', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
}

test('the home page leads to where one begins and to where one was, without a mouse', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('/projects');
  await expect(home.tab('Home')).toHaveAttribute('aria-selected', 'true');
  expect(await findings(home, { within: '.home-page' })).toEqual([]);
  await home.link('Start', 'New Object…').press('Enter');
  await expect(page).toHaveURL(/data-center\/new$/);
  await home.run('Data: Show Data Center');
  await expect(home.tab('Data Center')).toBeVisible();
  await home.run('Help: Show Home Page');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(home.link('Recent', 'Data Center')).toBeVisible();
  await expect(home.link('Recent', /New Object/)).toHaveCount(0);
  await home.link('Recent', 'Data Center').press('Enter');
  await expect(page).toHaveURL(/data-center$/);
  await home.run('Home: Open Recent…');
  await home.pick('Data Center');
  await expect(home.tab('Data Center')).toHaveAttribute('aria-selected', 'true');
});

test('places are those of the features that are there', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('/projects');
  await page.getByRole('tab', { name: 'Places' }).click();
  const places = page.getByRole('tree', { name: 'Places' });
  await expect(places.getByRole('treeitem', { name: 'Objects' })).toBeVisible();
  for (const name of ['Message Center', 'My Account', 'Log Out'])
    await expect(places.getByRole('treeitem', { name })).toBeVisible();
  expect(await findings(home, { within: '[data-view="home.places"]' })).toEqual([]);
  await places.getByRole('treeitem', { name: 'Dashboards' }).dblclick();
  await expect(page).toHaveURL(/kanban-management$/);
});

test('news are written, published, shown by themselves once, and read', async ({
  page,
  ownServer,
  context,
  browser,
}) => {
  const home = new HomePage(page);
  await home.open(`${ownServer.url}/projects/product-notice`);
  await expect(page.getByText('There are no product notices yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New Notice' }).first().press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Title is required')).toBeVisible();
  await home.field('Title').fill('新版本');
  await home.field('Text').fill('# 你好');
  await home.field('English title').fill('Version 2');
  await home.field('English text').fill('**Faster** lists');
  await page.getByRole('checkbox', { name: 'Published' }).press('Space');
  await page.getByRole('checkbox', { name: 'Release note' }).press('Space');
  await page.keyboard.press('Control+s');
  await home.run('Home: Show Product Notices');
  await expect(page.getByRole('article', { name: 'Version 2' })).toContainText('Faster lists');
  expect(await findings(home, { within: '.page' })).toEqual([]);

  const other = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  await signIn(other, ownServer.url, { ...administrator, userName: 'developer' });
  const reader = new HomePage(await other.newPage());
  await reader.open(`${ownServer.url}/projects`);
  const told = reader.page.getByRole('dialog', { name: "What's New" });
  await expect(told).toContainText('Version 2');
  expect(await findings(reader, { within: '[role="dialog"]' })).toEqual([]);
  await expect(reader.page.getByText('There is something new since you were here last.')).toBeVisible();
  await reader.page.keyboard.press('Escape');
  await expect(reader.link("What's New", 'Version 2')).toBeVisible();
  await reader.link("What's New", 'Version 2').press('Enter');
  await expect(reader.page.getByRole('article', { name: 'Version 2' })).toContainText('Faster lists');
  await expect(reader.page.getByRole('button', { name: 'New Notice' })).toHaveCount(0);
  await reader.run('Home: Show Product Notices');
  await reader.run('Help: Show Home Page');
  await expect(reader.link("What's New", 'Version 2')).toBeVisible();
  await expect(reader.page.getByText('There is something new since you were here last.')).toBeHidden();
  await other.close();
  await context.close();
});

test('news appear on the home page at once', async ({ page, ownServer }) => {
  const api = await ServerApi.open(ownServer.url);
  const home = new HomePage(page);
  const write = (name: string) =>
    api.send('POST', 'metadata/v1.0/ProductNotice', { name, data: { Title: name, published: true } });
  await write('first_news');
  await home.open(`${ownServer.url}/projects`);
  await expect(home.link("What's New", 'first_news')).toBeVisible();
  await write('second_news');
  await expect(home.link("What's New", 'second_news')).toBeVisible();
  await api.close();
});

test('lessons are found, read and done, by the keyboard alone', async ({ page, ownServer }) => {
  const home = new HomePage(page);
  await home.open(`${ownServer.url}/projects/study-center`);
  const lessons = page.getByRole('listbox', { name: 'Lessons' });
  await expect(lessons.getByRole('option')).toHaveCount(17);
  await expect(page.getByRole('article', { name: 'First Steps' })).toContainText('Find everything by its name');
  expect(await findings(home, { within: '.study' })).toEqual([]);
  await page.getByRole('textbox', { name: 'Search lessons' }).fill('nothing of the kind');
  await page.getByRole('button', { name: 'Show All Lessons' }).press('Enter');
  await expect(lessons.getByRole('option')).toHaveCount(17);
  await page.getByRole('textbox', { name: 'Search lessons' }).fill('sql');
  await expect(lessons.getByRole('option')).toHaveText([/Queries/]);
  await lessons.press('Home');
  await expect(page).toHaveURL(/study-center\/queries$/);
  await page.getByRole('button', { name: 'Mark as Done' }).press('Enter');
  await expect(page.getByText('1 of 17 lessons done')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Not Done' }).press('Enter');
  await expect(page.getByText('0 of 17 lessons done')).toBeVisible();
  await page.getByRole('link', { name: 'New Query' }).press('Enter');
  await expect(page).toHaveURL(/query-console/);
  await page.goto(`${ownServer.url}/projects/study-center/views`);
  await expect(page.getByRole('article', { name: 'Views' })).toContainText('drag a card');
});

test('statements are the product’s until administrators write their own', async ({ page, ownServer }) => {
  const home = new HomePage(page);
  await home.open(`${ownServer.url}/agreement`);
  await expect(page.getByRole('heading', { name: 'User Agreement', level: 1 })).toBeVisible();
  await expect(page.getByText('Your account is yours alone.')).toBeVisible();
  expect(await findings(home, { within: '.statement' })).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await home.field('English text').fill('Be **kind**.');
  await page.keyboard.press('Control+s');
  await home.run('Help: Show User Agreement');
  await page.goto(`${ownServer.url}/agreement`);
  await expect(page.getByRole('article')).toContainText('Be kind.');
  await home.run('Help: About');
  await expect(page.getByRole('dialog')).toContainText('Signed in as admin');
  await page.keyboard.press('Escape');
  await page.goto(`${ownServer.url}/projects/statements/privacy`);
  await expect(page.getByRole('heading', { name: 'Privacy Statement' })).toBeVisible();
});

test('administrators say where users find help', async ({ page, ownServer }) => {
  const home = new HomePage(page);
  await home.open(`${ownServer.url}/projects/help-links`);
  await home.field('Recommended pages').fill('Our wiki');
  await page.keyboard.press('Control+s');
  await expect(page.getByText("'Our wiki' does not end with an address")).toBeVisible();
  await home.field('Recommended pages').fill('Our wiki https://wiki.example.com');
  await home.field('E-mail').fill('help@example.com');
  expect(await findings(home, { within: '.form-page' })).toEqual([]);
  await page.keyboard.press('Control+s');
  await home.run('Home: Show Study Center');
  const more = page.getByRole('navigation', { name: 'More to Read' });
  await expect(more.getByRole('link', { name: 'Our wiki' })).toHaveAttribute('href', 'https://wiki.example.com');
  await expect(more.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@example.com');
});
