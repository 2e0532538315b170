import fc from 'fast-check';
import { textToHtml } from './textToHtml';

describe('textToHtml', () => {
  it('makes paragraphs and links', () => {
    expect(textToHtml('Hi <b>\nthere\n\nSee https://x.y/?a=1&b=2.')).toBe(
      '<p>Hi &lt;b&gt;<br>there</p>\n<p>See <a href="https://x.y/?a=1&amp;b=2">https://x.y/?a=1&amp;b=2</a>.</p>',
    );
  });

  it('lets no markup through', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = textToHtml(`${text} https://a.b/${text}`);
        expect(html.replaceAll(/<\/?p>|<br>|<a href="[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});
