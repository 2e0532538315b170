import { chromium } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findChromium } from '../../workbench/build/chromium.mjs';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { observePage } from './page.mjs';
import { cacheFolder } from './places.mjs';
import { client } from './shopData.mjs';
import { dist, startLathe } from './startServer.mjs';
import { median, quantile, rounds, table } from './statistics.mjs';

// The app center with many applications: how long the server takes for a page of them, and the browser to show the first,
// to follow a key in the search, and to scroll through them all.
const apps = Number(process.env.BENCH_APPS ?? 5000);
const data = path.join(cacheFolder, 'apps');
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const admin = await client(server.url);
  const { id } = await admin.send('POST', 'metadata/v1.0/Application', { name: 'First', label: 'First' });
  await fill(id);
  const rows = [[`app center with ${apps} apps, medians of ${rounds}`, 'Lathe', 'aim']];
  const pages = {
    'first page, by change': 'limit=200',
    'first page, by name': 'limit=200&sort=name',
    'last page, by name': `limit=200&sort=name&offset=${apps - 200}`,
    'a word searched': 'limit=200&search=number%2042',
  };
  for (const [title, query] of Object.entries(pages)) rows.push([title, ms(await asked(server.url, admin, query)), '']);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    rows.push(...(await seen(browser, server.url, admin.cookie)));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  console.log(table(rows));
});

/** Copies of the first one, under other names and of other times. */
async function fill(id) {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const database = new pg.Client({ host, port: Number(port), user: 'lathe', database: 'lathe' });
  await database.connect();
  const { rows } = await database.query('select schema from lathe.tenant limit 1');
  const metadata = `"${rows[0].schema}".metadata`;
  await database.query(
    `insert into ${metadata} select (jsonb_populate_record(m, jsonb_build_object('id', '000f' || lpad(n::text, 16, '0'),
      'name', 'App' || n, 'label', 'Application number ' || n, 'modified_at', now() - make_interval(mins => n)))).*
      from ${metadata} m, generate_series(2, $2::int) n where m.id = $1`,
    [id, apps],
  );
  await database.query('vacuum analyze');
  await database.end();
}

async function asked(url, { cookie }, query) {
  const taken = [];
  for (let round = 0; round < rounds * 2; round++) {
    const begun = performance.now();
    const answer = await fetch(`${url}/u-route/baas/sys/v1.0/apps?${query}`, { headers: { cookie } });
    await answer.text();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

async function seen(browser, url, cookie) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookie.split('; ').map((pair) => ({ ...named(pair), url })));
  const page = await context.newPage();
  await page.addInitScript(observePage, '[role=gridcell]');
  await page.goto(`${url}/projects`);
  await page.getByRole('contentinfo').waitFor();
  const opens = [];
  for (let round = 0; round < rounds; round++) {
    opens.push(await open(page));
    if (round < rounds - 1) await page.keyboard.press('Control+F4');
  }
  const grid = page.getByRole('grid', { name: 'App Center' });
  const frames = await scrolled(grid);
  await page.getByRole('textbox', { name: 'Search applications' }).last().focus();
  await page.evaluate(() => (window.__bench.paints = []));
  for (const key of 'number 42') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 20 });
  const keys = await page.evaluate(() => window.__bench.paints);
  await context.close();
  return [
    ['opened, to the first card', ms(median(opens)), '300 ms'],
    ['frame while scrolling through all', ms(median(frames)), '17 ms'],
    ['  95th percentile', ms(quantile(frames, 0.95)), ''],
    ['key to paint in the search', ms(median(keys)), '17 ms'],
  ];
}

function named(pair) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

function open(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const begun = performance.now();
        const look = () =>
          document.querySelector('[role=gridcell]')
            ? window.__bench.afterPaint((now) => resolve(now - begun))
            : requestAnimationFrame(look);
        history.pushState({}, '', '/projects/app-center');
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        look();
      }),
  );
}

/** A screen at a time, until the end of what there is; what comes next is loaded on the way. */
function scrolled(grid) {
  return grid.evaluate(async (element) => {
    const times = [];
    let last = await new Promise(requestAnimationFrame);
    for (let still = 0; still < 60;) {
      const before = element.scrollTop;
      element.scrollTop += 400;
      const now = await new Promise(requestAnimationFrame);
      still = element.scrollTop === before ? still + 1 : 0;
      if (still === 0) times.push(now - last);
      last = now;
    }
    return times;
  });
}
