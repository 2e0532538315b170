import autocannon from 'autocannon';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { dist, logIn, start, startLathe } from './startServer.mjs';
import { median, rounds, table } from './statistics.mjs';

const data = path.join(cacheFolder, 'server-data');
const records = 1000;
const seconds = 4;

const lathe = (environment = {}) => startLathe(data, environment);

/** Signs in and fills the store; what it returns goes along with each request. */
async function prepare(url) {
  const { cookie, tenant } = await logIn(url);
  const ask = async (method, address, body, token) => {
    const answer = await fetch(`${url}${address}`, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json', ...(token ? { 'csrf-token': token } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const envelope = await answer.json();
    if (envelope.resCode !== '0') throw new Error(`${address}: ${JSON.stringify(envelope)}`);
    return envelope.result;
  };
  const token = await ask('POST', '/u-route/baas/sys/v1.0/csrf/get', {});
  const notebooks = Array.from({ length: records }, (_, i) => ({
    name: `Notebook${i}`,
    data: { cover: 'x'.repeat(200) },
  }));
  const [first] = await ask('POST', '/u-route/baas/batch/metadata/v1.0/Notebook', { records: notebooks }, token);
  return { cookie, id: first.id, tenant };
}

/** Requests a second and the 99th percentile, over all addresses at once. */
async function load(urls, address, cookie) {
  const runs = urls.map((url) =>
    autocannon({
      url: `${url}${address}`,
      connections: Math.floor(32 / urls.length),
      duration: seconds,
      headers: cookie ? { cookie } : {},
    }),
  );
  const results = await Promise.all(runs);
  const bad = results.reduce((sum, each) => sum + each.non2xx + each.errors, 0);
  if (bad > 0) throw new Error(`${bad} requests to ${address} failed.`);
  return {
    rate: results.reduce((sum, each) => sum + each.requests.average, 0),
    p99: Math.max(...results.map((each) => each.latency.p99)),
  };
}

/** Turn by turn, so that a slow moment of the machine meets all alike. */
async function compare(kinds, times = 3) {
  const all = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
  for (let round = 0; round < times; round++) {
    for (const [name, run] of Object.entries(kinds)) all[name].push(await run());
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, runs]) => [
      name,
      { rate: median(runs.map(({ rate }) => rate)), p99: median(runs.map(({ p99 }) => p99)) },
    ]),
  );
}

async function startUps() {
  const empty = [];
  const existing = [];
  let memory = 0;
  for (let round = 0; round < rounds; round++) {
    rmSync(data, { recursive: true, force: true });
    const first = await lathe();
    empty.push(first.took);
    await first.stop();
    const second = await lathe();
    existing.push(second.took);
    memory = residentMb(second.pid);
    await second.stop();
  }
  return { empty: median(empty), existing: median(existing), memory };
}

function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function databaseOf(folder) {
  const [, , , port, host] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { host, port: Number(port) };
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  const started = await startUps();
  const first = await lathe();
  const { cookie, id } = await prepare(first.url);
  const database = databaseOf(data);
  const schema = await tenantSchema(database);
  const second = await lathe({
    DATABASE_URL: `postgres://lathe@/lathe?host=${encodeURIComponent(database.host)}&port=${database.port}`,
  });
  const bare = await start(path.join(root, 'tests/bench/bareServer.mjs'), [JSON.stringify(database), schema]);
  const record = `/u-route/baas/metadata/v1.0/Notebook/${id}`;
  const list = '/u-route/baas/metadata/v1.0/Notebook?limit=20';
  const rows = [['32 connections, medians of 3', 'Lathe', '2 replicas', 'bare Fastify + pg', 'ratio', 'aim']];
  for (const [title, ours, theirs] of [
    ['metadata get', record, `/one/${id}`],
    ['metadata list of 20 with count', list, '/page?limit=20'],
  ]) {
    const figures = await compare({
      one: () => load([first.url], ours, cookie),
      two: () => load([first.url, second.url], ours, cookie),
      bare: () => load([bare.url], theirs),
    });
    const show = ({ rate, p99 }) => `${rate.toFixed(0)}/s, p99 ${p99} ms`;
    const ratio = (figures.one.rate / figures.bare.rate).toFixed(2);
    rows.push([title, show(figures.one), show(figures.two), show(figures.bare), ratio, '0.6']);
  }
  for (const server of [bare, second, first]) await server.stop();
  const ms = (value) => `${value.toFixed(0)} ms`;
  rows.push(['start to first answer, empty folder', ms(started.empty), '', '', '', '5000 ms']);
  rows.push(['start to first answer, existing database', ms(started.existing), '', '', '', '1000 ms']);
  rows.push(['memory at rest, without PostgreSQL', `${started.memory.toFixed(0)} MB`, '', '', '', '200 MB']);
  console.log(table(rows));
});

async function tenantSchema({ host, port }) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ host, port, user: 'lathe', database: 'lathe' });
  await client.connect();
  const { rows } = await client.query('select schema from lathe.tenant limit 1');
  await client.end();
  return rows[0].schema;
}
