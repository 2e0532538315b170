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

/** The files that came over the network, not out of the browser's cache. */
function fetched({ page }: WorkbenchPage): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
}

test('what was fetched once is not asked for again', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const first = await fetched(workbench);
  expect(first.length).toBeGreaterThan(0);
  await workbench.open();
  const second = await fetched(workbench);
  expect(second.filter((path) => first.includes(path))).toEqual([]);
});

test('what is neither a page nor a file is refused in the envelope', async ({ request }) => {
  const answer = await request.post('/nothing/here');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ resCode: 'NO_SUCH_CALL' });
});
