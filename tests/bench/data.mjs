import autocannon from 'autocannon';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { client, customers, fillShop, items, makeShop, names, orders } from './shopData.mjs';
import { dist, password, start, startLathe } from './startServer.mjs';
import { median, table } from './statistics.mjs';

// How many requests about rows are answered in a second, at 10 and at 50 connections: for an administrator, for a user who
// sees rows by sharing rules, and by a server that was written by hand for just these requests, turn by turn.
const data = path.join(cacheFolder, 'data');
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const turns = Number(process.env.BENCH_TURNS ?? 3);

const query = `/u-route/baas/data/v1.0/query`;
const order = names.order;
const status = 'ns__status__CST';
const total = 'ns__total__CST';
const day = 'ns__orderedOn__CST';
const newest = { orderby: [{ field: total, order: 'desc' }], limit: 20 };
const open = { conditions: [{ field: status, operator: 'eq', value: 'open' }] };
const fields = ['id', 'name', status, total, day];
const nestedRequest = {
  condition: open,
  options: { ...newest, fields: ['id', 'name', total] },
  relation: {
    parents: [{ relatedField: 'ns__customer__CST', fields: ['id', 'name', 'ns__email__CST'] }],
    childs: [{ relationName: 'items', fields: ['name', 'ns__product__CST', 'ns__quantity__CST'] }],
  },
};
const months = {
  options: {
    groupby: [{ field: day, by: 'month' }],
    aggregate: [
      { alias: 'count', function: 'count' },
      { alias: 'total', function: 'sum', field: total },
    ],
  },
};
const made = { name: 'Made', status: 'open', total: '12.50', orderedOn: '2026-01-31' };
const one = `ordr${'77'.padStart(16, '0')}`;
const post = (url, body) => ({ method: 'POST', url, body: JSON.stringify(body) });

/** What is asked: of the product, and of the server by hand. */
const cases = [
  [
    'filter and order, 20 rows',
    post(`${query}/${order}`, { condition: open, options: { ...newest, fields } }),
    post('/list', { status: 'open' }),
  ],
  [
    'by id',
    { method: 'GET', url: `/u-route/baas/data/v1.0/bobject/${order}/${one}?fields=${fields}` },
    { method: 'GET', url: `/one/${one}` },
  ],
  ['20 orders, customer and items', post(`${query}/${order}`, nestedRequest), post('/nested', { status: 'open' })],
  ['sums by month', post(`${query}/${order}`, months), post('/months', {}), 'slow'],
  [
    'create one',
    post(`/u-route/baas/data/v1.0/bobject/${order}`, {
      name: 'Made',
      [status]: 'open',
      [total]: '12.50',
      [day]: '2026-01-31',
    }),
    post('/create', made),
  ],
];

function connect() {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { host, port: Number(port), user: 'lathe', database: 'lathe' };
}

async function rate(url, { method, url: address, body }, headers, connections, slow) {
  const given = { ...headers, ...(body ? { 'content-type': 'application/json', origin: url } : {}) };
  // What takes long is counted to its end: in a fixed time none of it might come to one.
  const length = slow ? { amount: connections, timeout: 120 } : { duration: seconds };
  const run = await autocannon({ url: url + address, method, body, headers: given, connections, ...length });
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx + run.errors} requests to ${address} failed.`);
  return run.requests.total / run.duration;
}

/** Milliseconds of a request by itself. */
async function alone(url, { url: address, body }, headers) {
  const taken = [];
  for (let time = 0; time < 60; time++) {
    const begun = performance.now();
    const answer = await fetch(url + address, {
      method: 'POST',
      body,
      headers: { ...headers, origin: url, 'content-type': 'application/json' },
    });
    await answer.text();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const connection = connect();
  const database = new pg.Client(connection);
  await database.connect();
  await makeShop(server.url, password);
  const { rows: tenants } = await database.query('select schema from lathe.tenant limit 1');
  const [{ schema }] = tenants;
  const bare = await start(path.join(root, 'tests/bench/bareShop.mjs'), [JSON.stringify(connection), schema]);
  await fillShop(database, schema, 0, 0.1);
  const admin = await client(server.url);
  const user = await client(server.url, 'ann');
  const headersOf = ({ cookie, token }) => ({ cookie, 'csrf-token': token });
  const nested = cases[2][1];
  const small = await alone(server.url, nested, headersOf(admin));
  await fillShop(database, schema, 0.1, 1);
  await database.query('vacuum analyze');
  const large = await alone(server.url, nested, headersOf(admin));
  const results = [
    [
      `${customers} customers, ${orders} orders, ${items} items`,
      'connections',
      'administrator',
      'user with sharing',
      'by hand',
      'ratio',
      'ratio (user)',
    ],
  ];
  for (const [title, ours, theirs, slow] of cases)
    for (const connections of [10, 50]) {
      const taken = { admin: [], user: [], bare: [] };
      // The first turn is not counted: in it the engine still compiles, more of the product than of so little code.
      for (let turn = 0; turn <= turns; turn++) {
        const rates = {
          admin: await rate(server.url, ours, headersOf(admin), connections, slow),
          user: await rate(server.url, ours, headersOf(user), connections, slow),
          bare: await rate(bare.url, theirs, {}, connections, slow),
        };
        if (turn > 0) for (const who of Object.keys(taken)) taken[who].push(rates[who]);
      }
      const [a, u, b] = [median(taken.admin), median(taken.user), median(taken.bare)];
      const number = (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`;
      results.push([title, connections, number(a), number(u), number(b), (a / b).toFixed(2), (u / b).toFixed(2)]);
    }
  await database.end();
  await bare.stop();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  console.log(table(results));
  console.log(
    `20 orders with customer and items, one after the other: ${small.toFixed(2)} ms with a tenth of the rows, ${large.toFixed(2)} ms with all (80 nested rows each).`,
  );
  console.log('Aim: a ratio of at least 0.6 for each.');
});
