import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { client, makeShop, names } from './shopData.mjs';
import { dist, password, startLathe } from './startServer.mjs';
import { table } from './statistics.mjs';

// How long rows take from a file into their table and back, and how much more memory the server needs meanwhile.
const data = path.join(cacheFolder, 'transfer');
const sizes = (process.env.BENCH_ROWS ?? '20000,100000,300000').split(',').map(Number);
const columns = ['name', 'ns__status__CST', 'ns__total__CST', 'ns__orderedOn__CST'];

function residentSize(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** What the work gives, its seconds, and the most megabytes that the server took beyond those of before. */
async function watched(pid, work) {
  const before = residentSize(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentSize(pid))), 20);
  const begun = performance.now();
  try {
    const result = await work();
    return { result, seconds: (performance.now() - begun) / 1000, more: most - before };
  } finally {
    clearInterval(timer);
  }
}

function ordersFile(count) {
  const states = ['open', 'paid', 'sent'];
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `Order ${index},${states[index % 3]},${index % 1000}.25,2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  );
  return [columns.join(','), ...lines].join('\n');
}

async function uploaded({ cookie, token }, url, name, body) {
  const answer = await fetch(`${url}/u-route/baas/sys/v1.0/blobs?name=${name}`, {
    method: 'POST',
    headers: { cookie, origin: url, 'csrf-token': token, 'content-type': 'application/octet-stream' },
    body,
  });
  return (await answer.json()).result.id;
}

async function ended(send, { jobId }) {
  for (;;) {
    const job = await send('GET', `sys/v1.0/jobs/${jobId}`);
    if (job.state === 'succeeded') return job.result;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(JSON.stringify(job));
    await wait(100);
  }
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  const results = [['rows', 'import of CSV', 'export to CSV', 'export to XLSX', 'update from XLSX']];
  for (const count of sizes) {
    rmSync(data, { recursive: true, force: true });
    const server = await startLathe(data);
    await makeShop(server.url, password);
    const own = await client(server.url);
    const job = (address, body) => async () => ended(own.send, await own.send('POST', address, body));
    const steps = [];
    const step = async (address, body) => {
      const { result, seconds, more } = await watched(server.pid, job(address, body));
      steps.push(`${seconds.toFixed(1)} s, ${Math.round(more)} MB`);
      return result;
    };
    const fields = (list) => list.map((field, column) => ({ column, field }));
    const csv = await uploaded(own, server.url, 'orders.csv', ordersFile(count));
    const made = await step(`bulk/v1.0/import/${names.order}`, { fileId: csv, columns: fields(columns) });
    if (made.created !== count) throw new Error(JSON.stringify(made).slice(0, 500));
    const wanted = { object: names.order, fields: ['id', ...columns] };
    await step('bulk/v1.0/export', { ...wanted, format: 'csv' });
    const book = await step('bulk/v1.0/export', { ...wanted, format: 'xlsx' });
    await step(`bulk/v1.0/import/${names.order}`, {
      ...{ fileId: book.fileId, operation: 'update', by: 'id' },
      columns: fields(['id', ...columns]),
    });
    results.push([count, ...steps]);
    await server.stop();
  }
  rmSync(data, { recursive: true, force: true });
  console.log(table(results));
  console.log('Megabytes are those beyond what the server took before the work began, at the most.');
});
