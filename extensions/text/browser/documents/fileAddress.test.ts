import fc from 'fast-check';
import { fromPairParameter, fromRouteParameter, toPairParameter, toRouteParameter } from './fileAddress';

const uri = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9+.-]{0,8}$/),
    fc.array(fc.stringMatching(/^[^/\ud800-\udfff]{1,8}$/), { minLength: 1 }),
  )
  .map(([scheme, parts]) => `${scheme}:/${parts.join('/')}`);

describe('addresses in routes', () => {
  it('lead back to the file', () => {
    expect(toRouteParameter('user:/files/a.ts')).toBe('user/files/a.ts');
    fc.assert(fc.property(uri, (each) => expect(fromRouteParameter(toRouteParameter(each))).toBe(each)));
  });

  it('lead back to both sides of a comparison', () => {
    fc.assert(
      fc.property(uri, uri, (original, modified) =>
        expect(fromPairParameter(toPairParameter(original, modified))).toEqual({ original, modified }),
      ),
    );
  });
});
