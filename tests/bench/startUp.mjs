import { setTimeout as sleep } from 'node:timers/promises';
import { observePage } from './page.mjs';

/**
 * From the request of the page to the first row of its palette: F1 is pressed again until it answers, as an impatient
 * person would. Then again with full caches; then the size of what was loaded and the heap after a collection.
 */
export async function startUp(browser, { url, rowSelector }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cold = await visit(context, url, rowSelector);
  // A browser compiles scripts ahead only after it has seen them twice.
  await visit(context, url, rowSelector);
  const warm = await visit(context, url, rowSelector);
  await context.close();
  return { cold: cold.firstRow, warm: warm.firstRow, scriptKb: cold.scriptKb, heapMb: warm.heapMb };
}

async function visit(context, url, rowSelector) {
  const page = await context.newPage();
  await page.addInitScript(observePage, rowSelector);
  await page.goto(url, { waitUntil: 'commit' });
  let firstRow;
  while (firstRow === undefined) {
    await page.keyboard.press('F1');
    await sleep(15);
    firstRow = await page.evaluate(() => window.__bench?.firstRow);
  }
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const scriptKb = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
  const heapMb = await heapAfterCollection(page);
  await page.close();
  return { firstRow, scriptKb, heapMb };
}

async function heapAfterCollection(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
