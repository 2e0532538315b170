import { chromium } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findChromium } from '../../workbench/build/chromium.mjs';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { firstRowNote, observePage } from './page.mjs';
import { cacheFolder } from './places.mjs';
import { client, customers, makeShop, names } from './shopData.mjs';
import { entryKb } from './sizes.mjs';
import { dist, password, startLathe } from './startServer.mjs';
import { median, rounds, table } from './statistics.mjs';

// A built application, as its users open it: from the request of the page, with nothing kept by the browser but the log-in,
// to the first rows of a list of 10,000 records on the screen; then again, with what the browser has kept.
const data = path.join(cacheFolder, 'runtime');
const ms = (value) => `${value.toFixed(0)} ms`;

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { url } = server;
    await makeShop(url, password);
    await makeApplication(url);
    await fill();
    const { cookie } = await client(url, 'ann');
    const visits = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, cookie));
    const of = (figure) => ms(median(visits.map((each) => each[figure])));
    console.log(
      table([
        [`application with a list of ${customers} records, medians of ${rounds}`, 'Lathe', 'aim'],
        ['cold to its first records', of('cold'), '500 ms'],
        ['  its page alone', of('page'), ''],
        ['again, with what the browser kept', of('warm'), ''],
        ['entry script, compressed', `${entryKb('runtime').toFixed(0)} kB`, '200 kB'],
      ]),
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

async function makeApplication(url) {
  const { send } = await client(url);
  const profiles = await send('GET', 'sys/v1.0/profiles');
  const { id: profile } = profiles.find(({ name }) => name === 'Standard User');
  const app = await send('POST', 'metadata/v1.0/Application', {
    ...{ name: 'Shop', label: 'Shop', data: { profiles: [{ profile }] } },
  });
  const tabs = [];
  const objects = await send('GET', 'metadata/v1.0/object?limit=50');
  for (const [label, name] of Object.entries(names)) {
    const { id: target } = objects.find((object) => object.name === name);
    const tab = await send('POST', 'metadata/v1.0/Tab', { name: label, label, data: { kind: 'object', target } });
    const menu = { name: label, label, data: { kind: 'tab', tab: tab.id } };
    await send('POST', `metadata/v1.0/Application/${app.id}/Menu`, menu);
    tabs.push(tab.id);
  }
  const { revision, data } = await send('GET', `metadata/v1.0/Application/${app.id}`);
  const opening = { ...data, defaultTabId: tabs[0] };
  await send('PUT', `metadata/v1.0/Application/${app.id}`, { revision, data: opening });
}

async function fill() {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const database = new pg.Client({ host, port: Number(port), user: 'lathe', database: 'lathe' });
  await database.connect();
  const { rows } = await database.query('select schema from lathe.tenant limit 1');
  const table = `"${rows[0].schema}"."${names.customer}"`;
  await database.query(
    `insert into ${table} (id, name, owner, "createdBy", "lastModifiedBy", "ns__email__CST")
      select 'cust' || lpad(n::text, 16, '0'), 'Customer ' || n, 'system', 'system', 'system', 'c' || n || '@example.org'
      from generate_series(1, $1::int) n`,
    [customers],
  );
  await database.query('analyze');
  await database.end();
}

/** In a context of its own, which has kept nothing. */
async function visit(browser, url, cookie) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookie.split('; ').map((pair) => ({ ...named(pair), url })));
  const cold = await load(context, url);
  const warm = await load(context, url);
  await context.close();
  return { cold: cold.first, page: cold.page, warm: warm.first };
}

async function load(context, url) {
  const page = await context.newPage();
  await page.addInitScript(observePage, '[role=gridcell] .grid__text');
  const rows = page.waitForEvent('console', (message) => message.text() === firstRowNote);
  await page.goto(`${url}/app/ns__Shop`, { waitUntil: 'commit' });
  await rows;
  const found = await page.evaluate(async () => {
    const first = window.__bench.firstRow;
    const [{ responseEnd }] = performance.getEntriesByType('navigation');
    return { first, page: responseEnd };
  });
  await page.waitForLoadState('networkidle');
  if (process.env.BENCH_TRACE) console.log(found, await page.evaluate(requests));
  await page.close();
  return found;
}

/** For a look at what waited for what. */
function requests() {
  return performance
    .getEntriesByType('resource')
    .map(
      ({ name, startTime, responseEnd }) =>
        `${startTime.toFixed(0)}-${responseEnd.toFixed(0)} ${new URL(name).pathname}`,
    )
    .join('\n');
}

function named(pair) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
