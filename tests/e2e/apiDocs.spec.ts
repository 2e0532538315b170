import { expect, test } from './harness';

test('the API explorer lists the calls and obeys its own policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.route('**/openapi.json', (route) =>
    route.fulfill({
      json: {
        openapi: '3.1.0',
        info: { title: 'Lathe', version: '1' },
        paths: { '/notes': { post: { summary: 'Adds a note', responses: { 200: { description: 'Success' } } } } },
      },
    }),
  );
  await page.goto('/api-docs');
  await page.getByRole('button', { name: 'Expand operation' }).click();
  await expect(page.getByText('Adds a note')).toBeVisible();
  await page.getByRole('button', { name: /Adds a note/ }).click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  expect(complaints).toEqual([]);
});
