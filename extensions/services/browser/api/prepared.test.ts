import fc from 'fast-check';
import { exampleOf, type Operation, operationsIn } from './operations';
import { asCurl, asTypeScript, missingIn, prepare } from './prepared';

const document = {
  tags: [{ name: 'ns__Order', description: 'Order' }],
  paths: {
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'read', summary: 'One', tags: ['ns__Order'], parameters: [{ name: 'q', in: 'query' }] },
      put: {
        operationId: 'change',
        tags: ['ns__Order'],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        properties: { n: { type: 'number' }, on: { format: 'date', type: 'string' }, revision: { type: 'integer' } },
      },
    },
  },
};

function operation(id: string): Operation {
  const found = operationsIn(document).find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

describe('operations of a service', () => {
  it('are read from its document, with a body to begin with', () => {
    expect(operationsIn(document).map(({ id, method, group }) => [id, method, group])).toEqual([
      ['read', 'GET', 'Order'],
      ['change', 'PUT', 'Order'],
    ]);
    expect(JSON.parse(operation('change').body ?? '')).toEqual({ n: 1, on: '2026-01-31' });
    expect(operation('read').body).toBeUndefined();
  });

  it('have examples even where a schema leads back to itself', () => {
    const named = { Tree: { type: 'object', properties: { next: { $ref: '#/components/schemas/Tree' } } } };
    expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Tree' }, named))).toContain('next');
  });

  it('keep every value in its place of the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (id, q) => {
        const { path } = prepare(operation('read'), { values: { 'path.id': id, 'query.q': q }, body: '' });
        const [address = '', search = ''] = path.split('?', 2);
        expect(address.split('/')).toHaveLength(3);
        expect(decodeURIComponent(address.split('/')[2] ?? '')).toBe(id.trim());
        expect(new URLSearchParams(search).get('q') ?? '').toBe(q.trim());
      }),
    );
  });

  it('say what is missing, and are copied for the shell and for programs', () => {
    expect(missingIn(operation('read'), { values: { 'path.id': ' ' }, body: '' })).toEqual(['id']);
    const prepared = prepare(operation('change'), { values: { 'path.id': 'a b' }, body: `{"n":"it's"}` });
    expect(asCurl(prepared, 'http://host')).toBe(
      [
        `curl -X PUT 'http://host/orders/a%20b' \\`,
        `  -H 'authorization: Bearer '"$LATHE_TOKEN" \\`,
        `  -H 'content-type: application/json' \\`,
        `  -d '{"n":"it'\\''s"}'`,
      ].join('\n'),
    );
    expect(asTypeScript(prepared, 'http://host')).toContain(`method: 'PUT'`);
  });
});
