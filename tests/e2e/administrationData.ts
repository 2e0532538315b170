import type { APIRequestContext } from '@playwright/test';

const base = '/u-route/baas/sys/v1.0';

/** One of everything that administrators look after, made by calls; tells the paths of their editors. */
export async function makeAdministrationData(request: APIRequestContext): Promise<readonly string[]> {
  const token = Object((await (await request.post(`${base}/csrf/get`)).json()) as unknown).result;
  const headers = { 'csrf-token': String(token) };
  const send = async (method: 'POST' | 'PUT', path: string, data: object): Promise<{ readonly id: string }> => {
    const answer = await request.fetch(`${base}/${path}`, { method, data, headers });
    const { resCode, resMsg, result } = Object(await answer.json());
    if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
    return { id: String(Object(result).id) };
  };
  const user = await send('POST', 'users', { userName: 'ann', fullName: 'Ann Other', profile: 'Developer' });
  const { rows } = await profiles(request);
  const clone = { name: 'Lead', description: 'Leads a team.', base: rows.get('Standard User') };
  const profile = await send('POST', 'profiles', clone);
  const rights = { permissions: ['View Audit Log'], description: '' };
  const set = await send('POST', 'permissionsets', { name: 'Auditors', label: 'Auditors', ...rights });
  await send('PUT', `users/${user.id}/permissionsets`, { permissionSets: [set.id] });
  const queue = await send('POST', 'queues', { name: 'Support', label: 'Support', description: '' });
  await send('PUT', `queues/${queue.id}/users`, { users: [user.id] });
  const grant = { userId: user.id, permission: 'Manage Jobs', minutes: 60, reason: 'Helps out' };
  await send('POST', 'tempauthority', grant);
  const oidc = { type: 'OIDC', name: 'corp', issuer: 'http://localhost:1', clientId: 'lathe' };
  const provider = await send('POST', 'idp', oidc);
  const environment = await send('POST', 'environments', {
    name: 'Try-out',
    kind: 'sandbox',
    domain: 'try.example.com',
  });
  await send('PUT', 'licenses/AIWebIDE', { value: '1' });
  await send('PUT', 'sysparameters/mail.footer', { value: 'Bye', description: 'Below every message' });
  const stranger = { userName: 'cloudy', externalId: 'e-1', profile: 'Developer' };
  await send('POST', 'hw-users', stranger);
  return [
    `users/${user.id}`,
    `profiles/${profile.id}`,
    `permission-sets/${set.id}`,
    `queues/${queue.id}`,
    `identity-providers/${provider.id}`,
    `environments/${environment.id}`,
    'licenses/AIWebIDE',
    'parameters/mail.footer',
  ].map((path) => `/projects/administration/${path}`);
}

async function profiles(request: APIRequestContext): Promise<{ readonly rows: ReadonlyMap<string, string> }> {
  const { result } = Object(await (await request.get(`${base}/profiles`)).json());
  const found: readonly { readonly id: string; readonly name: string }[] = result;
  return { rows: new Map(found.map(({ id, name }) => [name, id])) };
}
