import type { APIRequestContext } from '@playwright/test';

const base = '/u-route/baas/';

export type Send = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<unknown>;

/** Makes calls as the administrator. */
export async function sender(request: APIRequestContext): Promise<Send> {
  const token = Object((await (await request.post(`${base}sys/v1.0/csrf/get`)).json()) as unknown).result;
  return async (method, path, data) => {
    const answer = await request.fetch(base + path, { method, data, headers: { 'csrf-token': String(token) } });
    const { resCode, resMsg, result } = Object(await answer.json());
    if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
    return result;
  };
}

export const shop = { customers: 'ns__Customer__CST', orders: 'ns__Order__CST' } as const;

/** Customers and their orders: 1,200 of them, so that an index is worth something. */
export async function makeShop(request: APIRequestContext): Promise<Send> {
  const send = await sender(request);
  await send('POST', 'sys/v1.0/namespace', { name: 'ns', namespace: 'ns' });
  const object = async (name: string, plural: string): Promise<string> =>
    String(Object(await send('POST', 'metadata/v1.0/object', { name, label: name, data: { plural } })).id);
  const field = (of: string, name: string, label: string, data: object) =>
    send('POST', `metadata/v1.0/object/${of}/Field`, { name, label, data });
  const customer = await object('Customer', 'Customers');
  const order = await object('Order', 'Orders');
  await field(customer, 'email', 'E-mail', { type: 'email', unique: true });
  await field(order, 'customer', 'Customer', { type: 'lookup', object: customer, relationName: 'orders' });
  await field(order, 'number', 'Number', { type: 'text', required: true });
  await field(order, 'total', 'Total', { type: 'currency', precision: 38, scale: 4 });
  const bulk = (name: string, records: readonly object[]) =>
    send('POST', `bulk/v1.0/${name}`, { operation: 'create', records });
  const made = await bulk(
    shop.customers,
    ['Ann', 'Bob'].map((name) => ({ name, ns__email__CST: `${name}@example.org` })),
  );
  const [ann, bob] = Array.isArray(made) ? made.map((each) => String(Object(each).id)) : [];
  await bulk(
    shop.orders,
    Array.from({ length: 1200 }, (_, index) => ({
      name: `Order ${index}`,
      ns__number__CST: `N-${index}`,
      ns__customer__CST: index % 2 ? ann : bob,
      ns__total__CST: index === 0 ? '12345678901234567890.1234' : String(index),
    })),
  );
  return send;
}
