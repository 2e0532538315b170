import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { dist, logIn, startLathe } from './startServer.mjs';
import { median, quantile, table } from './statistics.mjs';

// How long a list of users takes in a tenant of 100,000 users and 1,000 permission sets, one request after the other; beside
// it, turn by turn, the two statements that somebody would write by hand for the same rows and their number, without a server.
const data = path.join(cacheFolder, 'users-data');
const users = 100_000;
const sets = 1000;
const times = 40;

const base = '/u-route/baas/sys/v1.0/users';
const whole = `id, name, full_name, active, email, phone, profile, kind, locale, source, must_change_password,
  password_hash <> '!' as has_password, revision, created_at, modified_at`;
const brief = 'id, name, full_name, active';
const byName = 'order by lower(name), id limit 300';
const named = (part) => `where (name ilike '%${part}%' or full_name ilike '%${part}%' or email ilike '%${part}%')`;
const lists = [
  ['first page of 300', '?page=1&pageSize=300', 150, [whole, '', byName]],
  ['first page of 300, brief', '?page=1&pageSize=300&brief=1', 150, [brief, '', byName]],
  ['page in the middle', '?page=167&pageSize=300', 250, [whole, '', `${byName} offset 49800`]],
  ['last page', '?page=334&pageSize=300', 250, [whole, '', `${byName} offset 99900`]],
  ['by part of a name', '?page=1&pageSize=300&brief=1&name=person-0042', 250, [brief, named('person-0042'), byName]],
  ['by a name that nobody has', '?page=1&pageSize=300&name=zzz', 250, [whole, named('zzz'), byName]],
  [
    'deactivated, the newest first',
    '?pageSize=300&state=inactive&sort=createdAt&order=desc',
    250,
    [whole, 'where not active', 'order by created_at desc, id desc limit 300'],
  ],
  [
    'of a profile, by full name',
    '?pageSize=300&profile=Standard%20User&sort=fullName',
    250,
    [whole, "where profile = 'Standard User'", 'order by lower(full_name), id limit 300'],
  ],
];

async function fill(client) {
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
  return schema;
}

async function byServer(url, cookie) {
  const answer = await fetch(url, { headers: { cookie } });
  const { resCode, resMsg, result } = await answer.json();
  if (resCode !== '0') throw new Error(`${url}: ${resMsg}`);
  return result.length;
}

async function byHand(client, schema, [columns, where, order]) {
  const { rows } = await client.query(`select ${columns} from ${schema}."user" ${where} ${order}`);
  await client.query(`select count(*)::int from ${schema}."user" ${where}`);
  return rows.length;
}

async function timed(work, taken) {
  const begun = performance.now();
  const found = await work();
  taken.push(performance.now() - begun);
  return found;
}

async function connect() {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'lathe', database: 'lathe' });
  await client.connect();
  return client;
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const client = await connect();
  const schema = await fill(client);
  const { cookie } = await logIn(server.url);
  const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  const head = [`${users} users, ${sets} permission sets`, 'median', 'p95', 'aim (p95)', 'SQL by hand', 'ratio'];
  const rows = [head];
  for (const [title, query, aim, sql] of lists) {
    const [ours, theirs] = [[], []];
    for (let time = 0; time < times; time++) {
      const found = await timed(() => byServer(`${server.url}${base}${query}`, cookie), ours);
      const expected = await timed(() => byHand(client, schema, sql), theirs);
      if (found !== expected) throw new Error(`${title}: ${found} rows, and ${expected} by hand.`);
    }
    const ratio = (median(ours) / median(theirs)).toFixed(2);
    rows.push([title, ms(median(ours)), ms(quantile(ours, 0.95)), ms(aim), ms(median(theirs)), ratio]);
  }
  const begun = performance.now();
  const file = await (await fetch(`${server.url}${base}/export`, { headers: { cookie } })).arrayBuffer();
  const took = performance.now() - begun;
  rows.push([`export of all as CSV, ${(file.byteLength / 1e6).toFixed(1)} MB`, ms(took), '', ms(5000), '', '']);
  await client.end();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  console.log(table(rows));
});
