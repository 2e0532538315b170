import { median, quantile } from './statistics.mjs';
import { observePage } from './page.mjs';

const typed = 'toggle side bar';

/** Opening the palette again, and each key typed into it, until the picture has changed. */
export async function palette(browser, { url, rowSelector, session }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, storageState: session });
  await page.addInitScript(observePage, rowSelector);
  await page.goto(url, { waitUntil: 'load' });
  await openPalette(page, rowSelector);
  const opens = [];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Escape');
    await page.waitForSelector(rowSelector, { state: 'hidden' });
    opens.push(await timeToRow(page, rowSelector));
  }
  await page.evaluate(() => (window.__bench.paints = []));
  for (let round = 0; round < 3; round++) {
    for (const key of typed) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 5 });
    for (let i = 0; i < typed.length; i++) await page.keyboard.press('Backspace');
  }
  const paints = await page.evaluate(() => window.__bench.paints);
  await page.close();
  return { open: median(opens), key: median(paints), key95: quantile(paints, 0.95) };
}

async function openPalette(page, rowSelector) {
  while (!(await page.$(rowSelector))) {
    await page.keyboard.press('F1');
    await page.waitForTimeout(50);
  }
}

/** Measured in the page, from the key to the paint that shows the first row. */
async function timeToRow(page, rowSelector) {
  await page.evaluate((selector) => {
    window.__opened = new Promise((resolve) => {
      window.addEventListener(
        'keydown',
        (event) => {
          const look = () =>
            document.querySelector(selector)
              ? window.__bench.afterPaint((now) => resolve(now - event.timeStamp))
              : requestAnimationFrame(look);
          queueMicrotask(look);
        },
        { capture: true, once: true },
      );
    });
  }, rowSelector);
  await page.keyboard.press('F1');
  return page.evaluate(() => window.__opened);
}
