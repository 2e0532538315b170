import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from './harness';
import { signIn } from './signIn';
import { WorkbenchPage } from './workbenchPage';

test('what was changed just before leaving is there again', async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await page.keyboard.press('Control+j');
  await expect(workbench.tab('Problems')).toBeVisible();
  await page.reload();
  await expect(workbench.tab('Problems')).toBeVisible();
});

/** A browser with a folder of its own, which outlives its process. */
async function openBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    executablePath: process.env.LATHE_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  await signIn(context, baseURL);
  return context;
}

test('tabs, layout and unsaved text survive a browser that is killed', async ({ server }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lathe-browser-'));
  const first = await openBrowser(folder, server.url);
  const before = new WorkbenchPage(first.pages()[0] ?? (await first.newPage()));
  await before.open();
  await before.run('New Text File');
  await expect(before.page.getByRole('textbox', { name: /Untitled-1/ })).toBeFocused();
  await before.page.keyboard.type('not saved yet');
  await before.page.keyboard.press('Control+j');
  await expect(before.tab('Problems')).toBeVisible();
  await expect.poll(() => stored(before)).toContain('not saved yet');
  // The layout is written when the browser has time: the panel is not among the hidden parts any more.
  await expect.poll(() => stored(before)).toMatch(/"hidden":\[(?![^\]]*"panel")/);
  const session = await first.newCDPSession(before.page);
  await session.send('Browser.crash').catch(() => undefined);
  await first.close().catch(() => undefined);

  const second = await openBrowser(folder, server.url);
  const after = new WorkbenchPage(second.pages()[0] ?? (await second.newPage()));
  await after.open();
  await expect(after.tab(/Untitled-1/)).toBeVisible();
  await expect(after.page.getByText('not saved yet')).toBeVisible();
  await expect(after.tab('Problems')).toBeVisible();
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that the browser keeps for the page, as text. */
function stored({ page }: WorkbenchPage): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('lathe');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('state').objectStore('state').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}
