import fc from 'fast-check';
import { escapeJson, fillTemplate } from './fillTemplate';

describe('fillTemplate', () => {
  it('keeps the shape of a JSON body and of an address, whatever is filled in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const body = fillTemplate('{"to":"{{ to }}","text":"{{text}}"}', { to: '1', text }, escapeJson);
        expect(JSON.parse(body)).toEqual({ to: '1', text });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = new URL(fillTemplate('https://a.b/send?x=%7B%7Btext%7D%7D&k=1', { text }, encodeURIComponent));
        expect([url.searchParams.get('x'), url.searchParams.get('k')]).toEqual([text, '1']);
      }),
    );
  });

  it('knows nothing that it was not given', () => {
    expect(fillTemplate('{{constructor}}!', {}, String)).toBe('!');
  });
});
