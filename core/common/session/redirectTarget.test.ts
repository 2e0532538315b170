import fc from 'fast-check';
import { redirectTarget } from './redirectTarget';

const origin = 'https://one.lathe.example';

describe('redirectTarget', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects/app/full/000f?tab=1#menu', '/projects/app/full/000f?tab=1#menu'],
    ['projects', '/projects'],
    [`${origin}/projects?a=b`, '/projects?a=b'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/a/../b', '/b'],
    ['/%E4%BD%A0', '/%E4%BD%A0'],
    ['/100%', '/100%'],
  ])('leads to %s', (wanted, place) => {
    expect(redirectTarget(wanted, origin)).toBe(place);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    '/%252Fevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    ' //evil.example',
    '%20//evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '%6Aavascript:alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/projects',
    'https:evil.example',
    'http://one.lathe.example/',
    'https://one.lathe.example.evil.example/',
    'https://one.lathe.example@evil.example/',
    'https://user@one.lathe.example/',
    '/..//evil.example',
    '/./\\evil.example',
    '/studio/login.html?redirect=/studio/login.html',
    '',
    undefined,
    null,
  ])('does not lead to %j', (wanted) => {
    expect(redirectTarget(wanted, origin, '/home')).toBe('/home');
  });

  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '%2f',
    '%5C',
    '%09',
    '\t',
    ' ',
    '..',
    '.',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
  );
  const scheme = fc.constantFrom('', 'https:', 'http:', 'javascript:', 'ftp://', origin, '%6Aavascript:');
  const hostile = fc.tuple(scheme, fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }));

  it('never leaves the server, whatever is asked for', () => {
    fc.assert(
      fc.property(hostile, ([start, rest]) => {
        const place = redirectTarget(start + rest.join(''), origin);
        expect(place).toMatch(/^\/(?![/\\])/);
        expect(new URL(place, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
