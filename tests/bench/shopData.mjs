import { logIn } from './startServer.mjs';

// Customers, their orders and these orders' items: 10,000, 200,000 and 600,000 of them; a tenth of each to begin with.
export const customers = 10_000;
export const orders = 200_000;
export const items = 600_000;

const table = (name) => `ns__${name}__CST`;
export const names = { customer: table('Customer'), order: table('Order'), item: table('Item') };

/** A client of the server's calls for somebody who is signed in. */
export async function client(url, userName = 'admin') {
  const { cookie } = await logIn(url, userName);
  const send = async (method, address, body, token) => {
    const headers = {
      cookie,
      origin: url,
      'content-type': 'application/json',
      ...(token ? { 'csrf-token': token } : {}),
    };
    const answer = await fetch(`${url}/u-route/baas/${address}`, { method, headers, body: JSON.stringify(body) });
    const envelope = await answer.json();
    if (envelope.resCode !== '0') throw new Error(`${address}: ${JSON.stringify(envelope).slice(0, 500)}`);
    return envelope.result;
  };
  const token = await send('POST', 'sys/v1.0/csrf/get', {});
  return { cookie, token, send: (method, address, body) => send(method, address, body, token) };
}

/** The objects as a developer makes them, and a user who sees rows by a sharing rule alone. */
export async function makeShop(url, password) {
  const { send } = await client(url);
  await send('POST', 'sys/v1.0/namespace', { name: 'ns', namespace: 'ns' });
  const object = (name) => send('POST', 'metadata/v1.0/object', { name, label: name, data: {} });
  const part = (of, kind, name, data) => send('POST', `metadata/v1.0/object/${of.id}/${kind}`, { name, data });
  const [customer, order, item] = [await object('Customer'), await object('Order'), await object('Item')];
  await part(customer, 'Field', 'email', { type: 'email' });
  await part(order, 'Field', 'customer', { type: 'lookup', object: customer.id, relationName: 'orders' });
  await part(order, 'Field', 'status', {
    type: 'singleselect',
    choices: ['open', 'paid', 'sent'].map((value) => ({ value })),
  });
  await part(order, 'Field', 'total', { type: 'currency' });
  await part(order, 'Field', 'orderedOn', { type: 'date' });
  await part(item, 'Field', 'order', { type: 'masterdetail', object: order.id, relationName: 'items' });
  await part(item, 'Field', 'product', { type: 'text' });
  await part(item, 'Field', 'quantity', { type: 'number' });
  await send('POST', `index/metadata/v1.0/${names.order}`, {
    name: 'byStatus',
    fields: ['ns__status__CST', 'ns__total__CST'],
  });
  await send('POST', 'sys/v1.0/users', {
    userName: 'ann',
    fullName: 'Ann',
    profile: 'Standard User',
    password,
    mustChangePassword: false,
  });
  const profiles = await send('GET', 'sys/v1.0/profiles');
  const { id: profile } = profiles.find(({ name }) => name === 'Standard User');
  for (const each of [customer, order, item]) {
    await part(each, 'ObjectAccess', 'standard', { source: profile, read: true, create: true });
    const condition = { conditions: [{ field: 'name', operator: 'isnotnull' }] };
    await part(each, 'SharingRule', 'all', { to: profile, condition });
  }
}

/** Fills the tables from one share of the rows to another, as a bulk of writes would leave them. */
export async function fillShop(database, schema, from, to) {
  const of = (name) => `"${schema}"."${name}"`;
  const id = (prefix, number) => `'${prefix}' || lpad((${number})::text, 16, '0')`;
  const own = `'system', 'system', 'system'`;
  const head = `id, name, owner, "createdBy", "lastModifiedBy"`;
  const range = (count) => `generate_series(${Math.floor(count * from) + 1}, ${Math.floor(count * to)}) n`;
  await database.query(`insert into ${of(names.customer)} (${head}, "ns__email__CST")
    select ${id('cust', 'n')}, 'Customer ' || n, ${own}, 'c' || n || '@example.org' from ${range(customers)}`);
  await database.query(`insert into ${of(names.order)} (${head}, "ns__customer__CST", "ns__status__CST", "ns__total__CST", "ns__orderedOn__CST")
    select ${id('ordr', 'n')}, 'Order ' || n, ${own}, ${id('cust', `n % ${Math.floor(customers * to)} + 1`)},
      (array['open', 'paid', 'sent'])[n % 3 + 1], (n * 7919 % 100000) / 100.0, date '2025-01-01' + n % 700 from ${range(orders)}`);
  await database.query(`insert into ${of(names.item)} (${head}, "ns__order__CST", "ns__product__CST", "ns__quantity__CST")
    select ${id('item', 'n')}, 'Item ' || n, ${own}, ${id('ordr', `(n - 1) / 3 + 1`)}, 'Product ' || n % 100, n % 9 + 1 from ${range(items)}`);
  await database.query('analyze');
}
