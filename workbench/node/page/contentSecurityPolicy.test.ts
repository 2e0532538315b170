import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

function scriptSources(html: string, development = false): readonly string[] {
  const [sources = ''] = contentSecurityPolicy(html, development).split('; ').slice(1);
  return sources.split(' ').slice(1);
}

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows the inline scripts that the page came with, and no others', () => {
    const page =
      '<script>go()</script><script type="importmap">{}</script><script type="application/json">{"a":1}</script><script defer src="/a.js"></script>';
    expect(scriptSources(page)).toEqual(["'self'", hash('go()'), hash('{}')]);
  });

  it('lets only the builds of developers evaluate code', () => {
    expect(scriptSources('')).toEqual(["'self'"]);
    expect(scriptSources('', true)).toContain("'unsafe-eval'");
  });
});
