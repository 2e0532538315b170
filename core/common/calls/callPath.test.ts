import fc from 'fast-check';
import { fillPath, paramNamesOf, type PathParams, routerPath, ValueWithoutAddress } from './callPath';

describe('paths of calls', () => {
  it('know their parameters, whole segments and parts of one', () => {
    expect(paramNamesOf('/metadata/:name/:id')).toEqual(['name', 'id']);
    expect(paramNamesOf('/metadata/{name}import')).toEqual(['name']);
    const typed: PathParams<'/metadata/{name}import/:id'> = { name: 'a', id: 'b' };
    expect(fillPath('/metadata/{name}import/:id', typed)).toBe('/metadata/aimport/b');
  });

  it('tell the router where letters follow', () => {
    expect(routerPath('/metadata/:name/{id}import')).toBe('/metadata/:name/:id(.+)import');
  });

  it('may end with all that follows', () => {
    expect(paramNamesOf('/files/:id/*path')).toEqual(['id', 'path']);
    expect(routerPath('/files/:id/*path')).toBe('/files/:id/*');
    const typed: PathParams<'/files/:id/*path'> = { id: 'a', path: 'b c/d' };
    expect(fillPath('/files/:id/*path', typed)).toBe('/files/a/b%20c/d');
    expect(() => fillPath('/files/:id/*path', { id: 'a', path: 'b/../c' })).toThrow(ValueWithoutAddress);
  });

  it('keep every value in its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }).filter(isNoFolder), (value) => {
        const { pathname } = new URL(fillPath('/a/:value/b', { value }), 'http://host');
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(value);
      }),
    );
  });

  it.each(['.', '..'])('refuse "%s", which leads to another folder however it is escaped', (value) => {
    expect(() => fillPath('/a/:value/b', { value })).toThrow(ValueWithoutAddress);
    expect(fillPath('/a/:value/b', { value: `${value}x` })).toBe(`/a/${value}x/b`);
  });
});

function isNoFolder(value: string): boolean {
  return value !== '.' && value !== '..';
}
