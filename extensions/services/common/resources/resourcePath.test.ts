import fc from 'fast-check';
import { matchPath, moreSpecific, readPath, segmentsOf, shapeOf } from './resourcePath';

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const parts = fc
  .array(
    fc.oneof(
      name.map((literal) => ({ literal })),
      name.map((parameter) => ({ parameter })),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .filter((all) => {
    const names = all.flatMap((part) => ('parameter' in part ? [part.parameter] : []));
    return new Set(names).size === names.length;
  });
const write = (all: readonly ({ literal: string } | { parameter: string })[]) =>
  all.map((part) => ('literal' in part ? `/${part.literal}` : `/:${part.parameter}`)).join('');

describe('paths of resources', () => {
  it('are read as they are written', () => {
    fc.assert(fc.property(parts, (all) => expect(readPath(write(all))).toEqual(all)));
  });

  it.each([
    '',
    'orders',
    '/',
    '/orders/',
    '/..',
    '/a/./b',
    '/a b',
    '/a?b',
    '/a%2Fb',
    '/:',
    '/:1',
    '/*',
    '/{id}',
    '//a',
  ])('do not include %j', (path) => expect(readPath(path)).toBeUndefined());

  it('give each parameter its value, whatever is in it', () => {
    fc.assert(
      fc.property(parts, fc.infiniteStream(fc.string({ minLength: 1, unit: 'grapheme' })), (all, values) => {
        const expected: Record<string, string> = {};
        const address = all.map((part) => {
          if ('literal' in part) return part.literal;
          const value = String(values.next().value);
          expected[part.parameter] = value;
          return encodeURIComponent(value);
        });
        const found = matchPath(all, segmentsOf(address.join('/')) ?? []);
        expect({ ...found }).toEqual(expected);
      }),
    );
  });

  it('match no address of another length or with other words', () => {
    const path = readPath('/orders/:id/lines') ?? [];
    expect(matchPath(path, ['orders', '1', 'lines'])).toEqual({ id: '1' });
    for (const other of ['orders/1', 'orders/1/lines/2', 'orders/1/Lines', 'orders//lines', 'orders/1%2Flines'])
      expect(matchPath(path, segmentsOf(other) ?? [])).toBeUndefined();
    expect(segmentsOf('%E0%A4%A')).toBeUndefined();
  });

  it('are taken by what is written down first, and have one shape whatever their parameters are called', () => {
    const read = (path: string) => readPath(path) ?? [];
    const all = ['/:a/b', '/a/:b', '/a/b'].map(read).sort(moreSpecific);
    expect(all.map(write)).toEqual(['/a/b', '/a/:b', '/:a/b']);
    expect(shapeOf(read('/orders/:id'))).toBe(shapeOf(read('/orders/:other')));
    expect(shapeOf(read('/orders/:id'))).not.toBe(shapeOf(read('/orders/id')));
  });
});
