import 'reflect-metadata';
import { BrandStore } from './brandStore';
import { WorkbenchBrand } from './workbenchBrand';

const acme = { tenantId: 't1', name: 'Acme', logo: null, colours: { accent: '#c2410c' } };
const answer = (result: unknown) => ({ json: async () => ({ resCode: '0', result }) });
const style = (): string => document.getElementById('lathe-brand')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  document.getElementById('lathe-brand')?.remove();
});

it('is the product until the server says otherwise, and known at once the next time', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer(acme));
  const first = new WorkbenchBrand();
  expect([first.name, style()]).toEqual(['Lathe', '']);
  await first.load();
  expect([first.name, style()]).toEqual(['Acme', expect.stringContaining('--vscode-button-background:#c2410c')]);
  const next = new WorkbenchBrand();
  expect(next.name).toBe('Acme');
});

it('goes when the tenant has none any more', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer({ ...acme, name: '', colours: { accent: null } }));
  localStorage.setItem('lathe.brand', JSON.stringify(acme));
  const brand = new WorkbenchBrand();
  brand.show();
  await brand.load();
  expect([brand.name, style()]).toEqual(['Lathe', '']);
});

it.each([['no brand'], [null], [{ name: 'x' }]])('takes no %j for a brand', async (result) => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer(result));
  localStorage.setItem('lathe.brand', JSON.stringify(result));
  const brand = new WorkbenchBrand();
  await brand.load();
  expect(brand.brand).toBeUndefined();
});

it('asks for the tenant that the address of the login page names, and does without when nobody answers', async () => {
  const fetching = jest.fn().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = fetching;
  const store = new BrandStore();
  await store.start('?tenant-id=t%201&x=1');
  expect(fetching.mock.calls[0]?.[0]).toBe('/u-route/baas/v1.0/brand/current/config?tenant-id=t+1');
  expect(store.state.brand).toBeUndefined();
});
