import { verify } from '@node-rs/argon2';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build, main } from '../../workbench/build/run.mjs';
import { isStale, root } from '../../workbench/build/sources.mjs';
import { cacheFolder } from './places.mjs';
import { dist, password, startLathe } from './startServer.mjs';
import { median, quantile, table } from './statistics.mjs';

// How long a log-in takes in a tenant of 100,000 users and 1,000 permission sets. Nearly all of it is the comparison of the
// password, which is slow on purpose: beside it stands that comparison alone, by the same parameters, in the same run.
const data = path.join(cacheFolder, 'log-in-data');
const users = 100_000;
const sets = 1000;
const times = 40;
const atOnce = 8;

const nameOf = (number) => `person-${String(number).padStart(6, '0')}`;

/** Everybody has the administrator's password. */
async function fill() {
  const [, , , port, host] = readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'lathe', database: 'lathe' });
  await client.connect();
  const { rows } = await client.query('select id, schema from lathe.tenant limit 1');
  const [{ id, schema }] = rows;
  const { rows: administrators } = await client.query(`select password_hash as hash from ${schema}."user" limit 1`);
  const [{ hash }] = administrators;
  const named = `select 'b' || lpad(number::text, 19, '0') as id, 'person-' || lpad(number::text, 6, '0') as name, number
    from generate_series(1, ${users}) number`;
  await client.query(
    `insert into ${schema}."user" (id, name, password_hash, profile, kind, locale)
      select id, name, $1, 'Standard User', 'User', 'en' from (${named}) named`,
    [hash],
  );
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
  return hash;
}

async function logIn(url, right = password) {
  const userName = nameOf(1 + Math.floor(Math.random() * users));
  const answer = await fetch(`${url}/baas/auth/v1.0/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: right }),
  });
  const { resCode } = await answer.json();
  if ((resCode === '0') !== (right === password)) throw new Error(`${userName}: ${resCode}`);
}

async function compare(hash) {
  if (!(await verify(hash, password))) throw new Error('The password is another.');
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How many of them are done in a second when so many are begun at once. */
async function rate(work) {
  const each = Array.from({ length: atOnce }, async () => {
    for (let time = 0; time < times / atOnce; time++) await work();
  });
  const took = await timed(() => Promise.all(each));
  return (times * 1000) / took;
}

await main(async () => {
  const environment = { LATHE_DIST: dist, LATHE_EXTENSIONS: path.join(root, 'tests/fixtures/built-in') };
  if (isStale(dist, ['tests/fixtures/built-in'])) await build(environment);
  rmSync(data, { recursive: true, force: true });
  const server = await startLathe(data);
  const hash = await fill();
  const [ours, wrong, theirs] = [[], [], []];
  for (let time = 0; time < times; time++) {
    ours.push(await timed(() => logIn(server.url)));
    // Beyond some of them a captcha is asked for.
    if (time < 10) wrong.push(await timed(() => logIn(server.url, `${password}x`)));
    theirs.push(await timed(() => compare(hash)));
  }
  const rates = [];
  for (let round = 0; round < 3; round++)
    rates.push({ ours: await rate(() => logIn(server.url)), theirs: await rate(() => compare(hash)) });
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const ms = (value) => `${value.toFixed(1)} ms`;
  const perSecond = (key) => median(rates.map((each) => each[key]));
  console.log(
    table([
      [`${users} users, ${sets} permission sets`, 'Lathe', 'p95', 'argon2id alone', 'ratio'],
      row('log-in', ours, theirs),
      row('log-in with a wrong password', wrong, theirs),
      [
        `log-ins a second, ${atOnce} at once`,
        `${perSecond('ours').toFixed(0)}/s`,
        '',
        `${perSecond('theirs').toFixed(0)}/s`,
        (perSecond('ours') / perSecond('theirs')).toFixed(2),
      ],
    ]),
  );

  function row(title, taken, bare) {
    const ratio = (median(taken) / median(bare)).toFixed(2);
    return [title, ms(median(taken)), ms(quantile(taken, 0.95)), ms(median(bare)), ratio];
  }
});
