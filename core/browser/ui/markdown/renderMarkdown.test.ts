import fc from 'fast-check';
import { renderMarkdown } from './renderMarkdown';

const linksOf = (text: string, commands = false): readonly (string | null)[] => {
  const page = document.createElement('div');
  page.innerHTML = renderMarkdown(text, { commands, base: '/extensions/one/' });
  return [...page.querySelectorAll('a, img')].map((each) => each.getAttribute('href') ?? each.getAttribute('src'));
};

describe('renderMarkdown', () => {
  it('shows HTML as text', () => {
    expect(renderMarkdown('<script>alert(1)</script> <b>x</b>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;x&lt;/b&gt;</p>\n',
    );
  });

  it('keeps links to pages, resolves those beside the text and drops the rest', () => {
    expect(linksOf('[a](https://example.org/) [b](docs/more.md) ![c](./logo.png) [d](#part)')).toEqual([
      'https://example.org/',
      '/extensions/one/docs/more.md',
      '/extensions/one/logo.png',
      '#part',
    ]);
    expect(linksOf('[a](javascript:alert(1)) [b](data:text/html,x) [c](vbscript:x) [d](//evil.example)')).toEqual([]);
  });

  it('lets commands through only where they are allowed', () => {
    expect(linksOf('[run](command:one.run)')).toEqual([]);
    expect(linksOf('[run](command:one.run?%5B1%5D)', true)).toEqual(['command:one.run?%5B1%5D']);
  });

  it('never makes an element that runs code, whatever the text', () => {
    const hostile = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '[x](java\nscript:1)',
      '![](javascript:1)',
      '<a href=',
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), hostile)), (parts) => {
        const page = document.createElement('div');
        page.innerHTML = renderMarkdown(parts.join(' '));
        for (const element of page.querySelectorAll('*')) {
          expect(['SCRIPT', 'IFRAME', 'OBJECT', 'STYLE']).not.toContain(element.tagName);
          expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
          expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*javascript:/i);
        }
      }),
    );
  });
});
