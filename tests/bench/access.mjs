import autocannon from 'autocannon';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { dist, logIn, startLathe } from './startServer.mjs';
import { median, table } from './statistics.mjs';

// What it costs to know what a user may do, in a tenant of 100,000 users and 1,000 permission sets, of which each user
// has five and each profile ten; compared with a call that reads one record, by a session and by tokens.
const data = path.join(cacheFolder, 'access-data');
const users = 100_000;
const sets = 1000;
const first = 'a';
const rounds = 3;

async function fill({ host, port }) {
  const client = new pg.Client({ host, port, user: 'lathe', database: 'lathe' });
  await client.connect();
  const { rows } = await client.query('select id, schema from lathe.tenant limit 1');
  const [{ id, schema }] = rows;
  const idOf = (letter, number) => `'${letter}' || lpad((${number})::text, 19, '0')`;
  await client.query(`insert into ${schema}."user" (id, name, password_hash, profile, kind, locale)
    select ${idOf(first, 'n')}, 'person-' || n, '!', case n % 3 when 0 then 'Developer' else 'Standard User' end,
      'User', 'en' from generate_series(1, ${users}) n`);
  await client.query(`insert into ${schema}.permission_set (id, name, label, permissions)
    select ${idOf('s', 'n')}, 'set_' || n, 'Set ' || n, case n % 3 when 0 then '{Manage Jobs}'::text[] else '{}' end
    from generate_series(1, ${sets}) n`);
  await client.query(`insert into ${schema}.permission_set_user (set_id, user_id)
    select ${idOf('s', `(n * 7 + k * 199) % ${sets} + 1`)}, ${idOf(first, 'n')}
    from generate_series(1, ${users}) n, generate_series(1, 5) k`);
  await client.query(`insert into ${schema}.permission_set_profile (set_id, profile_id)
    select ${idOf('s', 'n')}, p.id from ${schema}.profile p, generate_series(1, 10) n`);
  await client.query('analyze');
  await client.end();
  return { id, schema };
}

function check({ host, port }, tenant) {
  const hook = path.join(root, 'core/node/testing/typescript.cjs');
  const script = path.join(root, 'tests/bench/accessCheck.ts');
  const args = ['-r', hook, script, host, port, tenant.schema, tenant.id, first, users].map(String);
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(printed.trim().split('\n').at(-1));
}

/** One record, and three callers who may read it: a session, a personal access token and an OAuth client's token. */
async function prepareCalls(url) {
  const { cookie } = await logIn(url);
  const token = await ask(url, cookie, 'POST', '/u-route/baas/sys/v1.0/csrf/get', {});
  const make = (address, body) => ask(url, cookie, 'POST', address, body, token);
  const permissions = await ask(url, cookie, 'GET', '/u-route/baas/sys/v1.0/currentpermissions');
  const records = '/u-route/baas/metadata/v1.0/Notebook';
  const { id } = await make(records, { name: 'Bench', data: { cover: 'x'.repeat(200) } });
  const personal = await make('/u-route/baas/sys/v1.0/accesstokens', { name: 'Bench', permissions, days: 1 });
  const client = await make('/u-route/baas/oauth/v1.0/oauthinfo', { name: 'Bench', permissions });
  const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
  const granted = await fetch(`${url}/u-route/baas/oauth/v1.0/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: ofClient } = await granted.json();
  return {
    record: `${url}${records}/${id}`,
    callers: {
      call: { cookie },
      personal: { authorization: `Bearer ${personal.token}` },
      client: { authorization: `Bearer ${ofClient}` },
    },
  };
}

/** Turn by turn, so that a slow moment of the machine meets all alike; milliseconds of one call. */
async function dataCalls({ record, callers }) {
  const taken = {};
  for (const [name, headers] of Object.entries(callers)) {
    const { requests, non2xx } = await autocannon({ url: record, connections: 32, duration: 4, headers });
    if (non2xx > 0) throw new Error(`${non2xx} requests failed.`);
    taken[name] = 1000 / requests.average;
  }
  return taken;
}

async function ask(url, cookie, method, address, body, token) {
  const headers = { cookie, origin: url, 'content-type': 'application/json', ...(token && { 'csrf-token': token }) };
  const answer = await (await fetch(`${url}${address}`, { method, headers, body: JSON.stringify(body) })).json();
  if (answer.resCode !== '0') throw new Error(`${address}: ${answer.resMsg}`);
  return answer.result;
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const tenant = await fill({ host, port });
  const calls = await prepareCalls(server.url);
  const figures = [];
  for (let round = 0; round < rounds; round++)
    figures.push({ ...check({ host, port }, tenant), ...(await dataCalls(calls)) });
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const [warm, cold, call, personal, client] = ['warm', 'cold', 'call', 'personal', 'client'].map((key) =>
    median(figures.map((each) => each[key])),
  );
  const more = (value) => `${((value / call) * 100).toFixed(0)} %`;
  const micro = (value) => `${(value * 1000).toFixed(2)} µs`;
  console.log(
    table([
      [`${users} users, ${sets} permission sets`, 'each', 'of a data call', 'aim'],
      ['a data call (one record, 32 connections)', micro(call), '', ''],
      ['the same by a personal access token', micro(personal), more(personal), ''],
      ["the same by a client's token", micro(client), more(client), ''],
      ['permission check, known user', micro(warm), `${((warm / call) * 100).toFixed(2)} %`, '5 %'],
      ['permission check, first of a user', micro(cold), 'once until his access changes', ''],
    ]),
  );
});
