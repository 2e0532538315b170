import { expect, test } from './harness';
import { WorkbenchPage } from './workbenchPage';

test('the root leads to the projects', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page).toHaveTitle(/Lathe/);
});

test('the outline is painted before any script has run', async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto('/projects', { waitUntil: 'commit' });
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('the second visit asks for nothing but the page', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await workbench.open();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0 && !/events/.test(entry.name),
      )
      .map((entry) => entry.name),
  );
  expect(fetched).toEqual([]);
});

test('what is neither a page nor a file is refused in the envelope', async ({ request }) => {
  const answer = await request.post('/nothing/here');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ resCode: '404' });
});
