import { observePage } from './page.mjs';
import { median, quantile } from './statistics.mjs';

const folders = 20;
const things = 2000;
const label = 'Large application';

/** The tree of an application with 2,000 components: opening it, filtering it by keys, moving a component in it. */
export async function appTree(browser, { url, session }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: session });
  await makeApplication(context.request, new URL(url).origin);
  const page = await context.newPage();
  await page.addInitScript(observePage, '.quick-input [role=option]');
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('contentinfo').waitFor();
  const opens = [];
  for (let i = 0; i < 7; i++) {
    if (i > 0) await close(page);
    opens.push(await open(page));
  }
  const keys = await filter(page);
  const moves = await move(page);
  await context.close();
  return { open: median(opens), key: median(keys), key95: quantile(keys, 0.95), move: median(moves) };
}

async function makeApplication(request, origin) {
  const base = `${origin}/u-route/baas`;
  const token = (await (await request.post(`${base}/sys/v1.0/csrf/get`)).json()).result;
  const post = async (path, data, method = 'post') => {
    const answer = await request[method](`${base}/${path}`, { data, headers: { 'csrf-token': token } });
    const { resCode, resMsg, result } = await answer.json();
    if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
    return result;
  };
  await post('sys/v1.0/namespace', { name: 'bench' }).catch(() => undefined);
  const app = await post('metadata/v1.0/Application', { name: `Large${Date.now() % 100_000}`, label });
  const within = `batch/metadata/v1.0/Application/${app.id}/ApplicationComponent`;
  const all = (count, make) => Array.from({ length: count }, (_, index) => make(index));
  const made = await post(within, {
    records: all(folders, (i) => ({ name: `Folder ${i}`, data: { type: 'Folder' } })),
  });
  for (let from = 0; from < things; from += 500) {
    const name = (i) => `List${Date.now() % 100_000}x${from + i}`;
    const lists = await post('batch/metadata/v1.0/Picklist', {
      records: all(500, (i) => ({ name: name(i), label: `Picklist ${from + i}` })),
    });
    const place = (i) => ({ type: 'Picklist', compId: lists[i].id, parent: made[(from + i) % folders].id });
    await post(within, { records: lists.map((list, i) => ({ name: list.name, label: list.label, data: place(i) })) });
  }
}

const rows = '[role=tree][aria-label=Components] [role=treeitem]';

async function close(page) {
  await run(page, 'Close Application');
  await page.waitForFunction((selector) => !document.querySelector(selector), rows);
}

/** From the key that chooses the application to its tree on the screen. */
async function open(page) {
  await run(page, 'Applications: Open Application');
  await page.locator('.quick-input [role=option]', { hasText: label }).first().waitFor();
  await page.keyboard.type(label);
  await page.waitForTimeout(150);
  await watch(page, rows, (selector) => document.querySelectorAll(selector).length > 3);
  await page.keyboard.press('Enter');
  return page.evaluate(() => window.__shown);
}

async function filter(page) {
  await page.getByRole('textbox', { name: 'Filter components' }).focus();
  await page.evaluate(() => (window.__bench.paints = []));
  for (let round = 0; round < 3; round++) {
    for (const key of 'list 42') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 5 });
    for (let i = 0; i < 7; i++) await page.keyboard.press('Backspace');
  }
  return page.evaluate(() => window.__bench.paints);
}

/** From the key to the component in its new place on the screen. */
async function move(page) {
  await page.getByRole('tree', { name: 'Components' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('*');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  const times = [];
  for (let i = 0; i < 9; i++) {
    const place = `${rows}[aria-selected=true]`;
    const before = await page.locator(place).getAttribute('aria-posinset');
    const isElsewhere = (selector, was) => document.querySelector(selector)?.getAttribute('aria-posinset') !== was;
    await watch(page, place, isElsewhere, before);
    await page.keyboard.press('Alt+ArrowDown');
    times.push(await page.evaluate(() => window.__shown));
  }
  return times;
}

/** Measured in the page, from the next key to the paint in which something is so. */
async function watch(page, selector, isSo, was) {
  await page.evaluate(
    ([place, condition, before]) => {
      const holds = new Function(`return ${condition}`)();
      window.__shown = new Promise((resolve) => {
        window.addEventListener(
          'keydown',
          (event) => {
            const look = () =>
              holds(place, before)
                ? window.__bench.afterPaint((now) => resolve(now - event.timeStamp))
                : requestAnimationFrame(look);
            queueMicrotask(look);
          },
          { capture: true, once: true },
        );
      });
    },
    [selector, isSo.toString(), was],
  );
}

async function run(page, title) {
  await page.keyboard.press('F1');
  const found = page.locator('.quick-input [role=option]');
  await found.first().waitFor();
  await page.keyboard.type(title);
  await found
    .filter({ hasText: title.replace(/^.*: /, '') })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}
