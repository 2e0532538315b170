import { median, quantile } from './statistics.mjs';
import { observePage } from './page.mjs';

/** Opens a page whose palette answers. */
async function openPage(browser, { url, rowSelector, session }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, storageState: session });
  await page.addInitScript(observePage, rowSelector);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('contentinfo').waitFor();
  return page;
}

async function run(page, title) {
  await page.keyboard.press('F1');
  const rows = page.locator('.quick-input [role=option]');
  await rows.first().waitFor();
  await page.keyboard.type(title);
  await rows.filter({ hasText: title }).first().waitFor();
  await page.keyboard.press('Enter');
}

/** From the key that opens a new text file to its editor on the screen; the first one brings Monaco. */
export async function textFiles(browser, target) {
  const page = await openPage(browser, target);
  await run(page, 'Close All');
  const times = [];
  for (let i = 1; i <= 8; i++) {
    await page.evaluate((name) => {
      window.__shown = new Promise((resolve) => {
        window.addEventListener(
          'keydown',
          (event) => {
            const isShown = () =>
              [...document.querySelectorAll('[role=tabpanel]')].some(
                (panel) =>
                  panel.checkVisibility() &&
                  document.getElementById(panel.getAttribute('aria-labelledby'))?.textContent.includes(name) &&
                  panel.querySelector('.monaco-editor .view-line'),
              );
            const look = () =>
              isShown()
                ? window.__bench.afterPaint((now) => resolve(now - event.timeStamp))
                : requestAnimationFrame(look);
            look();
          },
          { capture: true, once: true },
        );
      });
    }, `Untitled-${i}`);
    await page.keyboard.press('Control+Alt+n');
    times.push(await page.evaluate(() => window.__shown));
  }
  await page.close();
  return { first: times[0], later: median(times.slice(1)) };
}

/** Opening and showing 200 tabs, as the page itself measures it (tests/fixtures/built-in/pages). */
export async function tabs(browser, target) {
  const page = await openPage(browser, target);
  await run(page, 'Measure 200 Pages');
  await page.waitForFunction(() => window.tabTimes?.switch.length >= 200, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => window.tabTimes);
  await page.close();
  return {
    open: median(times.open),
    open95: quantile(times.open, 0.95),
    switch: median(times.switch),
    switch95: quantile(times.switch, 0.95),
  };
}

/** A tree of 100,000 nodes: frames while it scrolls, and each key typed into its filter. */
export async function tree(browser, target) {
  const page = await openPage(browser, target);
  await page.getByRole('tab', { name: 'Trees' }).click();
  const rows = page.getByRole('tree', { name: 'Large Tree' });
  await rows.getByRole('treeitem').first().waitFor();
  await page.waitForTimeout(500);
  const frames = await rows.evaluate(async (element) => {
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let i = 0; i < 120; i++) {
      element.scrollTop += 1100;
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  });
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Filter nodes' }))
    .first()
    .focus();
  await page.evaluate(() => (window.__bench.paints = []));
  for (let round = 0; round < 3; round++) {
    for (const key of 'leaf-42') await page.keyboard.press(key, { delay: 5 });
    for (let i = 0; i < 7; i++) await page.keyboard.press('Backspace');
  }
  const keys = await page.evaluate(() => window.__bench.paints);
  await page.close();
  return { frame: median(frames), frame95: quantile(frames, 0.95), key: median(keys), key95: quantile(keys, 0.95) };
}
