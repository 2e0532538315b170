import { type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../core/common/calls/call';
import { fillPath, paramNamesOf } from '../../../core/common/calls/callPath';
import { CallLedger } from '../../../core/node/http/callLedger';
import { openSessionServer, type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import type { TestBrowser } from '../../../core/node/testing/testBrowser';
import { platformSchema } from '../../../core/node/database/database';
import type { Tenant } from '../../../core/node/tenants/tenant';
import { Tenants } from '../../../core/node/tenants/tenants';
import * as notebooks from '../../fixtures/built-in/notebooks/node';
import { builtInServers } from './builtInServers';
import { sampleBody } from './sampleBody';

/** Tables in which a tenant's own server writes while somebody else is refused. */
const livelyTables = ['audit', 'audit_seal', 'session'];
const known: Record<string, string> = { password: testPassword, profile: 'Developer' };

/** What stands in a path beside ids. */
const places: Record<string, string> = { type: 'Notebook', object: 'Made__Thing__CST' };

/** What every user of the console may know of his colleagues' work. */
const readByEveryUser = [
  'GET /u-route/baas/sys/v1.0/queues/user/:userId',
  'GET /u-route/baas/sys/v1.0/queues/:id',
  'GET /u-route/baas/sys/v1.0/queues/:id/users',
  'GET /u-route/baas/data/v1.0/picklist/:picklistId',
];

/** Empty whatever the id: there is nothing behind it that could be somebody's. */
const alwaysEmpty = ['GET /botbuilder/v1.0/application/categories/:id'];

interface Try {
  readonly call: Call;
  readonly id: string;
}

let server: SessionServer;

beforeAll(async () => {
  server = await openSessionServer({ extensions: { ...(await builtInServers()), notebooks } });
  const ann = await visitor();
  const dave = await server.addUser('dave');
  known['base'] = await profileId('Developer');
  const makes = ledger().filter(
    ({ method, path }) => method === 'POST' && paramNamesOf(path).every((one) => one in places),
  );
  let made = 0;
  for (const call of makes) made += (await attempt(ann, call, places, 'Made', dave)) ? 1 : 0;
  expect(made).toBeGreaterThan(10);
  await make(ann, '/u-route/baas/metadata/v1.0/object', { name: 'Thing' });
  await make(ann, '/u-route/baas/data/v1.0/bobject/Made__Thing__CST', { name: 'Row' });
});

afterAll(() => server.close());

function isIdName(name: string): boolean {
  return /id$/i.test(name);
}

async function profileId(name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.id(server.tenant.schema, 'profile')} where name = ${name}`.execute(server.test.database.bare);
  return rows[0]?.id ?? '';
}

function ledger(): Call[] {
  const all = server.test.container.get(CallLedger).all.map(({ call }) => call);
  // These end the session with which the others are tried, or change its password.
  return all.filter(({ audience, path }) => audience !== 'anyone' && !path.endsWith('/changepassword'));
}

interface Visitor {
  readonly browser: TestBrowser;
  readonly token: string;
}

async function visitor(name?: string): Promise<Visitor> {
  const browser = await server.signedIn(name);
  return { browser, token: (await browser.token()) ?? '' };
}

async function attempt(
  { browser, token }: Visitor,
  call: Call,
  params: Record<string, string>,
  name: string,
  id = 'x',
): Promise<boolean> {
  const body = call.body && !call.form ? sampleBody(call.body, { known, name, id }) : undefined;
  const { status } = await browser.send(call.method, fillPath(call.path, params), {
    body,
    headers: { 'csrf-token': token },
  });
  return status < 300;
}

interface Rows {
  readonly table: string;
  /** Every row of one tenant. */
  readonly from: RawBuilder<unknown>;
}

async function make({ browser, token }: Visitor, url: string, body: object): Promise<void> {
  const headers = { 'csrf-token': token };
  const { status, text } = await browser.send('POST', url, { body, headers });
  if (status !== 200) throw new Error(text);
}

/** A tenant's own tables, and its rows in those that all tenants share. */
async function rowsOf({ id, schema }: Tenant): Promise<Rows[]> {
  const { rows } = await sql<{ table_schema: string; table_name: string; names: string[] }>`
    select table_schema, table_name, array_agg(column_name::text) as names from information_schema.columns
    where table_schema in (${schema}, ${platformSchema}) group by 1, 2 order by 1, 2`.execute(
    server.test.database.bare,
  );
  return rows
    .filter(({ table_schema, names }) => table_schema === schema || names.includes('tenant_id'))
    .filter(({ table_name }) => !livelyTables.includes(table_name))
    .map(({ table_schema, table_name }) => ({
      table: table_name,
      from: sql`from ${sql.id(table_schema, table_name)} t
        where ${table_schema === schema ? sql`true` : sql`t.tenant_id = ${id}`}`,
    }));
}

/** Everything that a tenant has, in a text. */
async function contentOf(tenant: Tenant): Promise<string> {
  const parts: string[] = [];
  for (const { table, from } of await rowsOf(tenant)) {
    const { rows } = await sql<{ row: string }>`select t::text as row ${from} order by 1`.execute(
      server.test.database.bare,
    );
    parts.push(`${table}:`, ...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

/** Every id that stands in it. */
function idsIn(content: string): string[] {
  return [...new Set(content.match(/\b[0-9A-Za-z]{20}\b/g))];
}

function triesOf(ids: readonly string[]): Try[] {
  const takingIds = ledger().filter(({ path }) => paramNamesOf(path).some(isIdName));
  return takingIds.flatMap((call) => ids.map((id) => ({ call, id })));
}

async function taken(who: Visitor, tries: readonly Try[], allowed: readonly string[] = []): Promise<string[]> {
  const succeeded: string[] = [];
  for (const { call, id } of tries) {
    const params = Object.fromEntries(paramNamesOf(call.path).map((name) => [name, places[name] ?? id]));
    const name = `${call.method} ${call.path}`;
    if (await attempt(who, call, params, 'Stolen', id)) succeeded.push(name);
  }
  return [...new Set(succeeded)].filter((name) => !allowed.includes(name));
}

// A thousand tries and more.
jest.setTimeout(60_000);

it('no call reaches what belongs to another tenant', async () => {
  const foreign = await server.test.container.get(Tenants).create('Foreign');
  await server.addUser('olga', 'System Administrator', foreign);
  const before = await contentOf(server.tenant);
  // Some ids are the same in every tenant.
  const own = new Set(idsIn(await contentOf(foreign)));
  const ids = idsIn(before).filter((id) => !own.has(id));
  expect(ids.length).toBeGreaterThan(10);
  expect(await taken(await visitor('olga'), triesOf(ids), alwaysEmpty)).toEqual([]);
  expect(await contentOf(server.tenant)).toBe(before);
});

it('nobody without permissions reaches what is another user’s', async () => {
  const ids = idsIn(await contentOf(server.tenant));
  await server.addUser('reader', 'Standard User');
  const reader = await visitor('reader');
  const before = await contentOf(server.tenant);
  const tries = triesOf(ids).filter(
    // Who reads a record of metadata is its type's business.
    ({ call }) => !call.permission && !call.path.includes('/metadata/'),
  );
  expect(await taken(reader, tries, [...readByEveryUser, ...alwaysEmpty])).toEqual([]);
  expect(await contentOf(server.tenant)).toBe(before);
});
