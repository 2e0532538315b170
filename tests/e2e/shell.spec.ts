import { DockPage } from './dockPage';
import { expect, test } from './harness';

let dock: DockPage;

test.beforeEach(async ({ page }) => {
  dock = new DockPage(page);
  await dock.open();
});

test('a side bar and the panel are dragged shut and open again', async ({ page }) => {
  const { mouse } = page;
  const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
    await mouse.move(...from);
    await mouse.down();
    await mouse.move(...to, { steps: 8 });
    await mouse.up();
  };
  const sideBar = page.getByRole('separator', { name: 'Resize side bar' });
  const panel = page.getByRole('separator', { name: 'Resize panel' });
  await expect(sideBar).toHaveAttribute('aria-valuenow', '300');
  await drag([348, 400], [150, 400]);
  await expect(sideBar).toHaveAttribute('aria-valuenow', '170');
  await drag([218, 400], [100, 400]);
  await expect(sideBar).toBeHidden();
  await drag([49, 400], [300, 400]);
  await expect(sideBar).toHaveAttribute('aria-valuenow', '251');

  await page.keyboard.press('Control+j');
  await expect(panel).toBeVisible();
  await drag([800, 538], [800, 760]);
  await expect(panel).toBeHidden();
  await drag([800, 777], [800, 640]);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(panel).toBeHidden();
});

test('a whole group is dragged by the empty part of its strip, and moved by keys', async ({ page }) => {
  await dock.openPages('one', 'two', 'three');
  await page.keyboard.press('Control+Alt+ArrowRight');
  await dock.expectTabs([['Page one', '*Page two'], ['*Page three']]);
  const { mouse } = page;
  await mouse.move(1100, 15);
  await mouse.down();
  await mouse.move(900, 200, { steps: 4 });
  await mouse.move(360, 400, { steps: 6 });
  await mouse.up();
  await dock.expectTabs([['*Page three'], ['Page one', '*Page two']]);

  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowRight');
  await dock.expectTabs([['Page one', '*Page two'], ['*Page three']]);

  await mouse.move(1100, 15);
  await mouse.down();
  await mouse.move(900, 200, { steps: 4 });
  await mouse.move(580, 400, { steps: 6 });
  await mouse.up();
  await dock.expectTabs([['Page one', 'Page two', '*Page three']]);
});

test('a strip scrolls under a tab that is dragged to its end', async ({ page }) => {
  const names = Array.from({ length: 7 }, (_, number) => `of a long name ${number}`);
  await dock.openPages(...names);
  const first = dock.tab('Page of a long name 0');
  await expect(first).not.toBeInViewport();
  const box = await dock.tab('Page of a long name 6').boundingBox();
  const { mouse } = page;
  await mouse.move((box?.x ?? 0) + 30, 15);
  await mouse.down();
  await mouse.move(700, 100, { steps: 4 });
  await mouse.move(355, 15, { steps: 6 });
  await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(349);
  await mouse.up();
  await expect.poll(async () => (await dock.tabs())[0]?.[0]).toBe('*Page of a long name 6');
});

test('the active tab stays in sight when the window gets narrow', async ({ page }) => {
  await dock.openPages('one', 'two', 'three');
  await page.setViewportSize({ width: 560, height: 400 });
  await expect(dock.tab('Page three')).toBeInViewport({ ratio: 0.9 });
  await expect(dock.tab('Page one')).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dock.tab('Page one')).toBeInViewport({ ratio: 0.9 });
});

test('Escape closes the notification centre that the bell has opened', async ({ page }) => {
  const centre = page.getByRole('region', { name: 'Notifications' });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Notifications/i })
    .click();
  await expect(centre.getByText('No new notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
});
