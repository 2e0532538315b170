import { filledIn, placeOnPage } from './pagePlace';

const path = '/app/:name';

it('tells the page and the place on it', () => {
  expect(placeOnPage(path, '/app/shop')).toEqual({ params: { name: 'shop' }, base: '/app/shop', place: '' });
  expect(placeOnPage(path, '/app/a%20b/records/x%2Fy/1?q=1#z')).toEqual({
    params: { name: 'a b' },
    base: '/app/a%20b',
    place: '/records/x%2Fy/1',
  });
});

it('takes a slash at the end for none', () => {
  expect(placeOnPage(path, '/app/shop/')).toMatchObject({ base: '/app/shop', place: '' });
});

it.each(['/app', '/app/', '/apps/shop', '/x/app/shop', '/app/%E0%A4%A', '/'])('has no place for %s', (address) => {
  expect(placeOnPage(path, address)).toBeUndefined();
});

it('puts what an address says into that of a call, and nothing more than that', () => {
  expect(filledIn('/run/:name/:part', { name: 'a b/>,', part: 'x' })).toBe('/run/a%20b%2F%3E%2C/x');
  expect(filledIn('/run/:name', {})).toBe('/run/');
});
