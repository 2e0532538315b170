import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { dist, logIn, startLathe } from './startServer.mjs';
import { median, quantile, table } from './statistics.mjs';

// How long a list of users takes in a tenant of 100,000 users and 1,000 permission sets, one request after the other.
const data = path.join(cacheFolder, 'users-data');
const users = 100_000;
const sets = 1000;
const times = 40;

const base = '/u-route/baas/sys/v1.0/users';
const lists = [
  ['first page of 300', `${base}?page=1&pageSize=300`, 150],
  ['first page of 300, brief', `${base}?page=1&pageSize=300&brief=1`, 150],
  ['page in the middle', `${base}?page=167&pageSize=300`, 250],
  ['last page', `${base}?page=334&pageSize=300`, 250],
  ['by part of a name', `${base}?page=1&pageSize=300&brief=1&name=person-0042`, 250],
  ['by a name that nobody has', `${base}?page=1&pageSize=300&name=zzz`, 250],
  ['deactivated, the newest first', `${base}?pageSize=300&state=inactive&sort=createdAt&order=desc`, 250],
  ['of a profile, by full name', `${base}?pageSize=300&profile=Standard%20User&sort=fullName`, 250],
];

async function fill() {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'lathe', database: 'lathe' });
  await client.connect();
  const { rows } = await client.query('select id, schema from lathe.tenant limit 1');
  const [{ id, schema }] = rows;
  const named = `select 'b' || lpad(number::text, 19, '0') as id, 'person-' || lpad(number::text, 6, '0') as name, number
    from generate_series(1, ${users}) number`;
  await client.query(`insert into ${schema}."user" (id, name, password_hash, profile, kind, active, locale, email, full_name)
    select id, name, '!', case number % 3 when 0 then 'Developer' else 'Standard User' end, 'User', number % 50 <> 0,
      'en', name || '@example.org', 'Person ' || md5(name) from (${named}) named`);
  await client.query(
    `insert into lathe.sign_in_name (name, tenant_id, user_id) select name, $1, id from (${named}) named`,
    [id],
  );
  await client.query(`insert into ${schema}.permission_set (id, name, label, permissions)
    select 's' || lpad(number::text, 19, '0'), 'set_' || number, 'Set ' || number, '{}'
    from generate_series(1, ${sets}) number`);
  await client.query(`insert into ${schema}.permission_set_user (set_id, user_id)
    select 's' || lpad((number % ${sets} + 1)::text, 19, '0'), id from (${named}) named`);
  await client.query('analyze');
  await client.end();
}

async function measure(url, cookie) {
  const taken = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const { resCode, resMsg } = await answer.json();
    taken.push(performance.now() - begun);
    if (resCode !== '0') throw new Error(`${url}: ${resMsg}`);
  }
  return { median: median(taken), p95: quantile(taken, 0.95) };
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  await fill();
  const { cookie } = await logIn(server.url);
  const ms = (value) => `${value.toFixed(0)} ms`;
  const rows = [[`${users} users, ${sets} permission sets`, 'median', 'p95', 'aim (p95)']];
  for (const [title, address, aim] of lists) {
    const figures = await measure(`${server.url}${address}`, cookie);
    rows.push([title, ms(figures.median), ms(figures.p95), ms(aim)]);
  }
  const begun = performance.now();
  const file = await (await fetch(`${server.url}${base}/export`, { headers: { cookie } })).arrayBuffer();
  const took = performance.now() - begun;
  rows.push([`export of all as CSV, ${(file.byteLength / 1e6).toFixed(1)} MB`, ms(took), '', ms(5000)]);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  console.log(table(rows));
});
