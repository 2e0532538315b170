import type { Locator } from '@playwright/test';
import { axeThemes, findings } from './axe';
import { expect, test } from './harness';
import { tabTo } from './tabTo';
import { WorkbenchPage } from './workbenchPage';

class Administration extends WorkbenchPage {
  /** What tells of a job in a corner of the workbench. */
  get toast(): Locator {
    return this.page.getByRole('region', { name: /notification/i }).filter({ hasText: 'Clean the house' });
  }

  get jobs(): Locator {
    return this.page.getByRole('listbox', { name: 'Jobs' });
  }

  get messages(): Locator {
    return this.page.getByRole('listbox', { name: 'Messages' });
  }

  get job(): Locator {
    return this.page.getByRole('region', { name: 'Details of Clean the house' });
  }

  async showJobs(): Promise<void> {
    await this.run('Administration: Show Jobs');
    await expect(this.tab('Jobs')).toHaveAttribute('aria-selected', 'true');
  }
}

let admin: Administration;

test.beforeEach(async ({ page, ownServer }) => {
  admin = new Administration(page);
  await admin.open(`${ownServer.url}/projects`);
});

test('a job is followed live, across a reload, to its result', async ({ page }) => {
  await admin.run('Chores: Start');
  await expect(admin.toast.getByText('Clean the house: kitchen')).toBeVisible();
  await admin.showJobs();
  const row = admin.jobs.getByRole('option', { name: /Clean the house/ });
  await expect(row).toContainText('Running 0 %');
  await row.click();
  await admin.run('Chores: Next Step');
  await expect(row).toContainText('Running 25 %');
  await expect(admin.job.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '25');
  await expect(admin.toast.getByText('Clean the house: bath')).toBeVisible();

  await page.reload();
  await expect(admin.toast.getByText('Clean the house: bath')).toBeVisible();
  await row.click();
  for (const room of ['attic', 'cellar']) {
    await admin.run('Chores: Next Step');
    await expect(admin.job.getByText(room)).toBeVisible();
  }
  await admin.run('Chores: Next Step');
  await expect(row).toContainText('Done');
  await expect(admin.job.getByText('"cleanest": "kitchen"')).toBeVisible();
  await expect(page.getByText('Clean the house is done.').first()).toBeVisible();
});

test('a job is cancelled where it is told of', async () => {
  await admin.run('Chores: Start');
  await admin.toast.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.toast).toBeHidden();
  await admin.showJobs();
  await expect(admin.jobs.getByRole('option')).toContainText('Cancelled');
});

test('a failed job is run again, by keyboard alone', async ({ page }) => {
  await admin.run('Chores: Start One That Fails Once');
  await expect(admin.toast.getByText('Clean the house: kitchen')).toBeVisible();
  await admin.run('Chores: Next Step');
  await expect(page.getByText('Clean the house failed: System Internal Error').first()).toBeVisible();
  await admin.showJobs();
  await expect(admin.jobs.getByRole('option')).toContainText('Failed');
  await tabTo(page, admin.jobs);
  await page.keyboard.press('Home');
  await tabTo(page, admin.job.getByRole('button', { name: 'Run Again' }));
  await page.keyboard.press('Enter');
  for (const room of ['kitchen', 'bath', 'attic', 'cellar']) {
    await expect(admin.job.getByText(room)).toBeVisible();
    await admin.run('Chores: Next Step');
  }
  await expect(admin.jobs.getByRole('option')).toContainText('Done');
  await expect(admin.job.getByText('"rooms": 4')).toBeVisible();
});

test('a message that nobody could send is read and sent again', async ({ page }) => {
  await admin.run('Administration: Show Outbox');
  await expect(page.getByText('No Messages')).toBeVisible();
  await admin.run('Chores: Write to Ann');
  const row = admin.messages.getByRole('option', { name: /The house is clean/ });
  await expect(row).toContainText('Kept');
  await row.click();
  const message = page.getByRole('region', { name: 'Message to ann@example.com' });
  const preview = message.frameLocator('iframe');
  await expect(preview.getByRole('link', { name: 'https://example.com/chores' })).toBeVisible();
  await preview.getByRole('link').click();
  await expect(preview.getByText('Dear Ann')).toBeVisible();
  await message.getByRole('button', { name: 'Copy Link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.com/chores');
  const answer = page.waitForResponse(/\/resend$/);
  await message.getByRole('button', { name: 'Send Again' }).click();
  expect((await answer).status()).toBe(200);
  await expect(row).toContainText('Kept');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('nobody');
  await expect(page.getByText('No message is found.')).toBeVisible();
});

test('the pages open from the view, by keyboard', async ({ page }) => {
  await admin.run('View: Show Administration');
  const pages = page.getByRole('tree', { name: 'Pages' });
  await expect(pages).toBeFocused();
  // Typing leads there, as in every tree.
  await page.keyboard.type('outb');
  await expect(pages.getByRole('treeitem', { name: 'Outbox', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(admin.tab('Outbox')).toHaveAttribute('aria-selected', 'true');
  await expect(admin.tab('Jobs')).toBeHidden();
});

for (const { theme, rules } of axeThemes) {
  test(`axe finds nothing in ${theme}`, async ({ page }) => {
    await admin.run('Preferences: Color Theme');
    await admin.pick(theme);
    await admin.run('Chores: Start');
    await admin.run('Chores: Write to Ann');
    await admin.showJobs();
    await admin.jobs.getByRole('option').first().click();
    await expect(admin.job).toBeVisible();
    expect(await findings(admin, { rules }), 'jobs').toEqual([]);
    await admin.run('View: Show Administration');
    await admin.run('Administration: Show Outbox');
    await admin.messages.getByRole('option').first().click();
    await expect(page.getByRole('region', { name: /Message to/ })).toBeVisible();
    expect(await findings(admin, { rules }), 'outbox').toEqual([]);
  });
}

/** Goes on by Tab until it has the focus. */
