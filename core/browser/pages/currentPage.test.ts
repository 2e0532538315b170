import 'reflect-metadata';
import fc from 'fast-check';
import { CurrentPage } from './currentPage';

function pageAt(base: string): CurrentPage {
  const page = new CurrentPage();
  page.begin({ base, params: {}, place: '' });
  return page;
}

it('leaves the addresses of the workbench alone', () => {
  const page = new CurrentPage();
  expect(page.addressOf('/projects/records/a')).toBe('/projects/records/a');
  expect(page.routeAt('/app/shop/records/a')).toBe('/app/shop/records/a');
});

it('puts the address of the page in the place of what most routes begin with', () => {
  const page = pageAt('/app/shop');
  expect(page.addressOf('/projects')).toBe('/app/shop');
  expect(page.addressOf('/projects/records/a/1')).toBe('/app/shop/records/a/1');
  expect(page.addressOf('/projectsx')).toBe('/app/shop/-/projectsx');
  expect(page.routeAt('/app/shopping')).toBe('/app/shopping');
  expect(page.routeAt('/app/shop/records/a?x=1')).toBe('/projects/records/a?x=1');
});

it('finds every route again', () => {
  const segment = fc.stringMatching(/^[\w-]{1,8}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const page = pageAt('/app/shop');
  fc.assert(
    fc.property(
      fc.oneof(
        path,
        path.map((rest) => `/projects${rest}`),
      ),
      (route) => {
        fc.pre(!route.startsWith('/projects/-/') && route !== '/projects/-');
        expect(page.routeAt(page.addressOf(route))).toBe(route);
      },
    ),
  );
});
