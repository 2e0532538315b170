import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { observePage } from './page.mjs';

/** How long a browser needs for itself after it was started or opened a page. */
const restTime = 700;

/**
 * From the request of the page to the first row of its palette: F1 is pressed again until it answers, as an impatient
 * person would. Then again with full caches; then the size of what was loaded and the heap after a collection. In a profile
 * of its own, on disk as a person's is: a private window keeps no compiled scripts, so nothing is ever warm in it.
 */
export async function startUp(launchOptions, { url, rowSelector, session }) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lathe-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: { width: 1280, height: 800 },
  });
  if (session) await context.addCookies(session.cookies);
  try {
    const cold = await visit(context, url, rowSelector);
    // A browser keeps what it compiled only of scripts that it has seen twice.
    await visit(context, url, rowSelector);
    const warm = await visit(context, url, rowSelector);
    return { cold: cold.firstRow, warm: warm.firstRow, scriptKb: cold.scriptKb, heapMb: warm.heapMb };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function visit(context, url, rowSelector) {
  const page = await context.newPage();
  await page.addInitScript(observePage, rowSelector);
  await sleep(restTime);
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
  await sleep(restTime);
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
